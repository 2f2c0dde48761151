import type { BookingKind, BookingStatus } from '@nukkad/platform/contract';

export const statuses: Record<BookingStatus, string> = {
  held: 'Held',
  requested: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  'cancelled-by-client': 'Cancelled by the client',
  'cancelled-by-vendor': 'Cancelled by you',
  declined: 'Rejected',
  expired: 'Expired',
  'no-show': 'No-show',
};

/** Names of the kinds of bookings. */
export const kinds: Record<BookingKind, string> = {
  appointment: 'Appointment',
  consultation: 'Consultation',
  trial: 'Trial lesson',
  lesson: 'Lesson',
  hire: 'Hire',
};

export const text = {
  what: 'appointment',
  title: (name: string) => `Appointment of ${name}`,
  when: 'When',
  about: 'About',
  phone: 'Phone',
  fee: 'Fee',
  agreed: 'Agreed at the visit',
  paid: 'paid',
  atVisit: 'to be paid at the visit',
  due: 'not paid yet',
  free: 'Free',
  credit: 'A lesson paid for in advance',
  reference: 'Reference',
  series: 'One of a weekly series',
  unproved:
    'Booked without an account or an email, so name and number are not confirmed. Call before you accept.',
  burst: {
    network:
      'One of many requests from one network. Others can still book its time until you accept.',
    email:
      'One of many requests with one email address. Others can still book its time until you accept.',
  },
  answerBy: (when: string) => `Answer by ${when}, or the request ends.`,
  cause: 'Reason',
  join: 'Join by video',
  newTab: '(opens in a new tab)',
  complete: 'Mark as completed',
  completed: 'The appointment is marked as completed.',
  completing: 'Completing the appointment',
  miss: 'Did not come',
  missed: 'Marked as “did not come”.',
  missing: 'Marking as “did not come”',
  cancel: 'Cancel appointment',
  move: 'Move',
  review: 'Review the client',
  client: 'Open the record',
  message: 'Message',
  messaging: 'Opening the conversation',
  back: 'Back',

  cancelWhy: 'We tell the client, with your reason.',
  reason: 'Reason',
  cancelling: 'Cancelling…',
  cancelled: 'The appointment is cancelled, and we have told the client.',

  moveTitle: 'Move and notify?',
  moveFrom: (when: string) => `Now: ${when}`,
  moveTo: (when: string) => `New time: ${when}`,
  day: 'Day',
  time: 'Time',
  noTimes: 'No free times on this day.',
  closedDay: 'You are closed on this day.',
  times: 'times of the day',
  chooseFirst: 'Choose a day and a time first.',
  note: 'Message to the client',
  optional: 'Optional',
  moveAndNotify: 'Move and notify',
  moving: 'Moving…',
  moved: (when: string) => `Moved to ${when}. We have told the client.`,
  movedBack: 'The appointment is back at its old time.',
  others: 'These times are free:',

  reviewTitle: (name: string) => `Your review of ${name}`,
  stars: 'How was it?',
  starsOf: { 5: '5 – excellent', 4: '4 – good', 3: '3 – fair', 2: '2 – poor', 1: '1 – bad' },
  words: 'In your words',
  blind: (days: number) =>
    `Neither of you sees the other’s review until both are written, or ${days} days have passed.`,
  send: 'Send review',
  sending: 'Sending…',
  reviewed: 'Thank you: your review is saved.',
} as const;
