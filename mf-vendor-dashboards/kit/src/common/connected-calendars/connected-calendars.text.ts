import { type CalendarFailure, limits } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';

const failures: Record<CalendarFailure, string> = {
  unreachable: 'Its server does not answer as a calendar’s does.',
  refused: 'Its server asks who you are: the address is not the secret one.',
  gone: 'Its server says that there is no such calendar any more.',
  'not-public': 'Its address leads to a place that is not on the public internet.',
  'not-a-calendar': 'What is at its address is no calendar any more.',
  'too-large': 'It has become larger than 2 MB.',
  'too-complex': 'It has more events than are read.',
  'address-lost': 'Its address cannot be read here any more.',
};

const connectAgain: readonly CalendarFailure[] = ['refused', 'gone', 'not-public', 'address-lost'];

export const text = {
  what: 'connected calendars',
  title: 'Take in a calendar kept elsewhere',
  lead: 'Times at which you are busy in Google Calendar, Outlook, iCloud or another program cannot be booked here. We read when you are busy, and keep nothing of what you do.',
  notOffered: 'Calendars that are kept elsewhere are not read here: it is not set up.',
  form: 'Connect a calendar',
  address: 'Secret address of the calendar',
  addressHint: 'It ends in .ics, and begins with https:// or webcal://',
  addressMissing: 'Paste the address of the calendar',
  connect: 'Connect',
  connecting: 'Reading the calendar…',
  connected: (count: number) => `The calendar is connected. ${text.busyTimes(count)}`,
  enough: `You have connected ${limits.connectedCalendarsMost} calendars, which is the most. Disconnect one to connect another.`,
  where: 'Where to find the address',
  places: [
    {
      program: 'Google Calendar',
      way: 'On a computer: Settings, then the calendar’s name on the left, “Integrate calendar”, “Secret address in iCal format”.',
    },
    {
      program: 'Outlook',
      way: 'On the web: Settings, Calendar, “Shared calendars”, “Publish a calendar”, with “Can view when I’m busy”. Copy the ICS link.',
    },
    {
      program: 'iCloud',
      way: 'In Calendar: share the calendar as a public calendar, and copy its link.',
    },
  ],
  name: (host: string, ending: string) => `${host}, …${ending}`,
  busyTimes: (count: number) =>
    count === 1
      ? 'One busy time blocks bookings.'
      : `${formatCount(count)} busy times block bookings.`,
  noBusyTimes: 'It has no busy times ahead.',
  read: (when: string) => `Read ${when}`,
  neverRead: 'Not read yet',
  next: (when: string) => `next ${when}`,
  skipped: (count: number) =>
    count === 1
      ? 'One event has no time that can be read, so it blocks nothing.'
      : `${formatCount(count)} events have no times that can be read, so they block nothing.`,
  failing: (failure: CalendarFailure, since: string) =>
    `${failures[failure]} It has failed since ${since}.`,
  kept: (until: string) => `Its busy times of the last reading block bookings until ${until}.`,
  keptNone: 'Its busy times do not block bookings any more.',
  whatNext: (failure: CalendarFailure, isRead: boolean) => {
    if (connectAgain.includes(failure)) return 'Disconnect it, and connect it by its new address.';
    return isRead
      ? 'It is tried again by itself.'
      : 'It is not tried again by itself: press Read now.';
  },
  readNow: 'Read now',
  readNowOf: (name: string) => `Read now: ${name}`,
  reading: 'Reading…',
  readingIt: 'Reading the calendar',
  wasRead: 'The calendar is read.',
  disconnect: 'Disconnect',
  disconnectOf: (name: string) => `Disconnect ${name}`,
  disconnectTitle: 'Disconnect this calendar?',
  disconnectWhy:
    'Its busy times can be booked again at once, and its address is deleted. Your bookings stay.',
  disconnecting: 'Disconnecting…',
  disconnectingIt: 'Disconnecting the calendar',
  disconnected: 'The calendar is disconnected.',
} as const;
