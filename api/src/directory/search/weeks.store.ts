import type { Kysely } from 'kysely';
import { allOwnTimes, farDays } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { type WeekNow, weekAt } from './weeks.model';

/** Availability of every known week at a moment, by id. */
export type Weeks = Map<string, WeekNow>;

export async function readWeeks(db: Kysely<Tables>, now: Date): Promise<Weeks> {
  const weeks = await db.selectFrom('week').selectAll().execute();
  const own = weeks.some(({ vendor_id }) => vendor_id !== null)
    ? await allOwnTimes(db, farDays(now))
    : null;
  return new Map(
    weeks.map(({ id, hours, lunch_from, lunch_to, vendor_id }) => {
      const lunch = lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null;
      const ownTimes = vendor_id === null ? undefined : own?.get(vendor_id);
      return [String(id), weekAt({ hours, lunch, own: ownTimes ?? null }, now)];
    }),
  );
}

/** Ids of the weeks that match a mask of `availOptions`. */
export const weeksAllowing = (weeks: Weeks, mask: number): number[] =>
  [...weeks].filter(([, { avail }]) => (avail & mask) !== 0).map(([id]) => Number(id));
