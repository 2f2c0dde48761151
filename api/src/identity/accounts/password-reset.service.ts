import { type CodeSent, limits, messages, type PasswordChanged } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError } from '../../core/http/problems';
import { enqueue } from '../../core/jobs/enqueue';
import { said } from '../../core/language/message';
import { languageOfUser } from '../../core/language/people-language.store';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import { mustNotWait } from '../../core/rate-limits/rate-limiter';
import { refuseCommon } from '../passwords/common-passwords';

import type { AccountDeps, Origin } from './accounts.deps';
import * as accounts from './accounts.store';
import { accountWords } from './accounts.words';
import { linkTokenHash } from './link-token';
import * as store from './password-resets.store';
import { resetLinkJob } from './reset-links';

export type PasswordResetService = ReturnType<typeof passwordResetService>;

interface Reset {
  /** From the link; 128 random bits. */
  token: string;
  password: string;
}

interface ResetDeps extends AccountDeps, Pick<Settings, 'operatorPasskeys'> {}

const day = 86_400;

/**
 * Limits requests per network and address. Requests from other networks do not count, so that a
 * stranger cannot keep the owner from asking.
 */
const asking = [
  { name: 'reset-pause', most: 1, seconds: limits.otpResendSeconds },
  { name: 'reset-hour', most: limits.otpResendsPerHour + 1, seconds: 3_600 },
  { name: 'reset-day', most: limits.otpResendsPerDay + 1, seconds: day },
];

const sent = (): CodeSent => ({
  message: said(messages.resetLinkSent),
  retryAfter: limits.otpResendSeconds,
});

/** Password reset for the reader of the account's email. */
export function passwordResetService(deps: ResetDeps) {
  const { db, sessions, passwords, allowed, operatorPasskeys } = deps;

  /**
   * A reset may be a recovery from theft, and the thief may have added a passkey: all are removed.
   * An operator's stay, because email is weaker proof than a passkey, and only a session confirmed
   * by a passkey can add one.
   */
  async function settlePasskeys(trx: Kysely<Tables>, userId: string) {
    if (operatorPasskeys === 'required' && (await store.isOperator(trx, userId))) {
      return { passkeysRemoved: [], passkeysKept: await store.passkeyNames(trx, userId) };
    }
    return { passkeysRemoved: await store.removePasskeys(trx, userId), passkeysKept: [] };
  }

  return {
    /** Behaves alike for an unknown address; a job sends the link. */
    async forgot(email: string, { network }: Origin): Promise<CodeSent> {
      await limitByNetwork(allowed, 'send', network, deps.limits);
      for (const { name, ...allowance } of asking) {
        mustNotWait(await allowed.use(name, `${email.toLowerCase()} ${network}`, allowance));
      }
      await enqueue(db, resetLinkJob, { email });
      return sent();
    },

    /** Ends every session and passkey of the account. Fails with `link-invalid`, `validation`. */
    async reset({ token, password }: Reset, { network }: Origin): Promise<PasswordChanged> {
      refuseCommon(password);
      await limitByNetwork(allowed, 'verify', network, deps.limits);
      const tokenHash = linkTokenHash(token);
      const userId = await store.userOf(db, tokenHash);
      if (userId === undefined) throw linkInvalid();
      const passwordHash = await passwords.hash(password);
      const changed = await db.transaction().execute(async (trx) => {
        if (!(await store.useUp(trx, tokenHash, userId))) throw linkInvalid();
        await accounts.setPassword(trx, userId, passwordHash);
        await sessions.endAll(trx, userId);
        const record = await accounts.recordOf(trx, userId);
        if (!record) throw linkInvalid();
        const passkeys = await settlePasskeys(trx, userId);
        const { email, fullName } = record;
        const language = await languageOfUser(trx, userId);
        const written = accountWords(language).passwordChangedEmail(email, fullName, passkeys);
        await enqueueEmail(trx, { ...written, language });
        return { email, ...passkeys };
      });
      return { message: said(messages.passwordChanged), ...changed };
    },
  };
}

const linkInvalid = () => new ApiError('link-invalid', messages.resetLinkInvalid);
