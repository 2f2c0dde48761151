import type { VerificationDecision } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { notify } from '../../core/notifications/notify';
import type { CredentialRow } from '../steps/credentials.store';
import { titleOfCredential } from '../steps/onboarding.model';
import type { StandingRow } from '../steps/onboarding.store';
import * as words from './verification.text';

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
  const notification = isApproved ? words.approvedNotification : words.returnedNotification;
  await notify(trx, { userId: row.user_id, kind: 'support', ...notification, link });
  const write = isApproved ? words.approvedEmail : words.returnedEmail;
  const address = new URL(link, origin).href;
  const rejected = documents
    .filter(({ state }) => state === 'rejected')
    .map((one) => ({ title: titleOfCredential(one), reason: one.reason ?? '' }));
  const told = { to: row.email, name: row.name, note: order.note, address, rejected };
  await enqueueEmail(trx, write(told));
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
  const notification =
    document.reason === null
      ? words.documentApproved(title)
      : words.documentRejected(title, document.reason);
  await notify(trx, { userId: row.user_id, kind: 'support', ...notification, link });
  const address = new URL(link, origin).href;
  await enqueueEmail(
    trx,
    words.documentEmail({ to: row.email, name: row.name, notification, address }),
  );
}

/** Path of a profession's page on the site. */
const ownPath = (profession: string, page: 'dashboard' | 'onboarding') => `/${profession}-${page}`;
