import {
  limits,
  type PracticeBookingsAnswer,
  type PracticeBookingsQuery,
  type PracticeBookingsShown,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { practiceBy } from './practice.store';
import { toPracticeBooking } from './practice-booking';
import { countBookings, pageOfBookings } from './practice-bookings.store';

export type BookingListService = ReturnType<typeof bookingListService>;

/** Filters of the past list the latest booking first. */
const isBehind: Record<PracticeBookingsShown, boolean> = {
  ...{ requests: false, upcoming: false, past: true, cancelled: true, all: true },
};

/** A practice's bookings, page by page. */
export function bookingListService(db: Kysely<Tables>) {
  return {
    /** Fails with `page-out-of-range`. */
    async of(vendorId: string, query: PracticeBookingsQuery): Promise<PracticeBookingsAnswer> {
      const { shown = 'all', q = '', sort = 'time', page = 1 } = query;
      const { limit = limits.practiceBookingsPerPage } = query;
      const direction = query.direction ?? (sort === 'time' && isBehind[shown] ? 'desc' : 'asc');
      const chosen = { shown, q };
      const total = await countBookings(db, vendorId, chosen);
      const totalPages = Math.ceil(total / limit);
      if (page > Math.max(1, totalPages)) {
        throw new ApiError('page-out-of-range', `There are ${totalPages} pages.`);
      }
      const offset = (page - 1) * limit;
      const { timeZone } = await practiceBy(db, vendorId);
      const order = { sort, direction, timeZone, limit, offset };
      const rows = await pageOfBookings(db, vendorId, chosen, order);
      const now = new Date();
      const bookings = rows.map((row) => toPracticeBooking(row, now));
      return { bookings, page, limit, total, totalPages };
    },
  };
}
