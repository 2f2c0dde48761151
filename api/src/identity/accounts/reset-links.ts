import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { BatchHandler } from '../../core/jobs/handlers';
import type { JobKind } from '../../core/jobs/job-kind';
import { languageOfUser } from '../../core/language/people-language.store';
import * as accounts from './accounts.store';
import { accountWords } from './accounts.words';
import { linkTokenHash, newLinkToken } from './link-token';
import * as store from './password-resets.store';

/** A reset requested by the owner or a stranger; the address may have no account. */
interface ResetRequest {
  email: string;
}

export const resetLinkJob: JobKind<ResetRequest> = {
  name: 'password-reset-link',
  priority: 'high',
};

/** Limits emails that strangers can cause: with this many valid links the owner needs no other. */
const liveLinksMost = 5;

/** Job that sends the requested links. */
export function resetLinks({ publicUrl }: Pick<Settings, 'publicUrl'>): BatchHandler<ResetRequest> {
  async function sendLink(trx: Kysely<Tables>, email: string): Promise<void> {
    const account = await accounts.accountByEmail(trx, email);
    const record = account?.isVerified ? await accounts.recordOf(trx, account.id) : undefined;
    if (!record || (await store.countLive(trx, record._id)) >= liveLinksMost) return;
    const token = newLinkToken();
    const reset = { token_hash: linkTokenHash(token), user_id: record._id };
    await store.addReset(trx, reset, limits.resetLinkMinutes);
    // In the fragment, which browsers never send to a server.
    const link = `${new URL('/reset-password', publicUrl).href}#${token}`;
    const language = await languageOfUser(trx, record._id);
    const written = accountWords(language).passwordLinkEmail(record.email, record.fullName, link);
    await enqueueEmail(trx, { ...written, language });
  }

  return {
    ...{ atOnce: 50, leaseSeconds: 60 },
    workAll: async (trx, requests) => {
      for (const { email } of requests) await sendLink(trx, email);
      await store.removeExpired(trx);
    },
  };
}
