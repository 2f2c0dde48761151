import { limits, messages, type VerificationAnswer } from '@nukkad/platform/contract';
import { ApiError } from '../../core/http/problems';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import { newSecret } from '../one-time-codes/one-time-codes.service';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';
import { registrationPurpose } from './registration-codes';
import { completeRegistration, replaceRegistration } from './unverified-account';

/**
 * Logs in whoever types the code that was sent to the address of an account. Fails with
 * `otp-invalid` whatever is wrong: the code, its age, the address, the browser.
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
      // Two browsers may be right at once: the second proves nothing any more.
      if (!(await store.markVerified(trx, id))) throw otpInvalid();
      return deps.sessions.begin(trx, id);
    },
  );
  const person = token === null ? undefined : await store.accountOf(db, id);
  if (token === null || !person) throw otpInvalid();
  await codes.endAll(id, registrationPurpose);
  return { ...person, token, message: messages.emailVerified };
}

/** What cannot be an address is answered like one that is not known. */
const isPossible = (email: unknown): email is string =>
  typeof email === 'string' && email.length <= limits.emailMaxLength && !email.includes('\0');

/** One answer for every wrong code, so that nothing is learnt from it. */
export const otpInvalid = (): ApiError => new ApiError('otp-invalid', messages.invalidOtp);
