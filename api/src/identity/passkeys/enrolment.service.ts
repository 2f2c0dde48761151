import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { languageOfUser } from '../../core/language/people-language.store';
import { linkTokenHash, newLinkToken } from '../accounts/link-token';
import { storeEnrolment } from './enrolment.store';
import { passkeyWords } from './passkeys.words';

/** An operator cannot be enrolled; the message is a sentence for the command line. */
export class EnrolmentError extends Error {}

/** A new enrolment link, and what it removed. */
export interface Enrolment {
  email: string;
  link: string;
  hours: number;
  /** The account was not an operator's before. */
  isNewOperator: boolean;
  passkeysRemoved: number;
}

interface Order {
  email: string;
  publicUrl: string;
  /** Removes the account's passkeys and ends its sessions, because the devices are lost. */
  isReset: boolean;
}

/**
 * Makes the account with this email an operator's, and returns a link for adding the first passkey
 * once. The installation's administrator hands the link over in person: the email to the owner does
 * not contain it. Fails with `EnrolmentError`.
 */
export function enrolOperator(db: Kysely<Tables>, order: Order): Promise<Enrolment> {
  const { email, publicUrl, isReset } = order;
  return db.transaction().execute(async (trx) => {
    const account = await accountToEnrol(trx, email);
    const { id: userId } = account;
    const isNewOperator = account.role !== 'operator';
    if (isNewOperator) {
      await trx
        .updateTable('app_user')
        .set({ role: 'operator' })
        .where('id', '=', userId)
        .execute();
    }
    const passkeysRemoved = isReset ? await removeWaysIn(trx, userId) : 0;
    const token = newLinkToken();
    const hours = limits.operatorEnrolmentHours;
    await storeEnrolment(trx, { userId, tokenHash: linkTokenHash(token), hours });
    const language = await languageOfUser(trx, userId);
    const written = passkeyWords(language).enrolmentEmail(account.email);
    await enqueueEmail(trx, { ...written, language });
    // In the fragment, which browsers never send to a server.
    const link = `${new URL('/operator-dashboard', publicUrl).href}#${token}`;
    return { email: account.email, link, hours, isNewOperator, passkeysRemoved };
  });
}

async function accountToEnrol(trx: Kysely<Tables>, email: string) {
  const account = await trx
    .selectFrom('app_user')
    .leftJoin('vendor', 'vendor.user_id', 'app_user.id')
    .select(['app_user.id', 'app_user.email', 'app_user.role', 'app_user.email_verified_at'])
    .select('vendor.id as vendor_id')
    .where('app_user.email', '=', email)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account?.email_verified_at) {
    throw new EnrolmentError(
      `No account has proved the e-mail ${email}. Sign up with it on the site first.`,
    );
  }
  if (account.vendor_id !== null) {
    throw new EnrolmentError(
      `${email} is a professional's account. Operators need an account of their own.`,
    );
  }
  return account;
}

async function removeWaysIn(trx: Kysely<Tables>, userId: string): Promise<number> {
  await trx.deleteFrom('session').where('user_id', '=', userId).execute();
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM passkey WHERE user_id = ${userId}::uuid`.execute(trx);
  return Number(numAffectedRows);
}
