import { limits } from '@nukkad/platform/contract';
import type { CalendarFile, Email } from '../../core/email/emails';
import { named, oneLine, quotedLine } from '../../core/email/strangers.model';
import { formatsIn } from '../../core/language/formats';
import type { Words } from './notifications.text';
import { bookingWords } from './notifications.words';
import { type NotifiedBooking, otherOf, type Side } from './notified-booking.model';

/** Contents of a booking email besides its text. */
export interface Details {
  to: string;
  side: Side;
  /** Link to the booking for this recipient. */
  link: { label: string; address: string };
  /** Note left by the side that made the change. */
  note?: string | null;
  movedFrom?: Date | null;
  /** All lessons of a series. */
  lessons?: NotifiedBooking[];
  calendar?: CalendarFile;
}

/** An email in the language of its reader, which `words` and the link are in. */
export function bookingEmail(words: Words, booking: NotifiedBooking, details: Details): Email {
  const { to, side, link, calendar } = details;
  const { language } = booking[side];
  const text = bookingWords(language);
  const paragraphs = [
    text.greeting(named(booking[side].name)),
    words.sentence,
    factsOf(booking, details).join('\n'),
    `${link.label}:\n${link.address}`,
  ];
  return {
    to,
    subject: oneLine(text.subject(words, named(otherOf(booking, side).name))),
    text: `${paragraphs.join('\n\n')}\n`,
    language,
    ...(calendar && { calendar }),
  };
}

function factsOf(booking: NotifiedBooking, { side, note, movedFrom, lessons }: Details): string[] {
  const { language } = booking[side];
  const { facts } = bookingWords(language);
  const { formatZonedDateTime } = formatsIn[language];
  const { timeZone, what, where, joinUrl, reference } = booking;
  // The client's address stays private until a visit is confirmed.
  const isWhereTold = side === 'client' || booking.status === 'confirmed';
  const lines: [string, string | null][] = [
    ...(lessons ?? [booking]).map(({ start: at }): [string, string] => [
      facts.when,
      formatZonedDateTime(at, timeZone),
    ]),
    [facts.before, movedFrom ? formatZonedDateTime(movedFrom, timeZone) : null],
    [facts.what, what && named(what)],
    [facts.where, isWhereTold ? named(where, limits.emailQuoteMaxLength) : null],
    [facts.join, joinUrl],
    [facts.note, note ? quotedLine(note) : null],
    [facts.reference, reference],
  ];
  return lines.flatMap(([name, said]) => (said === null ? [] : [`${name}: ${oneLine(said)}`]));
}
