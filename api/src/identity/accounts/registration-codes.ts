import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { TooManyRequests } from '../../core/http/problems';
import {
  type Asking,
  newSecret,
  type PossibleUse,
  type Use,
} from '../one-time-codes/one-time-codes.service';
import { registrationEmail } from './account.emails';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';

/** Of the codes that show whose e-mail it is. */
export const registrationPurpose = 'registration' as const;

/** Of the browser that asks, if it was sent a code for this account; otherwise a new one. */
export async function secretFor(
  { codes }: AccountDeps,
  ownerId: string | undefined,
  secret: string | null,
): Promise<string> {
  const isAsked = await codes.isAskedFrom({ ownerId, purpose: registrationPurpose, secret });
  return isAsked && secret !== null ? secret : newSecret();
}

/**
 * Counts a code that is to be sent; answers in how many seconds one can be where the last was sent
 * a moment ago. Fails with `too-many-requests` for a longer time.
 */
export async function secondsToNextCode(
  { codes }: AccountDeps,
  use: PossibleUse,
  asking: Asking,
): Promise<number> {
  try {
    await codes.mayBeSent(use, asking);
    return 0;
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    if (error.retryAfter > limits.otpResendSeconds) throw error;
    return error.retryAfter;
  }
}

/** Sends a code; what waits with it stays as it is where `registration` is left out. */
export async function sendRegistrationCode(
  trx: Kysely<Tables>,
  { codes }: AccountDeps,
  use: Use,
  { email, registration }: { email: string; registration?: PendingRegistration | null },
): Promise<void> {
  const code = await codes.issue(trx, use, email, registration);
  await enqueueEmail(trx, registrationEmail(email, code));
}

/** A new code, which ends the one before of this browser; returns the browser's secret. */
export async function sendAnotherCode(
  deps: AccountDeps,
  userId: string,
  origin: Origin,
): Promise<string> {
  const record = await store.recordOf(deps.db, userId);
  if (!record) throw new Error('There is no such account.');
  const { email } = record;
  const secret = await secretFor(deps, userId, origin.browserSecret);
  const use = { ownerId: userId, purpose: registrationPurpose, secret };
  await deps.codes.mayBeSent(use, { email, from: origin.network });
  await deps.db.transaction().execute((trx) => sendRegistrationCode(trx, deps, use, { email }));
  return secret;
}
