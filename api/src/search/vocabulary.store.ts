import type { Kysely } from 'kysely';
import { cached } from '../cached';
import type { Tables } from '../storage/database.types';
import { vocabularyOf } from './vocabulary.model';

/** A word nobody has used for a category before is known after so long. */
const freshFor = 60_000;

/** The directory's vocabulary: thousands of words, which every process keeps to itself. */
export const vocabularyFrom = (db: Kysely<Tables>) =>
  cached(freshFor, async () => {
    const terms = await db
      .selectFrom('term')
      .select(['text', 'node_id', 'label', 'weight'])
      .execute();
    return vocabularyOf(terms);
  });
