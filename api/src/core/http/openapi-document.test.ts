import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPortablePatterns, withUsedSchemas } from './openapi-document';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('schemas that no operation leads to are left out', () => {
  const schemas = { Booking: { vendor: reference('Vendor') }, Vendor: {}, VendorInput: {} };
  const document = { paths: { '/api/bookings': reference('Booking') }, components: { schemas } };
  const { components } = withUsedSchemas(document);
  assert.deepEqual(Object.keys(components.schemas), ['Booking', 'Vendor']);
});

const cases: [text: string, oneLine: boolean, noControls: boolean][] = [
  ['Asha Rao', true, true],
  ['आशा 💥', true, true],
  ['two\nlines', false, false],
  ['\u0085', false, false],
  ['\uD800', false, true],
  ['\uDC00\uD800', false, true],
];
const patterns = [String.raw`^[^\p{Cc}\p{Cs}]*$`, String.raw`^\P{Cc}*$`];
const [oneLine = '', noControls = ''] = withPortablePatterns(
  patterns.map((pattern) => ({ pattern })),
).map(({ pattern }) => pattern);
for (const [text, ...expected] of cases) {
  test(`${JSON.stringify(text)} is told apart by patterns with and without the flag u`, () => {
    for (const flags of ['', 'u']) {
      const found = [oneLine, noControls].map((pattern) => new RegExp(pattern, flags).test(text));
      assert.deepEqual(found, expected, flags);
    }
  });
}
