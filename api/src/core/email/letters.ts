import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../db/tables.generated';

/** An iCalendar file; the method says whether it adds what it describes or takes it away. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

/** How a calendar file is called, wherever it is saved. */
export const calendarFileName = 'booking.ics';

/** A letter in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  calendar?: CalendarFile;
  /** Where mail programs end such letters with one press, by a POST. */
  unsubscribe?: string;
}

/** The outbox's name for letters. */
export const letterTopic = 'letter';

/**
 * Puts a letter into the outbox. Call it in the transaction of what the letter is about: either
 * both happen or neither; it is sent after that, and tried again until it is.
 */
export async function postLetter(trx: Kysely<Tables>, letter: Letter): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ id: uuidv7(), topic: letterTopic, payload: JSON.stringify(letter) })
    .execute();
}

/** Many letters at once, as `postLetter` does one. */
export async function postLetters(trx: Kysely<Tables>, letters: Letter[]): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map((letter) => ({
    ...{ id: uuidv7(), topic: letterTopic, payload: JSON.stringify(letter) },
  }));
  await trx.insertInto('outbox').values(rows).execute();
}
