import { type CodeSent, limits, messages, type Told } from '@nukkad/platform/contract';
import { spendOfNetwork } from '../allowances/of-networks';
import { newSecret } from '../codes/codes.service';
import { postLetter } from '../mail/letters';
import { refuseCommon } from '../passwords/common-passwords';
import { passwordChangedLetter, passwordLetter } from './account.letters';
import type { AccountNeeds, Origin } from './accounts.needs';
import * as store from './accounts.store';
import { otpInvalid, type WithSecret } from './registration.service';

export type PasswordResetService = ReturnType<typeof passwordResetService>;

/** As it came: what is no code is a wrong one. */
interface Reset {
  email: string;
  otp: unknown;
  password: string;
}

const sent: CodeSent = { message: messages.resetCodeSent, retryAfter: limits.otpResendSeconds };

/** A new password for somebody who can read the account's letters. */
export function passwordResetService(needs: AccountNeeds) {
  const { db, sessions, codes, passwords, allowed } = needs;
  return {
    /** Answers the same for an address nobody has; limits are counted for it as well. */
    async forgot(email: string, origin: Origin): Promise<WithSecret<CodeSent>> {
      await spendOfNetwork(allowed, 'send', origin.network, needs.limits);
      await codes.mayBeSentTo(email);
      const account = await store.accountByEmail(db, email);
      const record = account?.isVerified ? await store.recordOf(db, account.id) : undefined;
      if (!record) return { answer: sent, browserSecret: newSecret() };
      const { _id: userId, fullName } = record;
      const browserSecret = await db.transaction().execute(async (trx) => {
        const issued = await codes.issue(
          trx,
          { ownerId: userId, purpose: 'password' },
          record.email,
        );
        await postLetter(trx, passwordLetter(record.email, fullName, issued.code));
        return issued.browserSecret;
      });
      return { answer: sent, browserSecret };
    },

    /** Ends every session of the account. Fails with `otp-invalid`, `validation`. */
    async reset({ email, otp, password }: Reset, origin: Origin): Promise<Told> {
      refuseCommon(password);
      await spendOfNetwork(allowed, 'verify', origin.network, needs.limits);
      const account = await store.accountByEmail(db, email);
      if (!account?.isVerified) throw otpInvalid();
      const userId = account.id;
      const passwordHash = await passwords.hash(password);
      const use = { ownerId: userId, purpose: 'password' as const };
      const done = await codes.redeem(use, origin.browserSecret, otp, async (trx) => {
        await store.setPassword(trx, userId, passwordHash);
        await sessions.endAll(trx, userId);
        const record = await store.recordOf(trx, userId);
        if (record) await postLetter(trx, passwordChangedLetter(record.email, record.fullName));
        return true;
      });
      if (!done) throw otpInvalid();
      return { message: messages.passwordChanged };
    },
  };
}
