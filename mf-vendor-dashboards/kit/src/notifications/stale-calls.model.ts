import type { CallName, Notification } from '@nukkad/platform/contract';

const bookings: readonly CallName[] = [
  'getPracticeBookings',
  'getPracticeCalendar',
  'getPracticeStats',
];

/** What a piece of news makes out of date on the screens of a practice. */
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
