import type { BookingKind } from '@nukkad/platform/contract';

export const kinds: Record<BookingKind, string> = {
  appointment: 'Appointment',
  consultation: 'Consultation',
  trial: 'Trial lesson',
  lesson: 'Lesson',
  hire: 'Hire',
};

export const text = {
  title: 'My Appointments',
  what: 'appointments',
  tabs: 'Appointments',
  shown: { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' },
  withCount: (name: string, count: number | null) => (count === null ? name : `${name} (${count})`),
  all: 'All my appointments',
  find: 'Find a professional',
  none: {
    upcoming: 'No appointments ahead',
    past: 'No appointments yet',
    cancelled: 'Nothing was cancelled',
  },
  noneWhy: {
    upcoming: 'Book somebody, and the appointment stands here with everything about it.',
    past: 'What is over stands here, to be reviewed or booked again.',
    cancelled: 'Appointments that did not take place stand here.',
  },
  gone: 'There is no such appointment of yours',
  goneWhy: 'It may belong to another account. Log in with the one it was booked with.',
  join: 'Join by video',
  joinOf: (name: string, when: string) => `Join by video: ${name}, ${when} (opens in a new tab)`,
  calendar: 'Add to calendar',
  calendarDeed: 'Adding it to your calendar',
  rebook: 'Book again',
  review: 'Write a Review',
  move: 'Reschedule',
  cancel: 'Cancel appointment',
  of: (what: string, name: string, when: string) => `${what}: ${name}, ${when}`,
} as const;
