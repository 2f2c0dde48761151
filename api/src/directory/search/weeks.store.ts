import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { farDays, ownTimesOf, type Schedule } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { type WeekNow, weekAt } from './weeks.model';

/** Availability of every known week at a moment, by id. */
export type Weeks = Map<string, WeekNow>;

/** The availability of a week, as long as neither its schedule nor the minute changes. */
interface Computed {
  schedule: string;
  week: WeekNow;
}

/** Weeks computed before the event loop gets a turn; each takes a fraction of a millisecond. */
const together = 20;

/**
 * Reads the availability of every week. A week is computed again in the next minute, as starts and
 * notice have whole minutes, or when its schedule has changed.
 */
export function weeksReader(db: Kysely<Tables>, compute = weekAt): (now: Date) => Promise<Weeks> {
  let minute = 0;
  let known = new Map<string, Computed>();

  return async (now) => {
    const thisMinute = Math.floor(now.getTime() / 60_000);
    const before = thisMinute === minute ? known : new Map<string, Computed>();
    const found = new Map<string, Computed>();
    let computed = 0;
    for (const [id, schedule] of await readSchedules(db, now)) {
      const text = textOf(schedule);
      const earlier = before.get(id);
      if (earlier?.schedule === text) {
        found.set(id, earlier);
        continue;
      }
      found.set(id, { schedule: text, week: compute(schedule, now) });
      computed += 1;
      if (computed % together === 0) await setImmediate();
    }
    minute = thisMinute;
    known = found;
    return new Map([...found].map(([id, { week }]) => [id, week]));
  };
}

async function readSchedules(db: Kysely<Tables>, now: Date): Promise<Map<string, Schedule>> {
  const weeks = await db.selectFrom('week').selectAll().execute();
  const ids = weeks.flatMap(({ vendor_id }) => vendor_id ?? []);
  const own = await ownTimesOf(db, ids, farDays(now));
  return new Map(
    weeks.map(({ id, hours, lunch_from, lunch_to, vendor_id }) => {
      const lunch = lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null;
      const ownTimes = vendor_id === null ? null : (own.get(vendor_id) ?? null);
      return [String(id), { hours, lunch, own: ownTimes }];
    }),
  );
}

/** Equal for equal schedules. */
const textOf = ({ own, ...week }: Schedule) =>
  JSON.stringify([week, own && { ...own, taken: [...own.taken] }]);

/** Ids of the weeks that match a mask of `availOptions`. */
export const weeksAllowing = (weeks: Weeks, mask: number): number[] =>
  [...weeks].filter(([, { avail }]) => (avail & mask) !== 0).map(([id]) => Number(id));
