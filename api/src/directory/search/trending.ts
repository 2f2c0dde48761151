import { addDays, dayIn } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { timeZone } from '../../availability';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';

/** Looked back so far. */
const days = 7;

/** What fewer looked for could tell who they are. */
const leastSearches = 5;

const freshFor = 10_000;

/** What a directory that nobody has searched yet shows. */
export const usualSearches = [
  'Criminal Lawyer',
  'Dental Surgeon',
  'School Teacher',
  'Software Engineer',
  'Chartered Accountant',
  'Civil Engineer',
  'General Physician',
  'Laborer',
  'Government Officer',
  'Mechanical Engineer',
  'Tax Consultant',
  'Maid',
  'Corporate Lawyer',
  'Primary School Teacher',
  'Construction Worker',
  'Surgeon',
];

export type Trending = ReturnType<typeof trendingSearches>;

/**
 * What is looked for most. Only words the directory itself knows are noted, with the day and a
 * number: nothing of who searched, and nothing that somebody typed.
 */
export function trendingSearches(db: Kysely<Tables>) {
  let noted = new Map<string, number>();
  return {
    /** Remembers a search that found somebody, until `keep` stores it. */
    note(term: string): void {
      noted.set(term, (noted.get(term) ?? 0) + 1);
    },

    /** Stores what was noted and forgets what is too old to count. */
    async keep(now = new Date()): Promise<void> {
      if (noted.size === 0) return;
      const terms = noted;
      noted = new Map();
      const today = dayIn(now, timeZone);
      await db
        .insertInto('search_day')
        .values([...terms].sort().map(([term, searches]) => ({ day: today, term, searches })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'term'])
            .doUpdateSet({ searches: sql`search_day.searches + excluded.searches` }),
        )
        .execute();
      await db.deleteFrom('search_day').where('day', '<', addDays(today, -days)).execute();
    },

    top: memoize(freshFor, () => readTop(db, new Date())),
  };
}

/** Most searched first, filled up with the usual ones. */
export async function readTop(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const searched = await db
    .selectFrom('search_day')
    .select('term')
    .where('day', '>', addDays(dayIn(now, timeZone), -days))
    .groupBy('term')
    .having(sql`sum(searches)`, '>=', leastSearches)
    .orderBy(sql`sum(searches)`, 'desc')
    .orderBy('term')
    .limit(limits.trendingSearches)
    .execute();
  const terms = [...searched.map(({ term }) => term), ...usualSearches];
  const once = terms.filter(
    (term, index) => terms.findIndex((one) => one.toLowerCase() === term.toLowerCase()) === index,
  );
  return once.slice(0, limits.trendingSearches);
}
