import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';
import { type WeekNow, weekAt } from './weeks.model';

/** What every known week allows at a moment, by its id. */
export type Weeks = Map<string, WeekNow>;

export async function readWeeks(db: Kysely<Tables>, now: Date): Promise<Weeks> {
  const weeks = await db.selectFrom('week').selectAll().execute();
  return new Map(
    weeks.map(({ id, hours, lunch_from, lunch_to }) => {
      const lunch = lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null;
      return [String(id), weekAt({ hours, lunch }, now)];
    }),
  );
}

/** Ids of the weeks that allow one of the options in a mask of `availOptions`. */
export const weeksAllowing = (weeks: Weeks, mask: number): number[] =>
  [...weeks].filter(([, { avail }]) => (avail & mask) !== 0).map(([id]) => Number(id));
