import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { plainWords } from '../../../src/directory/search/interpret/plain-words.model';
import type { Profession } from '../../sample/professions/profession.types';
import { professions } from '../../sample/professions/professions';
import { categoryId } from '../../sample/vendors/vendor';
import { crafts } from './vocabulary.crafts';
import { health } from './vocabulary.health';
import { law } from './vocabulary.law';
import { offices } from './vocabulary.offices';
import { subjects } from './vocabulary.subjects';
import type { Vocabulary } from './vocabulary.types';

const byProfession: Record<string, Vocabulary> = {
  ...health,
  ...law,
  ...subjects,
  ...crafts,
  ...offices,
};

/** Terms that mean more than one topic, each of them rightly. */
export const ambiguousTerms = ['labour', 'lekka', 'plaster'];

/** The likelier meaning weighs more: a name before what it is called besides. */
const weights = { profession: 12, name: 10, synonym: 6 };

/** Words that searches are understood by. Those that exist stay as they are. */
export async function seedVocabulary(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('term')
    .values(vocabularyTerms())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every word for every category, each once. */
export function vocabularyTerms(): Tables['term'][] {
  const terms = professions.flatMap(termsOf);
  return [...new Map(terms.map((term) => [`${term.text} ${term.node_id}`, term])).values()];
}

function termsOf(profession: Profession): Tables['term'][] {
  const words = byProfession[profession.slug] ?? {};
  const top = categoryId(profession);
  return [
    ...synonyms(words[''] ?? [], top),
    term(profession.categoryName, top, weights.profession),
    ...profession.trades.flatMap((trade) => {
      const id = categoryId(profession, trade);
      return [...synonyms(words[trade.name] ?? [], id), term(trade.name, id, weights.name)];
    }),
  ];
}

const synonyms = (labels: string[], id: string) =>
  labels.map((label) => term(label, id, weights.synonym));

const term = (label: string, node_id: string, weight: number): Tables['term'] => ({
  text: plainWords(label),
  node_id,
  label,
  weight,
  is_kept: true,
});
