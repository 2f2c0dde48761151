import { daysBetween } from '@nukkad/platform/calendar';
import { type BookingKind, limits, type SlotsAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { scheduleOf, slotsBetween, type Wanted } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { sellerOf, serviceOf } from '../bookings/bookings.store';
import { offerOf } from '../bookings/offer.model';

/**
 * Days as `yyyy-MM-dd` in the vendor's zone, both inclusive; the service or kind to book, if known.
 */
export interface SlotsAsked {
  id: string;
  from: string;
  to: string;
  kind?: BookingKind | undefined;
  service?: string | undefined;
  hours?: number | undefined;
}

export type SlotsService = ReturnType<typeof slotsService>;

const day = 86_400_000;

export function slotsService(db: Kysely<Tables>) {
  /** The minimum length of a free time. */
  async function wanted({ id, kind, service, hours }: SlotsAsked): Promise<Wanted> {
    const sold = service === undefined ? undefined : await serviceOf(db, id, service);
    if (service !== undefined && !sold) throw notValid({ service: 'must be one of theirs' });
    if (kind === undefined) return sold ? { minutes: sold.minutes } : {};
    const seller = await sellerOf(db, id);
    const offer = seller && offerOf(seller, { kind, service: sold ?? null, hours: hours ?? null });
    if (!offer) throw notValid({ kind: 'must be something this professional is booked for' });
    return offer;
  }

  return {
    /**
     * Fails with `vendor-unknown`, or with `validation` for days in the wrong order and for a
     * service this vendor does not offer.
     */
    async between(asked: SlotsAsked): Promise<SlotsAnswer> {
      const { id, from, to } = asked;
      refuseBadRange(daysBetween(from, to) + 1);
      const schedule = await scheduleOf(db, id, {
        from: Date.parse(from) - day,
        until: Date.parse(to) + 2 * day,
      });
      if (!schedule) throw new ApiError('vendor-unknown', 'There is no such professional.');
      const days = slotsBetween(from, to, schedule, new Date(), await wanted(asked));
      return { timeZone: schedule.timeZone, days };
    },
  };
}

function refuseBadRange(days: number): void {
  if (days >= 1 && days <= limits.slotDays) return;
  throw notValid({
    to: days < 1 ? 'must not be before from' : `must be within ${limits.slotDays} days`,
  });
}
