import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { enqueue, enqueueAll } from '../jobs/enqueue';
import type { JobKind, Priority } from '../jobs/job-kind';

/** An iCalendar file; the method says whether it adds what it describes or takes it away. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

/** How a calendar file is called, wherever it is saved. */
export const calendarFileName = 'booking.ics';

/** A letter in plain text. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  calendar?: CalendarFile;
  /** Where mail programs end such letters with one press, by a POST. */
  unsubscribe?: string;
}

/** Somebody waits for most letters; those to many have a low priority. */
export const emailJob: JobKind<Email> = { name: 'email', priority: 'high' };

/**
 * Has a letter sent. Call it in the transaction of what the letter is about: either both happen or
 * neither; it is sent after that, and tried again until it is.
 */
export async function enqueueEmail(trx: Kysely<Tables>, letter: Email): Promise<void> {
  await enqueue(trx, emailJob, letter);
}

/** Many letters at once, as `enqueueEmail` does one; they wait for those that somebody waits for. */
export async function enqueueEmails(
  trx: Kysely<Tables>,
  letters: Email[],
  priority: Priority = 'low',
): Promise<void> {
  await enqueueAll(trx, emailJob, letters, { priority });
}
