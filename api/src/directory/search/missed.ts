import { addDays, dayIn } from '@nukkad/platform/calendar';
import { limits, type MissedSearch } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { timeZone } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { normaliseQuery, splitWords } from './interpret/normalise.model';

/** Retention in days, and distinct queries per day. */
const days = 30;
const mostOfDay = 1_000;

/** Weight of a search, per day of age. */
const decay = 0.9;

/** Rarer queries could identify the searcher. */
const leastSearches = 3;

/** Longer queries are sentences, which may describe people. */
const mostWords = 5;

export type Missed = ReturnType<typeof missedSearches>;

/** Searches without results: words, day and count, without the searcher. */
export function missedSearches(db: Kysely<Tables>) {
  let noted = new Map<string, number>();
  return {
    /**
     * Notes a search without results until `keep` stores it. Queries with `@` or digits, such as
     * emails and phone numbers, are skipped.
     */
    note(typed: string): void {
      const words = normaliseQuery(typed);
      const isPlain = !/[@\d]/.test(typed) && words !== '' && splitWords(words).length <= mostWords;
      if (isPlain && (noted.has(words) || noted.size < mostOfDay)) {
        noted.set(words, (noted.get(words) ?? 0) + 1);
      }
    },

    /** Stores the noted searches; deletes expired ones, and the rarest of a day above the limit. */
    async keep(now = new Date()): Promise<void> {
      if (noted.size === 0) return;
      const missed = noted;
      noted = new Map();
      const day = dayIn(now, timeZone);
      await db
        .insertInto('search_miss')
        .values([...missed].sort().map(([words, searches]) => ({ day, words, searches })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'words'])
            .doUpdateSet({ searches: sql`search_miss.searches + excluded.searches` }),
        )
        .execute();
      await db.deleteFrom('search_miss').where('day', '<', addDays(day, -days)).execute();
      await sql`DELETE FROM search_miss WHERE day = ${day} AND words IN (
        SELECT words FROM search_miss WHERE day = ${day}
        ORDER BY searches DESC, words OFFSET ${mostOfDay})`.execute(db);
    },
  };
}

/** Searches without results, the most frequent first, weighted by age. */
export async function readMissed(db: Kysely<Tables>, now = new Date()): Promise<MissedSearch[]> {
  const today = dayIn(now, timeZone);
  const { rows } = await sql<{ words: string; weight: number; last_day: string }>`
    SELECT words, max(day)::text AS last_day,
      round(sum(searches * ${decay}::float8 ^ (${today}::date - day))::numeric, 1)::float8 AS weight
    FROM search_miss GROUP BY words
    HAVING sum(searches) >= ${leastSearches}
    ORDER BY weight DESC, words LIMIT ${limits.missedSearchesShown}`.execute(db);
  return rows.map(({ words, weight, last_day }) => ({ words, weight, lastDay: last_day }));
}
