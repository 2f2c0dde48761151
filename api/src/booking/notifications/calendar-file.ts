import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarFile } from '../../core/email/emails';
import { type MessageLanguage, sourceLanguage } from '../../core/language/message-language';

/** A calendar entry. `uid` never changes; `sequence` rises with every change. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string;
  /** Link to the full booking. */
  url: string;
  organizer: string;
}

/** What a calendar that is subscribed to says of itself. */
interface Subscription {
  name: string;
  /** Seconds after which a calendar program should read it again. */
  refreshEvery: number;
}

interface FileOptions {
  /** Of summaries and descriptions. */
  language?: MessageLanguage;
  subscription?: Subscription;
}

/** Calendar clients require an organiser's address; this one reveals none. */
const nobody = 'nomail@nukkad.invalid';

const statuses = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  TENTATIVE: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
} as const;

/**
 * Entries as an iCalendar file (RFC 5545) in UTC, so that every calendar shows the same instant.
 * `now` is the time stamp of the file. A calendar to subscribe to is one file like any other.
 */
export function calendarText(
  method: CalendarFile['method'],
  entries: CalendarEntry[],
  now: Date,
  { language = sourceLanguage, subscription }: FileOptions = {},
): string {
  const calendar = ical({
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Nukkad', product: 'Bookings', language: 'EN' },
    scale: 'GREGORIAN',
    ...(subscription && { name: subscription.name, ttl: subscription.refreshEvery }),
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
  // RFC 5545 ends every line, including the last.
  return `${marked(calendar.toString(), language)}\r\n`;
}

/** Says in which language a file is; English ones stay as every program has read them so far. */
function marked(file: string, language: MessageLanguage): string {
  if (language === 'en-IN') return file;
  return file
    .replaceAll('\r\n ', '')
    .replace(/^(SUMMARY|DESCRIPTION)(?=:)/gm, `$1;LANGUAGE=${language}`)
    .split('\r\n')
    .map(folded)
    .join('\r\n');
}

/** A line of more than 75 octets goes on in the next, after a space; characters stay whole. */
function folded(line: string): string {
  let octets = 0;
  let written = '';
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > 75) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += length;
  }
  return written;
}

/** Control characters are invalid in iCalendar, and the library does not escape them. */
const printable = (text: string): string => text.replace(/(?![\t\r\n])\p{Cc}/gu, '');

/** A quoted parameter can hold neither quotes nor line breaks; without a name it is "Nukkad". */
const quotable = (text: string): string => text.replace(/["\\\p{Cc}]/gu, ' ').trim() || 'Nukkad';
