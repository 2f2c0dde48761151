import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import {
  type Booking,
  type BookingsShown,
  bookingCreditNotesAddress,
  bookingInvoiceAddress,
  type CancelOrder,
  calendarAddress,
  type MoveOrder,
  type ReviewOrder,
  type WaitlistEntry,
} from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';

export function useBookings(when: BookingsShown, cursor?: string) {
  const query = cursor === undefined ? { when } : { when, cursor };
  return useEndpoint('getMyBookings', { query }, { refreshOnShow: true });
}

export const useBooking = (bookingId: string) =>
  useEndpoint('getBooking', { params: { bookingId } }, { refreshOnShow: true });

export const useWaitlist = () => useEndpoint('getMyWaitlist', undefined, { refreshOnShow: true });

export const useCredits = () => useEndpoint('getMyCredits');

export const useAssignments = () =>
  useEndpoint('getMyAssignments', undefined, { refreshOnShow: true });

/** The vendor's slots, long enough for the booking. */
export function useTimes({ vendor, kind, start, end }: Booking, from: string, to: string) {
  const hours = (Date.parse(end) - Date.parse(start)) / 3_600_000;
  const query = { from, to, kind, ...(kind === 'hire' && { hours }) };
  return useEndpoint('getSlots', { params: { id: vendor._id }, query }, { keepPrevious: true });
}

/** Result of moving: `taken` has free alternatives. */
export type Moved =
  | { state: 'moved' }
  | { state: 'refused'; problem: SubmitAnswer }
  | { state: 'taken'; others: readonly string[] };

/** Actions on an appointment; all lists are read again. */
export function useBookingChanges(bookingId: string) {
  const answers = useAnswers();
  const params = { bookingId };
  const follow = (booking: Booking) => {
    answers.change('getBooking', { params }, () => booking);
    answers.renew('getMyBookings', 'getBooking', 'getMyCredits', 'getMyPurchases');
    answers.renew('getSlots', 'getDeletionTerms');
  };
  return {
    cancel: (body: CancelOrder) =>
      submitted(async () => follow(await api.call('cancelBooking', { params, body }))),
    async move(body: MoveOrder): Promise<Moved> {
      try {
        follow(await api.call('moveBooking', { params, body }));
        return { state: 'moved' };
      } catch (error) {
        if (!isApiError(error, 'slot-taken')) {
          return { state: 'refused', problem: await submitted(() => Promise.reject(error)) };
        }
        answers.renew('getSlots');
        return { state: 'taken', others: error.alternatives };
      }
    },
    review: (body: ReviewOrder, how: { idempotencyKey?: string }) =>
      submitted(async () => {
        await api.call('reviewBooking', { params, body }, how);
        answers.renew('getMyBookings', 'getBooking', 'getMyReviews');
      }),
  };
}

/** Downloads the appointment as a calendar file. */
export async function saveCalendar({ _id, reference }: Booking): Promise<void> {
  saveFile(await api.file(calendarAddress(_id)), `${reference}.ics`);
}

/** Downloads the invoice of what was paid online. */
export async function saveInvoice({ _id, reference }: Booking): Promise<void> {
  saveFile(await api.file(bookingInvoiceAddress(_id)), `${reference}.pdf`);
}

/** Downloads the credit notes of what was given back. */
export async function saveCreditNotes({ _id, reference }: Booking): Promise<void> {
  saveFile(await api.file(bookingCreditNotesAddress(_id)), `credit-notes-${reference}.pdf`);
}

export function useWaitlistChanges() {
  const answers = useAnswers();
  const leave = async (entryId: string) => {
    await api.call('leaveWaitlist', { params: { entryId } });
    answers.change('getMyWaitlist', undefined, (list) => list.filter(({ _id }) => _id !== entryId));
  };
  return {
    leave,
    /** Replaces a waitlist entry whose offer has expired. */
    async joinAgain({ _id, vendor, kind, date }: WaitlistEntry) {
      await api.call('joinWaitlist', { body: { vendorId: vendor._id, kind, date } });
      await leave(_id);
      answers.renew('getMyWaitlist');
    },
  };
}

/** The signed-in user's account, where needed. */
export const useOwnAccount = (isNeeded: boolean) =>
  useEndpoint('getSession', undefined, { enabled: isNeeded });
