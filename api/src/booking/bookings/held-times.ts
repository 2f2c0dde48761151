import { limits } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import type { HeldTimes } from '../../payments';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { applyTransition } from './transition';

/** Times of bookings whose payment an operator looks for. */
export const heldTimes = (deps: Pick<BookingDeps, 'notifyOfBooking'>): HeldTimes => ({
  /** Under the lock of the vendor's times. A time that is not held any more stays as it is. */
  async keep(trx, bookingId) {
    await trx
      .updateTable('booking')
      .set({
        expires_at: sql<Date>`greatest(expires_at,
          least(starts_at, now() + ${limits.transferCheckHours}::int * interval '1 hour'))`,
      })
      .where('id', '=', bookingId)
      .where('status', '=', 'held')
      .where('expires_at', '>', sql<Date>`now()`)
      .execute();
  },

  async release(trx, bookingId) {
    const hold = await store.bookingById(trx, bookingId);
    if (hold?.status === 'held') {
      await applyTransition(trx, deps, hold, 'expire', { by: 'system' });
    }
  },
});
