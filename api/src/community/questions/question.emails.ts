import type { Email } from '../../core/email/emails';
import { referenceOf } from '../../core/http/reference';
import { translated } from '../../core/language/message-language';
import { listingPath } from '../../directory';
import * as hi from './questions.hi';
import * as kn from './questions.kn';
import type { ChangedQuestion } from './questions.store';
import * as english from './questions.text';

export const questionWords = translated(english, { hi, kn });

/** The outcome of a question. */
export type QuestionNotification =
  | { what: 'published' }
  | { what: 'rejected'; reason: string }
  | { what: 'answered'; by: string };

/** The email to the author; null when no address was given. */
export function authorEmail(
  { email, number, question, profession, spec, language }: ChangedQuestion,
  notification: QuestionNotification,
  publicUrl: string,
): Email | null {
  if (email === null) return null;
  const asked = { to: email, reference: referenceOf('Q', number), question };
  const words = questionWords(language);
  if (notification.what === 'rejected') {
    return { ...words.rejectedEmail(asked, notification.reason), language };
  }
  const path = profession === null ? '/' : listingPath(profession, spec ?? undefined);
  const address = new URL(`${path}#questions`, publicUrl).href;
  const written =
    notification.what === 'published'
      ? words.publishedEmail(asked, address)
      : words.answeredEmail(asked, notification.by, address);
  return { ...written, language };
}
