import { addDays, dayIn } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { timeZone } from '../../availability';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';

/** Days that count. */
const days = 7;

/** Rarer terms could identify the searcher. */
const leastSearches = 5;

const freshFor = 10_000;

/** Shown until there are enough searches. */
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
 * The most frequent searches. Only terms of the directory are stored, with day and count: neither
 * the searcher nor typed text.
 */
export function trendingSearches({ db, reading }: Record<'db' | 'reading', Kysely<Tables>>) {
  let noted = new Map<string, number>();
  return {
    /** Notes a search with results until `keep` stores it. */
    note(term: string): void {
      noted.set(term, (noted.get(term) ?? 0) + 1);
    },

    /** Stores the noted searches and deletes expired ones. */
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

    top: memoize(freshFor, () => readTop(reading, new Date())),
  };
}

/** Most searched first, filled up with `usualSearches`. */
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
