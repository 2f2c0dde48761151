import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { TooManyRequests } from '../../core/http/problems';
import { currentLanguage } from '../../core/language/current-language';
import {
  type Asking,
  newSecret,
  type PossibleUse,
  type Use,
} from '../one-time-codes/one-time-codes.service';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';
import { accountWords } from './accounts.words';

/** Purpose of the codes that verify an email at sign-up. */
export const registrationPurpose = 'registration' as const;

/** The browser's own secret if a code of this account was sent there; otherwise a new one. */
export async function secretFor(
  { codes }: AccountDeps,
  ownerId: string | undefined,
  secret: string | null,
): Promise<string> {
  const isAsked = await codes.isAskedFrom({ ownerId, purpose: registrationPurpose, secret });
  return isAsked && secret !== null ? secret : newSecret();
}

/**
 * Counts a code before it is sent. Returns the seconds until the next one within the short pause.
 * Fails with `too-many-requests` when the wait is longer.
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

/** Sends a code. Without `registration`, the pending one is kept. */
export async function sendRegistrationCode(
  trx: Kysely<Tables>,
  { codes }: AccountDeps,
  use: Use,
  { email, registration }: { email: string; registration?: PendingRegistration | null },
): Promise<void> {
  const code = await codes.issue(trx, use, email, registration);
  const language = currentLanguage();
  const written = accountWords(language).registrationEmail(email, code);
  await enqueueEmail(trx, { ...written, language });
}

/** A new code, which replaces this browser's previous one; returns the browser's secret. */
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
