import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normaliseQuery } from '../../../src/directory/search/interpret/normalise.model';
import { categoryId, professions } from '../professions';
import { ambiguousTerms, termRows } from './vocabulary';

/** Minimum number of terms per topic, and per Indian script. */
const leastTerms = 25;
const leastOfScript = 3;

const scripts = { Hindi: /\p{Script=Devanagari}/u, Kannada: /\p{Script=Kannada}/u };

const topics = professions.flatMap(({ slug, categories }) => [
  { name: slug, id: categoryId(slug) },
  ...categories.map((name) => ({ name: `${slug}/${name}`, id: categoryId(slug, name) })),
]);

const terms = termRows();

for (const { name, id } of topics) {
  test(`${name} is known by enough terms in three languages`, () => {
    const labels = terms.filter(({ node_id }) => node_id === id).map(({ label }) => label);
    assert.ok(labels.length >= leastTerms, `${labels.length} terms`);
    for (const [language, script] of Object.entries(scripts)) {
      const own = labels.filter((label) => script.test(label));
      assert.ok(own.length >= leastOfScript, `${own.length} terms in ${language}`);
    }
  });
}

test('no term belongs to two topics unless it is marked ambiguous', () => {
  const topicsOf = new Map<string, Set<string>>();
  for (const { label, node_id } of terms) {
    const text = normaliseQuery(label);
    topicsOf.set(text, (topicsOf.get(text) ?? new Set()).add(node_id));
  }
  const shared = [...topicsOf].filter(([, ids]) => ids.size > 1).map(([text]) => text);
  assert.deepEqual(shared.sort(), [...ambiguousTerms].sort());
});
