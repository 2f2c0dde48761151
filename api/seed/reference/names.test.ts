/** What is in the lists of an installation has a name in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameIn } from '@nukkad/platform/names/in-languages';
import { defaultContent } from '../../src/content/site/content.defaults';
import { availOptions } from '../../src/directory/search/weeks.model';
import { facetRows } from './facets';
import { cities } from './places';
import { professions } from './professions';
import { referenceItemRows } from './reference-lists';

/** Degrees and institutes that go by their letters everywhere: `BCom`, `IISc`. */
const letters = /^[A-Z][A-Za-z]*[A-Z][A-Za-z]*$/;

const lists: [list: string, names: string[], profession?: string][] = [
  ['professions', professions.map(({ categoryName }) => categoryName)],
  ['kinds of account', professions.map(({ userTypeName }) => userTypeName)],
  ...professions.map(
    ({ slug, categories }) =>
      [`specialities of ${slug}`, categories, slug] as [string, string[], string],
  ),
  ['options of filters', [...facetRows(), ...availOptions].map(({ label }) => label)],
  ['cities and states', cities.flatMap(({ name, state }) => [name, state])],
  ['localities', cities.flatMap(({ places }) => places.map(({ name }) => name))],
  [
    'links of the footer',
    [...defaultContent.footer.quickLinks, ...defaultContent.footer.popularCategories].map(
      ({ label }) => label,
    ),
  ],
  ['choices in forms', referenceItemRows().map(({ name }) => name)],
];

for (const [list, names, profession] of lists) {
  for (const language of ['hi', 'kn'] as const) {
    test(`${list} have names in ${language}`, () => {
      const missing = names.filter(
        (name) => nameIn(language, name, profession) === name && !letters.test(name),
      );
      assert.deepEqual([...new Set(missing)], []);
    });
  }
}
