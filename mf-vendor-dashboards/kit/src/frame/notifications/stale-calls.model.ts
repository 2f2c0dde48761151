import type { CallName, Notification } from '@nukkad/platform/contract';

const bookings: readonly CallName[] = [
  'getPracticeBookings',
  'getPracticeCalendar',
  'getPracticeStats',
];

/** Endpoints that a notification makes stale on a practice's screens. */
export const staleCallsOf: Record<Notification['kind'], readonly CallName[]> = {
  booking: bookings,
  waitlist: bookings,
  message: ['getThreads', 'getThread', 'getPracticeStats'],
  payment: ['getEarnings'],
  review: ['getPracticeStats'],
  support: [],
  complaint: ['getOfficeComplaints'],
  campaign: [],
  question: ['getOpenQuestions'],
  release: [],
};
