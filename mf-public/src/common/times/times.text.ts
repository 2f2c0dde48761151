import { type BookingKind, limits } from '@nukkad/platform/contract';

export const text = {
  loading: 'Loading free times',
  what: 'free times',
  day: 'Choose a day',
  earlier: 'Earlier week',
  later: 'Later week',
  free: (count: number) => `${count} free`,
  /** In place of a number. */
  notFree: { full: 'Full', none: 'None' },
  dayWith: (day: string, free: string) => `${day}, ${free}`,
  noneThisWeek: 'No free times this week.',
  timesOn: (day: string) => `Times on ${day}`,
  otherDay: 'Choose a different date',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  partWith: (part: string, free: number) =>
    `${part} · ${free === 0 ? 'none free' : `${free} free`}`,
  noTimes: 'No times in this part of the day.',
  slot: (time: string, day: string) => `${time}, ${day}, IST`,
  taken: {
    closed: 'Closed',
    lunch: 'Lunch break',
    past: 'Past',
    booked: 'Booked',
  },
  kinds: {
    appointment: 'Appointment',
    consultation: 'Consultation',
    trial: 'Trial lesson',
    lesson: 'Lesson',
    hire: 'Hire',
  } satisfies Record<BookingKind, string>,
  kind: 'What to book',
  service: 'What for',
  anyService: 'Not decided yet',
  serviceOption: (name: string, minutes: number, fee: string) =>
    `${name} · ${minutes} min · ${fee}`,
  hourly: (name: string, rate: string) => `${name} · ${rate} an hour`,
  hours: 'For how long',
  hoursOption: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  noneOn: {
    full: (day: string) => `${day} is full.`,
    none: (day: string) => `There are no times on ${day}. Choose another day.`,
  },
  join: 'Tell me when a time is free',
  joining: 'Adding you to the waiting list…',
  joinLogin: 'Log in to be told when a time is free',
  joined: (day: string) =>
    `You are on the waiting list for ${day}. When a time becomes free, we tell you and keep it for you for ${limits.claimMinutes} minutes.`,
  notJoined: 'We could not add you to the waiting list. Check your connection, then try again.',
} as const;
