import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surrogateKeys } from './surrogate-keys';

const id = '0192f0c1-2345-7abc-8def-0123456789ab';
const cases: [path: string, key: string][] = [
  [`/api/vendors/${id}`, `vendor-${id}`],
  [`/hi/api/vendors/${id}`, `vendor-${id}`],
  [`/api/vendors/${id}/slots?from=2026-11-24`, `vendor-${id}`],
  ['/api/vendors?spec=dentist', 'vendors'],
  ['/api/vendors/most-viewed', 'vendors'],
  ['/api/vendordetail/getVendorsByCategory?category=1', 'vendors'],
  ['/api/category/getAllCategories', 'category'],
  ['/api/content/site', 'content'],
  ['/api/a b,c\n', 'abc'],
];
for (const [path, key] of cases) {
  test(`a page that read ${JSON.stringify(path)} goes with ${key}`, () =>
    assert.deepEqual(surrogateKeys('0123', [[path, '']]), ['lock-0123', key]));
}

test('a header line has an end', () => {
  const reads = Array.from({ length: 500 }, (_, n): [string, string] => [`/api/kind${n}`, '']);
  assert.equal(surrogateKeys('0123', reads).length, 100);
});
