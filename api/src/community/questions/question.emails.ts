import type { Email } from '../../core/email/emails';
import { referenceOf } from '../../core/http/reference';
import { listingPath } from '../../directory';
import type { ChangedQuestion } from './questions.store';
import { answeredEmail, publishedEmail, rejectedEmail } from './questions.text';

/** The outcome of a question. */
export type QuestionNotification =
  | { what: 'published' }
  | { what: 'rejected'; reason: string }
  | { what: 'answered'; by: string };

/** The email to the author; null when no address was given. */
export function authorEmail(
  { email, number, question, profession, spec }: ChangedQuestion,
  notification: QuestionNotification,
  publicUrl: string,
): Email | null {
  if (email === null) return null;
  const asked = { to: email, reference: referenceOf('Q', number), question };
  if (notification.what === 'rejected') return rejectedEmail(asked, notification.reason);
  const path = profession === null ? '/' : listingPath(profession, spec ?? undefined);
  const address = new URL(`${path}#questions`, publicUrl).href;
  return notification.what === 'published'
    ? publishedEmail(asked, address)
    : answeredEmail(asked, notification.by, address);
}
