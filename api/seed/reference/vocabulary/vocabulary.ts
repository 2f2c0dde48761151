import { namesInLanguages } from '@nukkad/platform/names/in-languages';
import { z } from 'zod';
import type { Tables } from '../../../src/core/db/tables.generated';
import { plainWords } from '../../../src/directory/search/interpret/plain-words.model';
import { categoryId, professions, type ReferenceProfession } from '../professions';
import advocate from './advocate.json';
import ca from './ca.json';
import doctor from './doctor.json';
import engineer from './engineer.json';
import govtOfficer from './govt-officer.json';
import labour from './labour.json';
import officer from './officer.json';
import teacher from './teacher.json';

const words = z.array(z.string().min(1));

/**
 * Search terms of a profession and its sub-categories: synonyms, problems, and both in Kannada and
 * Hindi, in Latin and in native script. Chosen by hand: symptoms, treatments, names of forms and
 * examinations, brand names, common spellings. A term may have two topics only if `ambiguousTerms`
 * has it.
 */
const schema = z.record(
  z.string(),
  z.strictObject({ profession: words, categories: z.record(z.string(), words) }),
);

export const vocabulary = schema.parse({
  ...{ advocate, ca, doctor, engineer, labour, officer, teacher },
  'govt-officer': govtOfficer,
});

/** Terms with several correct topics. */
export const ambiguousTerms = ['labour', 'lekka', 'plaster'];

/** Likelier meanings weigh more: a name before its synonyms. */
const weights = { profession: 12, name: 10, synonym: 6 };

/** Names of all topics, in every language. */
export const topicNames = (): string[][] =>
  professions.map(({ slug, categoryName, categories }) =>
    [named(categoryName), ...categories.map((name) => named(name, slug))].flat(),
  );

/** Search terms, each word of each category once. */
export function termRows(): Tables['term'][] {
  const terms = professions.flatMap(termsOf);
  return [...new Map(terms.map((term) => [`${term.text} ${term.node_id}`, term])).values()];
}

function termsOf({ slug, categoryName, categories }: ReferenceProfession): Tables['term'][] {
  const known = vocabulary[slug];
  const top = categoryId(slug);
  return [
    ...synonyms(known?.profession ?? [], top),
    ...named(categoryName).map((name) => term(name, top, weights.profession)),
    ...categories.flatMap((name) => {
      const id = categoryId(slug, name);
      return [
        ...synonyms(known?.categories[name] ?? [], id),
        ...named(name, slug).map((one) => term(one, id, weights.name)),
      ];
    }),
  ];
}

/** A name in every language of the site, as pages say it. */
const named = (english: string, profession?: string): string[] => [
  english,
  ...namesInLanguages(english, profession),
];

const synonyms = (labels: string[], id: string) =>
  labels.map((label) => term(label, id, weights.synonym));

const term = (label: string, node_id: string, weight: number): Tables['term'] => ({
  text: plainWords(label),
  node_id,
  label,
  weight,
  is_kept: true,
});
