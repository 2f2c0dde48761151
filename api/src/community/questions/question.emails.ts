import type { Letter } from '../../core/email/emails';
import { referenceOf } from '../../core/http/reference';
import { listingPath } from '../../directory';
import type { ChangedQuestion } from './questions.store';
import { answeredLetter, publishedLetter, rejectedLetter } from './questions.text';

/** What became of a question. */
export type QuestionNews =
  | { what: 'published' }
  | { what: 'rejected'; reason: string }
  | { what: 'answered'; by: string };

/** The letter to whoever asked; null where they left no address. */
export function letterToAsker(
  { email, number, question, profession, spec }: ChangedQuestion,
  news: QuestionNews,
  publicUrl: string,
): Letter | null {
  if (email === null) return null;
  const asked = { to: email, reference: referenceOf('Q', number), question };
  if (news.what === 'rejected') return rejectedLetter(asked, news.reason);
  const path = profession === null ? '/' : listingPath(profession, spec ?? undefined);
  const address = new URL(`${path}#questions`, publicUrl).href;
  return news.what === 'published'
    ? publishedLetter(asked, address)
    : answeredLetter(asked, news.by, address);
}
