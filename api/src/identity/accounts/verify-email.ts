import { limits, messages, type VerificationAnswer } from '@nukkad/platform/contract';
import { ApiError } from '../../core/http/problems';
import { said } from '../../core/language/message';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import { newSecret } from '../one-time-codes/one-time-codes.service';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';
import { registrationPurpose } from './registration-codes';
import { completeRegistration, replaceRegistration } from './unverified-account';

/**
 * Logs in with the code sent to an account's address. Fails with `otp-invalid` for a wrong code, an
 * expired one, another address or another browser.
 */
export async function verifyEmail(
  deps: AccountDeps,
  { email, otp }: { email: unknown; otp: unknown },
  origin: Origin,
): Promise<VerificationAnswer> {
  const { db, codes } = deps;
  await limitByNetwork(deps.allowed, 'verify', origin.network, deps.limits);
  const account = isPossible(email) ? await store.accountByEmail(db, email.trim()) : undefined;
  if (!account || account.isVerified) throw otpInvalid();
  const { id } = account;
  const secret = origin.browserSecret ?? newSecret();
  const token = await codes.redeem(
    { ownerId: id, purpose: registrationPurpose, secret },
    otp,
    async (trx, proof) => {
      if (proof.registration) {
        const { email: proven, registration } = proof;
        await replaceRegistration(trx, deps, id, { ...registration, email: proven });
        await completeRegistration(trx, deps, id, registration);
      }
      // Two browsers may both enter a valid code: only the first verifies the account.
      if (!(await store.markVerified(trx, id))) throw otpInvalid();
      return deps.sessions.begin(trx, id);
    },
  );
  const person = token === null ? undefined : await store.accountOf(db, id);
  if (token === null || !person) throw otpInvalid();
  await codes.endAll(id, registrationPurpose);
  return { ...person, token, message: said(messages.emailVerified) };
}

/** An impossible address gets the same response as an unknown one. */
const isPossible = (email: unknown): email is string =>
  typeof email === 'string' && email.length <= limits.emailMaxLength && !email.includes('\0');

/** One error for every cause, so that it reveals nothing. */
export const otpInvalid = (): ApiError => new ApiError('otp-invalid', messages.invalidOtp);
