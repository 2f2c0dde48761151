import { addDays, dayIn } from '@nukkad/platform/calendar';
import { limits, type MissedSearch } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { timeZone } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { normaliseQuery, splitWords } from './interpret/normalise.model';

/** Kept so many days, and so many different words of each. */
const days = 30;
const mostOfDay = 1_000;

/** What a search counts, of one a day later. */
const decay = 0.9;

/** What fewer looked for could tell who they are. */
const leastSearches = 3;

/** Longer texts are sentences, which may tell of people. */
const mostWords = 5;

export type Missed = ReturnType<typeof missedSearches>;

/** Searches that found nobody: their words, the day and a number, nothing of who searched. */
export function missedSearches(db: Kysely<Tables>) {
  let noted = new Map<string, number>();
  return {
    /** Remembers what found nobody, until `keep` stores it. Addresses and numbers are left out. */
    note(typed: string): void {
      const words = normaliseQuery(typed);
      const isPlain = !/[@\d]/.test(typed) && words !== '' && splitWords(words).length <= mostWords;
      if (isPlain && (noted.has(words) || noted.size < mostOfDay)) {
        noted.set(words, (noted.get(words) ?? 0) + 1);
      }
    },

    /** Stores what was noted; forgets what is too old, and the rarest of a day that has too much. */
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

/** What found nobody, the most first; a search of today counts 1, one of yesterday less. */
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
