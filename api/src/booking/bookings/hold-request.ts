import { type HoldOrder, limits } from '@nukkad/platform/contract';
import { lockTimes, nearestTo, type Schedule, scheduleOf, standingOf } from '../../availability';
import { isKnown, type Write } from '../../core/http/idempotency';
import { ApiError, SlotTaken } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { around } from './availability-snapshot';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { expireDueHolds } from './expire-due';
import { type Offer, offerOf } from './offer.model';

/** A hold request, validated against the vendor's offer. */
export interface HoldRequest {
  seller: store.SellerRow;
  service: Awaited<ReturnType<typeof store.serviceOf>>;
  offer: Offer;
  start: Date;
  schedule: Schedule;
  hasDueHolds: boolean;
}

/** `refusal`: why the time is not available; null when it is. */
interface Answered {
  asked: HoldRequest;
  refusal: ApiError | null;
}

/**
 * Validates a hold order. Fails with `vendor-unknown`, with `validation` for what this vendor is
 * not booked for, and when the time is taken, unless this is a retry of a write that succeeded.
 */
export async function readRequest(
  deps: BookingDeps,
  order: HoldOrder,
  write: Write,
): Promise<Answered> {
  const asked = await withDueHoldsEnded(deps, order);
  const refusal = refusalOf(asked);
  if (refusal && !(await isKnown(deps.db, write))) throw refusal;
  return { asked, refusal };
}

/**
 * After waiting in the queue only the time can have been taken, so only the schedule is read again.
 */
export async function rereadRequest({ db }: BookingDeps, before: HoldRequest): Promise<Answered> {
  const { seller, start } = before;
  const schedule = (await scheduleOf(db, seller.id, around(start))) ?? before.schedule;
  const asked = { ...before, schedule };
  return { asked, refusal: refusalOf(asked) };
}

async function understood(deps: BookingDeps, order: HoldOrder): Promise<HoldRequest> {
  const start = new Date(order.start);
  const seen = await deps.readSnapshot(order.vendorId, start);
  if (!seen) throw new ApiError('vendor-unknown', 'There is no such professional.');
  const { seller } = seen;
  const service =
    order.service === undefined
      ? undefined
      : await store.serviceOf(deps.db, order.vendorId, order.service);
  if (order.service !== undefined && !service) throw notValid({ service: 'must be one of theirs' });
  const want = { kind: order.kind, service: service ?? null, hours: order.hours ?? null };
  const offer = offerOf(seller, want);
  if (!offer) throw notValid({ kind: 'must be something this professional is booked for' });
  return { ...seen, service, offer, start };
}

/** Slots blocked only by expired holds count as free. */
async function withDueHoldsEnded(deps: BookingDeps, order: HoldOrder): Promise<HoldRequest> {
  const asked = await understood(deps, order);
  const { schedule, start, offer, seller } = asked;
  if (standingOf(start, schedule, new Date(), offer) !== 'booked') return asked;
  if (!asked.hasDueHolds) return asked;
  await deps.db.transaction().execute(async (trx) => {
    await lockTimes(trx, seller.id);
    await expireDueHolds(trx, deps, seller.id);
  });
  return understood(deps, order);
}

function refusalOf({ schedule, start, offer }: HoldRequest): ApiError | null {
  const standing = standingOf(start, schedule, new Date(), offer);
  if (standing === null) return null;
  if (standing !== 'booked') {
    return notValid({ start: standing === 'past' ? 'must be a time to come' : offGrid });
  }
  const others = nearestTo(start, schedule, new Date(), limits.alternativesOffered, offer);
  return new SlotTaken(others);
}

const offGrid = 'must be one of the times this professional offers';
