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
    upcoming: 'No upcoming appointments',
    past: 'No past appointments yet',
    cancelled: 'No cancelled appointments',
  },
  noneWhy: {
    upcoming: 'Book someone, and you will find the appointment here.',
    past: 'Past appointments appear here, to review or book again.',
    cancelled: 'Appointments that did not take place appear here.',
  },
  gone: 'We could not find this appointment',
  goneWhy: 'It may belong to another account. Log in with the one it was booked with.',
  join: 'Join by video',
  joinOf: (name: string, when: string) => `Join by video: ${name}, ${when} (opens in a new tab)`,
  calendar: 'Add to calendar',
  calendarAction: 'Adding it to your calendar',
  rebook: 'Book again',
  review: 'Write a Review',
  move: 'Reschedule',
  cancel: 'Cancel appointment',
  of: (what: string, name: string, when: string) => `${what}: ${name}, ${when}`,
} as const;
