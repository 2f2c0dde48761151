import type { CalendarFailure } from '@nukkad/platform/contract';
import type { AddressProblem } from '../busy-times/address.model';

const problems = {
  unreachable: 'its server does not answer as a calendar’s does. Try again later.',
  refused: 'its server asks who you are. Copy the secret address in iCal format.',
  gone: 'its server has no calendar there. Copy the address again.',
  'not-public': 'it does not lead to a calendar on the public internet.',
  'not-a-calendar': 'what is there is no calendar. Copy the address in iCal format (ICS).',
  'too-large': 'it is larger than 2 MB. Share a calendar that begins later.',
  'too-complex': 'it has more events than are read. Share a smaller calendar.',
} as const satisfies Record<Exclude<CalendarFailure, 'address-lost'>, string>;

const addresses = {
  'not-an-address': 'must be an address such as https://calendar.google.com/…/basic.ics',
  'not-https': 'must begin with https:// or webcal://',
  'has-password': 'must be an address without a name and a password',
  'not-public': 'must be an address on the public internet',
} as const satisfies Record<AddressProblem, string>;

const lost = 'The address cannot be read here any more. Connect the calendar again.';

/** Words of connected calendars. None of them has an address. */
export const text = {
  address: (problem: AddressProblem) => addresses[problem],
  unread: (failure: CalendarFailure) =>
    failure === 'address-lost'
      ? lost
      : (`The calendar cannot be connected, because ${problems[failure]}` as const),
  lost,
  ours: 'is a calendar of Nukkad itself, whose bookings are taken already',
  again: 'is connected already',
  tooMany: (most: number) => `You have connected ${most} calendars. Disconnect one first.` as const,
  notOffered: 'Calendars that are kept elsewhere are not read here: it is not set up.',
  none: 'There is no such connected calendar. It may have been disconnected.',
  manyRead: 'Many calendars are being read. Try again in a moment.',
  busy: 'This calendar is being read. Look again in a moment.',
} as const;
