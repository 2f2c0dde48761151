import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemsIn } from './translations';

const scripts = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };

for (const language of ['hi', 'kn'] as const) {
  test(`each text of a release has each of its words in ${language}`, () => {
    const fieldsOf = (language: 'en' | 'hi' | 'kn') =>
      itemsIn(language).map(({ kind, itemId, words }) => [kind, itemId, Object.keys(words).sort()]);
    assert.deepEqual(fieldsOf(language), fieldsOf('en'));
    for (const { kind, words } of itemsIn(language)) {
      for (const [field, written] of Object.entries(words)) {
        // The name of the product is the same everywhere.
        if (kind !== 'site' || field !== 'name') assert.match(written, scripts[language]);
      }
    }
  });
}
