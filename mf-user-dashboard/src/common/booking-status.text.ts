import type { BookingStatus } from '@nukkad/platform/contract';

/** States of a booking, to its client. */
export const bookingStatusWords: Record<BookingStatus, string> = {
  held: 'Kept for you',
  requested: 'Waiting for an answer',
  confirmed: 'Confirmed',
  completed: 'Completed',
  'cancelled-by-client': 'Cancelled by you',
  'cancelled-by-vendor': 'Cancelled by the professional',
  declined: 'Declined',
  expired: 'Not answered in time',
  'no-show': 'Missed',
};
