import type { VerificationDecision } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { translated } from '../../core/language/message-language';
import { languageOfUser } from '../../core/language/people-language.store';
import { notify } from '../../core/notifications/notify';
import { notificationTexts, wordsOf } from '../../core/notifications/templates';
import { vendorPath } from '../../directory';
import type { CredentialRow } from '../steps/credentials.store';
import { titleOfCredential } from '../steps/onboarding.model';
import type { StandingRow } from '../steps/onboarding.store';
import * as hi from './verification.hi';
import * as kn from './verification.kn';
import * as english from './verification.text';

export const verificationWords = translated(english, { hi, kn });

const notifications = notificationTexts('verification', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

interface Decided {
  row: StandingRow;
  documents: CredentialRow[];
  order: VerificationDecision;
  origin: string;
}

/** Notifies a professional of a verification decision, by email and in the app. */
export async function notifyOfDecision(
  trx: Kysely<Tables>,
  { row, documents, order, origin }: Decided,
): Promise<void> {
  if (row.user_id === null || row.email === null) return;
  const isApproved = order.state === 'approved';
  const link = ownPath(row.profession, isApproved ? 'dashboard' : 'onboarding');
  const said = notifications[isApproved ? 'approved' : 'returned']();
  await notify(trx, { userId: row.user_id, kind: 'support', link, ...said });
  const language = await languageOfUser(trx, row.user_id);
  const words = verificationWords(language);
  const write = isApproved ? words.approvedEmail : words.returnedEmail;
  const address = new URL(link, origin).href;
  const rejected = documents
    .filter(({ state }) => state === 'rejected')
    .map((one) => ({ title: titleOfCredential(one), reason: one.reason ?? '' }));
  const publicPage = new URL(vendorPath(row.profession, row.id), origin).href;
  const told = { to: row.email, name: row.name, note: order.note, address, publicPage, rejected };
  await enqueueEmail(trx, { ...write(told), language });
}

interface DecidedDocument {
  row: StandingRow;
  document: CredentialRow;
  origin: string;
}

/** Notifies a listed vendor of a decision on a document, by email and in the app. */
export async function notifyOfDocument(
  trx: Kysely<Tables>,
  { row, document, origin }: DecidedDocument,
): Promise<void> {
  if (row.user_id === null || row.email === null) return;
  const title = titleOfCredential(document);
  const link = `/${row.profession.replace('-', ' ')}-dashboard/settings`;
  const said =
    document.reason === null
      ? notifications['document-approved'](title)
      : notifications['document-rejected'](title, document.reason);
  await notify(trx, { userId: row.user_id, kind: 'support', link, ...said });
  const language = await languageOfUser(trx, row.user_id);
  const address = new URL(link, origin).href;
  const notification = wordsOf(said, language);
  const told = { to: row.email, name: row.name, notification, address };
  await enqueueEmail(trx, { ...verificationWords(language).documentEmail(told), language });
}

/** Path of a profession's page on the site. */
const ownPath = (profession: string, page: 'dashboard' | 'onboarding') => `/${profession}-${page}`;
