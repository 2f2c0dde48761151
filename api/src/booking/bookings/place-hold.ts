import { type Hold, type HoldOrder, limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { cellsBetween, lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { orNotFound, SlotTaken } from '../../core/http/problems';
import { bookedVendors, vendorChanged } from '../../directory';
import { answerDeadline, askedFor } from './answer-deadline.model';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { expireDueHolds } from './expire-due';
import type { HoldRequest } from './hold-request';
import { payingByOf } from './offer.model';

/** Writes a hold, under the lock of the vendor's times. Fails with `slot-taken`. */
export async function placeHold(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  { order, asked, caller }: { order: HoldOrder; asked: HoldRequest; caller: Caller },
): Promise<Omit<Hold, 'key'>> {
  const { seller, service, offer, start } = asked;
  await lockTimes(trx, seller.id);
  await expireDueHolds(trx, deps, seller.id);
  const end = start.getTime() + offer.minutes * 60_000;
  const hold = await store.insertBooking(trx, {
    id: uuidv7(),
    vendor_id: seller.id,
    user_id: caller.person?.userId ?? null,
    kind: order.kind,
    status: 'held',
    starts_at: start,
    ends_at: new Date(end),
    time_zone: seller.timeZone,
    service_id: service?.id ?? null,
    service_name: service?.name ?? null,
    fee_amount: offer.fee?.amount ?? null,
    fee_currency: offer.fee?.currency ?? null,
    expires_at: sql<string>`now() + ${limits.holdMinutes}::int * interval '1 minute'`,
  });
  const cells = cellsBetween(start.getTime(), end, seller);
  if (!(await store.takeCells(trx, hold, cells))) throw new SlotTaken();
  await store.addEvent(trx, hold, {
    from: null,
    by: 'client',
    byId: caller.person?.userId ?? null,
    note: null,
  });
  if (await store.markOwnTimes(trx, seller.id)) await vendorChanged(trx, seller.id);
  return toHold(trx, deps.money, hold, seller);
}

/** A hold as its holder sees it, without its key. */
export async function toHold(
  trx: Kysely<Tables>,
  money: BookingDeps['money'],
  row: store.BookingRow,
  seller: store.SellerRow,
): Promise<Omit<Hold, 'key'>> {
  const { user_id: userId, vendor_id: vendorId } = row;
  const fee =
    row.fee_amount === null || row.fee_currency === null
      ? null
      : { amount: row.fee_amount, currency: row.fee_currency };
  const minutes = (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000;
  const credits =
    userId !== null && row.kind === 'lesson'
      ? await money.creditsLeft(trx, { userId, vendorId, minutes })
      : 0;
  return {
    _id: row.id,
    vendor: orNotFound(
      (await bookedVendors(trx, [vendorId])).get(vendorId),
      'No such professional.',
    ),
    kind: row.kind,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    expiresAt: (row.expires_at as Date).toISOString(),
    service: row.service_name,
    fee,
    payingBy: payingByOf({ fee, isOnlineOffered: money.isOnlineOffered(userId), credits }),
    policy: seller.policy,
    isAskedFirst: seller.isAskedFirst,
    answerBy: answerDeadline(askedFor(row, seller), new Date()).toISOString(),
  };
}
