import type { CalendarFile } from '../mail/letters';

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

/**
 * Entries as an iCalendar file (RFC 5545), in universal time: whatever zone a calendar shows, the
 * instant is the same. `now`: when this was so.
 */
export function calendarText(
  method: CalendarFile['method'],
  entries: CalendarEntry[],
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nukkad//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const entryLines = (entry: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(entry.start)}`,
  `DTEND:${utc(entry.end)}`,
  `SUMMARY:${escaped(entry.summary)}`,
  `LOCATION:${escaped(entry.location)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  `URL:${entry.url}`,
  // A reader of calendars wants to know whose it is; nobody's address is given away.
  `ORGANIZER;CN="${quoted(entry.organizer)}":invalid:nomail`,
  `STATUS:${entry.status}`,
  `TRANSP:${entry.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
];

/** `20261123T043000Z` */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Of a text: what separates values, and line breaks, are written out; other controls have no place. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** A parameter in quotes can hold neither quotes nor line breaks. */
const quoted = (text: string): string => text.replace(/["\p{Cc}]/gu, ' ');

const octetsPerLine = 75;

/** No line is longer than 75 octets; what goes on begins with a space. No character is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > octetsPerLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
