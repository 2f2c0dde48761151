import type { Kysely } from 'kysely';
import type { Tables } from '../core/db/tables.generated';
import { nextSlotsOf, type Schedule } from './slots.model';
import { farDays, ownTimesOf, soonDays } from './times.store';

/** A vendor's week, to find the next times in. */
export interface Working extends Pick<Schedule, 'hours' | 'lunch'> {
  id: string;
  /** False saves the query: nothing deviates from the week. */
  hasOwnTimes?: boolean;
}

/**
 * The next `count` free times of each vendor, by id. Reads two days first, where most vendors have
 * free times, and further days only for the rest.
 */
export async function nextTimesOf(
  db: Kysely<Tables>,
  people: readonly Working[],
  now: Date,
  count: number,
): Promise<Map<string, string[]>> {
  const soon = soonDays(now);
  const asked = people.filter(({ hasOwnTimes }) => hasOwnTimes !== false);
  const own = await ownTimesOf(
    db,
    asked.map(({ id }) => id),
    soon,
  );
  const found = new Map(
    people.map((one) => {
      const ownTimes = own.get(one.id);
      const days = ownTimes ? soon.days : undefined;
      return [one.id, nextSlotsOf({ ...one, own: ownTimes ?? null }, now, count, days)];
    }),
  );
  const busy = people.filter(({ id }) => own.has(id) && (found.get(id)?.length ?? 0) < count);
  if (busy.length === 0) return found;
  const later = await ownTimesOf(
    db,
    busy.map(({ id }) => id),
    farDays(now),
  );
  for (const one of busy) {
    found.set(one.id, nextSlotsOf({ ...one, own: later.get(one.id) ?? null }, now, count));
  }
  return found;
}
