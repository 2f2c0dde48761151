import { freeToCancelUntil } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';

type Trx = Kysely<Tables>;
type Deps = Pick<BookingDeps, 'money'>;

/** Settles the money of a cancelled booking by its policy, however it was cancelled. */
export async function settleCancelled(
  trx: Trx,
  deps: Deps,
  row: store.BookingRow,
  by: Actor,
): Promise<void> {
  // When the professional is no longer listed, everything is refunded.
  const seller = await store.sellerOf(trx, row.vendor_id);
  const isFree =
    by !== 'client' || seller === undefined || Date.now() <= (await freeUntil(trx, row, seller));
  // After the free-cancellation deadline the payment is the professional's.
  if (isFree) await giveBack(trx, deps, row.id);
  else await deps.money.earn(trx, row.id);
}

/** Refunds everything paid for a booking, in money or in lessons. */
export async function giveBack(trx: Trx, { money }: Deps, bookingId: string): Promise<void> {
  await money.refund(trx, bookingId, 1);
  await money.giveBackCredit(trx, bookingId);
}

async function freeUntil(trx: Trx, row: store.BookingRow, { policy }: store.SellerRow) {
  const events = await store.eventsOf(trx, row.id);
  const history = events.map(({ at, actor: by, starts_at }) => ({
    at: at.toISOString(),
    by,
    start: starts_at.toISOString(),
  }));
  return freeToCancelUntil({ start: row.starts_at.toISOString(), policy, history });
}
