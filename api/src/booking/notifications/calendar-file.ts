import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarFile } from '../../core/email/emails';

/** One entry of a calendar. `uid` stays the same for good; `sequence` rises with every change. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string;
  /** Where it is shown in full. */
  url: string;
  organizer: string;
}

/** A reader of calendars wants to know whose it is; nobody's address is given away. */
const nobody = 'nomail@nukkad.invalid';

const statuses = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  TENTATIVE: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
} as const;

/**
 * Entries as an iCalendar file (RFC 5545), in universal time: whatever zone a calendar shows, the
 * instant is the same. `now`: when this was so.
 */
export function calendarText(
  method: CalendarFile['method'],
  entries: CalendarEntry[],
  now: Date,
): string {
  const calendar = ical({
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Nukkad', product: 'Bookings', language: 'EN' },
    scale: 'GREGORIAN',
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      stamp: now,
      start: entry.start,
      end: entry.end,
      summary: printable(entry.summary),
      location: printable(entry.location),
      description: printable(entry.description),
      url: entry.url,
      organizer: { name: quotable(entry.organizer), email: nobody },
      status: statuses[entry.status],
      transparency:
        entry.status === 'CANCELLED'
          ? ICalEventTransparency.TRANSPARENT
          : ICalEventTransparency.OPAQUE,
    });
  }
  // RFC 5545 ends every line, also the last.
  return `${calendar.toString()}\r\n`;
}

/** Controls have no place in a calendar, and are not escaped by the library. */
const printable = (text: string): string => text.replace(/(?![\t\r\n])\p{Cc}/gu, '');

/** A parameter in quotes can hold neither quotes nor line breaks; who has no name is "Nukkad". */
const quotable = (text: string): string => text.replace(/["\\\p{Cc}]/gu, ' ').trim() || 'Nukkad';
