import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { enqueue, enqueueAll } from '../jobs/enqueue';
import type { JobKind, Priority } from '../jobs/job-kind';
import type { MessageLanguage } from '../language/message-language';

/** An iCalendar file; its method adds the event or cancels it. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

/** File name of a calendar file, for emails and downloads. */
export const calendarFileName = 'booking.ics';

/** A plain-text email. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  calendar?: CalendarFile;
  /** Of the text; English where none is named. */
  language?: MessageLanguage;
  /** One-click unsubscribe address for mail programs, called by POST. */
  unsubscribe?: string;
}

/** Most emails have a user waiting for them; bulk emails have a low priority. */
export const emailJob: JobKind<Email> = { name: 'email', priority: 'high' };

/**
 * Enqueues an email. Call it in the transaction of what the email is about, so that both commit or
 * neither; it is sent after the commit and retried until it succeeds.
 */
export async function enqueueEmail(trx: Kysely<Tables>, email: Email): Promise<void> {
  await enqueue(trx, emailJob, email);
}

/** Enqueues many emails, as `enqueueEmail` does one, behind those that users wait for. */
export async function enqueueEmails(
  trx: Kysely<Tables>,
  emails: Email[],
  priority: Priority = 'low',
): Promise<void> {
  await enqueueAll(trx, emailJob, emails, { priority });
}
