import type { CaseAccepted } from '@nukkad/platform/contract';
import { lockTimes } from '../../availability';
import {
  applyTransition,
  bookingById,
  type ChangesService,
  type IdempotentRequest,
  type NotifyOfBooking,
  withClient,
} from '../../booking';
import { noPractice } from '../../core/auth/practice-of';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError } from '../../core/http/problems';
import { categoryOf } from '../calendar/case-category.model';
import { todayIn } from '../clients/practice-zone';
import { titleOf } from './cases.model';
import { addCase } from './cases.store';

interface Deps {
  idempotent: IdempotentWrite;
  notifyOfBooking: NotifyOfBooking;
  bookings: Pick<ChangesService, 'reject' | 'read'>;
}

export type CaseRequestsService = ReturnType<typeof caseRequestsService>;

/** Requests that advocates accept as cases. */
export function caseRequestsService({ idempotent, notifyOfBooking, bookings }: Deps) {
  return {
    /** Accepts the request and opens a case. Fails with `not-found`, `booking-state`. */
    async accept(
      bookingId: string,
      { caller: { person }, key }: IdempotentRequest,
    ): Promise<CaseAccepted> {
      const vendorId = person?.vendorId;
      if (!person || !vendorId) throw noPractice();
      const { userId } = person;
      const write = { call: 'acceptCaseRequest', key, body: { bookingId, by: userId } } as const;
      return idempotent(write, async (trx) => {
        await lockTimes(trx, vendorId);
        const row = await bookingById(trx, bookingId);
        if (row?.vendor_id !== vendorId || row.status === 'held') throw noRequest();
        const accepted = await applyTransition(trx, { notifyOfBooking }, row, 'accept', {
          ...{ by: 'vendor', byId: userId },
        });
        const { client_id } = await withClient(trx, accepted);
        const about = [row.service_name, row.reason].filter(Boolean).join(' ');
        const caseId = await addCase(trx, {
          ...{ vendor_id: vendorId, client_id: client_id as string, booking_id: bookingId },
          title: titleOf(row.reason ?? row.service_name, row.client_name ?? ''),
          category: categoryOf(about),
          opened_on: await todayIn(trx, vendorId),
        });
        return { bookingId, caseId };
      });
    },

    /** Declines the request with a reason. Fails with `not-found`, `booking-state`. */
    async reject(bookingId: string, reason: string, how: IdempotentRequest): Promise<void> {
      const vendorId = how.caller.person?.vendorId;
      if (!vendorId) throw noPractice();
      const { vendor } = await bookings.read(bookingId, how.caller);
      if (vendor._id !== vendorId) throw noRequest();
      await bookings.reject(bookingId, reason, how);
    },
  };
}

const noRequest = () => new ApiError('not-found', 'There is no such booking.');
