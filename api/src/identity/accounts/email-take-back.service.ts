import { limits, messages, type PasswordChanged } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError } from '../../core/http/problems';
import { said } from '../../core/language/message';
import { languageOfUser } from '../../core/language/people-language.store';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import { refuseCommon } from '../passwords/common-passwords';
import type { AccountDeps, Origin } from './accounts.deps';
import * as accounts from './accounts.store';
import { accountWords } from './accounts.words';
import * as store from './email-take-backs.store';
import { linkTokenHash, newLinkToken } from './link-token';
import { passkeyNames } from './password-resets.store';

export type EmailTakeBackService = ReturnType<typeof emailTakeBackService>;

interface TakeBack {
  /** From the link; 128 random bits. */
  token: string;
  password: string;
}

interface Change {
  userId: string;
  fullName: string;
  from: string;
  to: string;
}

/** Restores an account's former email, for its owner after a theft. */
export function emailTakeBackService(deps: AccountDeps & { publicUrl: string }) {
  const { db, sessions, passwords, allowed, publicUrl } = deps;

  return {
    /** Emails the former address a link that restores it. */
    async offer(trx: Kysely<Tables>, { userId, fullName, from, to }: Change): Promise<void> {
      const token = newLinkToken();
      const takeBack = { token_hash: linkTokenHash(token), user_id: userId, email: from };
      await store.addTakeBack(trx, takeBack, limits.emailTakeBackHours);
      // In the fragment, which browsers never send to a server.
      const link = `${new URL('/take-back-email', publicUrl).href}#${token}`;
      const language = await languageOfUser(trx, userId);
      const email = accountWords(language).addressChangedEmail(from, fullName, { next: to, link });
      await enqueueEmail(trx, { ...email, language });
    },

    /**
     * Restores the former email with a new password, and ends every session, passkey and linked
     * provider of the account. Fails with `link-invalid`, `validation`.
     */
    async takeBack({ token, password }: TakeBack, { network }: Origin): Promise<PasswordChanged> {
      refuseCommon(password);
      await limitByNetwork(allowed, 'verify', network, deps.limits);
      const tokenHash = linkTokenHash(token);
      const offered = await store.liveTakeBack(db, tokenHash);
      if (!offered) throw linkInvalid();
      const passwordHash = await passwords.hash(password);
      const changed = await db.transaction().execute(async (trx) => {
        await accounts.lockPerson(trx, offered.user_id);
        const live = await store.liveTakeBack(trx, tokenHash);
        const record = await accounts.recordOf(trx, offered.user_id);
        if (!live || !record) throw linkInvalid();
        await store.useUpTakeBack(trx, live);
        await putBack(trx, record._id, live.email);
        await accounts.setPassword(trx, record._id, passwordHash);
        const passkeysRemoved = await passkeyNames(trx, record._id);
        await store.removeOtherWaysIn(trx, record._id);
        await sessions.endAll(trx, record._id);
        const language = await languageOfUser(trx, record._id);
        const email = accountWords(language).addressTakenBackEmail(live.email, record.fullName);
        await enqueueEmail(trx, { ...email, language });
        return { email: live.email, passkeysRemoved, passkeysKept: [] };
      });
      return { message: said(messages.emailTakenBack), ...changed };
    },
  };
}

async function putBack(trx: Kysely<Tables>, userId: string, email: string): Promise<void> {
  const holder = await accounts.accountByEmail(trx, email);
  if (holder && holder.id !== userId) throw linkInvalid();
  await accounts.moveToEmail(trx, userId, email);
}

const linkInvalid = () => new ApiError('link-invalid', messages.takeBackLinkInvalid);
