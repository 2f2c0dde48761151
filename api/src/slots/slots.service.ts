import { limits, type SlotsAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../http/problems';
import type { Tables } from '../storage/database.types';
import { lunchOf } from '../vendors/vendor.wire';
import { daysFrom, slotsBetween, timeZone } from './slots.model';
import { hoursOf } from './slots.store';

/** Days as `yyyy-MM-dd`, both included. */
export interface SlotsAsked {
  id: string;
  from: string;
  to: string;
}

export type SlotsService = ReturnType<typeof slotsService>;

export function slotsService(db: Kysely<Tables>) {
  return {
    /** Fails with `vendor-unknown`, or `validation` for days that end before they begin. */
    async between({ id, from, to }: SlotsAsked): Promise<SlotsAnswer> {
      refuseBadRange(daysFrom(from, to));
      const row = await hoursOf(db, id);
      if (!row) throw new ApiError('vendor-unknown', 'There is no such professional.');
      const schedule = { hours: row.working_hours, lunch: lunchOf(row) };
      return { timeZone, days: slotsBetween(from, to, schedule, new Date()) };
    },
  };
}

function refuseBadRange(days: number): void {
  if (days >= 1 && days <= limits.slotDays) return;
  const rule = days < 1 ? 'must not be before from' : `must be within ${limits.slotDays} days`;
  throw new ApiError('validation', `to: ${rule}`, { to: rule });
}
