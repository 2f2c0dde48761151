import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sourceFiles } from './support/fingerprint.mjs';
import { isProductSource } from './support/patterns.mjs';
import { ROOT } from './support/repository.mjs';

/** Folders that format money, counts, phone numbers and times. */
const homes = ['platform/src/format/', 'platform/src/calendar/'];

/** Files outside them that may format, with the reason. */
const exceptions = {
  'api/src/core/language/formats.ts':
    'a message is in the language of its reader, and the formats of a page in that of the page',
  'api/src/phone-messages/templates/templates.model.ts':
    'messages have languages that the site has not, and thirty characters for a value',
  'platform/src/contract/schemas/practice-settings.schema.ts':
    'it asks whether the runtime knows a zone',
  'shared-ui/src/day/date-format.ts':
    'the look imports nothing of the platform; its test compares the words',
};

const formatters = [
  ['a format of its own', /\bIntl\.(DateTimeFormat|NumberFormat|RelativeTimeFormat)\s*\(/],
  ['a format of the runtime', /\.toLocale(Date|Time)?String\s*\(/],
  ['an amount put together', /₹\$\{/],
  ['a number to dial put together', /`tel:\$\{/],
];

/** Comments may quote what is forbidden. */
const withoutComments = (source) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

function ownFormats(file, source) {
  if (homes.some((home) => file.startsWith(home)) || file in exceptions) return [];
  const code = withoutComments(source);
  return formatters.filter(([, pattern]) => pattern.test(code)).map(([what]) => `${file}: ${what}`);
}

const front = ['platform', 'shared-ui', 'shell', 'mf-public', 'mf-auth', 'mf-user-dashboard'];
front.push('mf-onboarding', 'mf-operator', 'mf-vendor-dashboards', 'api');

const sources = front
  .flatMap((folder) => sourceFiles(path.join(ROOT, folder)))
  .map((file) => path.relative(ROOT, file))
  .filter(isProductSource);

const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');

test('what is looked for is found, and types are none of it', () => {
  const found = [
    "new Intl.NumberFormat('en-IN')",
    'Intl.DateTimeFormat().format(now)',
    "count.toLocaleString('en-IN')",
    'now.toLocaleDateString()',
    'const price = `₹$' + '{rupees}`;',
    'href={`tel:$' + '{phone}`}',
  ];
  for (const source of found) assert.equal(ownFormats('shell/src/a.ts', source).length, 1, source);
  const allowed = ['parts: Intl.DateTimeFormatOptions', '// count.toLocaleString()', "'₹500'"];
  for (const source of allowed) assert.deepEqual(ownFormats('shell/src/a.ts', source), [], source);
});

test('money, counts, telephone numbers and times are written by one module', () => {
  assert.ok(sources.length > 500, `only ${sources.length} sources were read`);
  assert.deepEqual(
    sources.flatMap((file) => ownFormats(file, textOf(file))),
    [],
  );
});

test('every exception is one', () => {
  for (const file of Object.keys(exceptions)) {
    const code = withoutComments(textOf(file));
    assert.ok(
      formatters.some(([, pattern]) => pattern.test(code)),
      file,
    );
  }
});
