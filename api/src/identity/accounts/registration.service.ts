import {
  type CodeSent,
  limits,
  messages,
  type ProfessionalRegistrationAnswer,
  type ProfessionalRegistrationOrder,
  type RegistrationAnswer,
  type RegistrationOrder,
  type VerificationAnswer,
} from '@nukkad/platform/contract';
import { ApiError, TooManyRequests } from '../../core/http/problems';
import { said } from '../../core/language/message';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';
import { registerAccount } from './register-account';
import { registrationPurpose, sendAnotherCode } from './registration-codes';
import { verifyEmail } from './verify-email';

export type RegistrationService = ReturnType<typeof registrationService>;

/** A response, and the secret for the browser's cookie. */
export interface WithSecret<A> {
  answer: A;
  browserSecret: string;
}

/** Sign-up and email verification. */
export function registrationService(deps: AccountDeps) {
  const { db, sessions, codes, allowed } = deps;

  return {
    async registerUser(
      { fullName, email, password }: RegistrationOrder,
      origin: Origin,
    ): Promise<WithSecret<RegistrationAnswer>> {
      const person = { fullName, email, password };
      const { userId, retryAfter, browserSecret } = await registerAccount(deps, person, origin);
      if (retryAfter !== null) return { answer: exists(retryAfter), browserSecret };
      const token = await db.transaction().execute((trx) => sessions.begin(trx, userId));
      const answer = { message: said(messages.registered), user: { token, _id: userId } };
      return { answer, browserSecret };
    },

    /** Also fails with `validation` for a user type that does not exist. */
    async registerProfessional(
      order: ProfessionalRegistrationOrder,
      origin: Origin,
    ): Promise<WithSecret<ProfessionalRegistrationAnswer>> {
      const { vendorName: fullName, email, password, vendorType: userTypeId } = order;
      if (!(await store.isUserType(db, userTypeId))) {
        const rule = 'must be a profession of ours';
        throw new ApiError('validation', rule, { vendorType: rule });
      }
      const professional = { userTypeId, phones: order.mobileNumber };
      const person = { fullName, email, password, professional };
      const { retryAfter, vendorId, browserSecret } = await registerAccount(deps, person, origin);
      if (retryAfter !== null) return { answer: exists(retryAfter), browserSecret };
      const answer = { message: said(messages.registered), ...(vendorId && { vendorId }) };
      return { answer, browserSecret };
    },

    /**
     * Fails with `otp-invalid` for a wrong code, an expired one, another address or another
     * browser.
     */
    verify: (
      typed: { email: unknown; otp: unknown },
      origin: Origin,
    ): Promise<VerificationAnswer> => verifyEmail(deps, typed, origin),

    /** Fails with `registration-unknown` unless this browser asked for the last code. */
    async resend(email: string, origin: Origin): Promise<WithSecret<CodeSent>> {
      await limitByNetwork(allowed, 'send', origin.network, deps.limits);
      const account = await store.accountByEmail(db, email);
      if (!account || account.isVerified) throw registrationUnknown();
      const use = {
        ownerId: account.id,
        purpose: registrationPurpose,
        secret: origin.browserSecret,
      };
      if (!(await codes.isAskedFrom(use))) throw registrationUnknown();
      return {
        browserSecret: await sendAnotherCode(deps, account.id, origin),
        answer: sentAgain(),
      };
    },

    /**
     * Sends a code to an unverified user who knows the password; returns the browser's new secret.
     * Null when a code was sent to this browser just before and is still valid.
     */
    async sendToKnown(userId: string, origin: Origin): Promise<string | null> {
      try {
        return await sendAnotherCode(deps, userId, origin);
      } catch (error) {
        const use = { ownerId: userId, purpose: registrationPurpose, secret: origin.browserSecret };
        if (error instanceof TooManyRequests && (await codes.isAskedFrom(use))) return null;
        throw error;
      }
    },
  };
}

const exists = (retryAfter: number) => ({
  message: said(messages.existsUnverified),
  retryAfter,
});

const sentAgain = (): CodeSent => ({
  message: said(messages.codeSent),
  retryAfter: limits.otpResendSeconds,
});

const registrationUnknown = () =>
  new ApiError(
    'registration-unknown',
    'No sign-up of this email waits for a code in this browser. Sign up again.',
  );
