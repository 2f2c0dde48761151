import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { TooManyRequests } from '../../core/http/problems';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import { refuseCommon } from '../passwords/common-passwords';
import type { AccountDeps, Origin } from './accounts.deps';
import * as store from './accounts.store';
import { isKeptForTakeBack } from './email-take-backs.store';
import {
  registrationPurpose,
  secondsToNextCode,
  secretFor,
  sendRegistrationCode,
} from './registration-codes';
import { completeRegistration, emailTaken, replaceRegistration } from './unverified-account';

type Trx = Kysely<Tables>;
type Account = Awaited<ReturnType<typeof store.accountByEmail>>;

interface Person {
  fullName: string;
  email: string;
  password: string;
  professional?: { userTypeId: string; phones: string[] };
}

interface Registered {
  userId: string;
  /**
   * Seconds until another code can be sent to an existing, unverified account; null for a new one.
   */
  retryAfter: number | null;
  vendorId: string | undefined;
  browserSecret: string;
}

/** The sign-up fields: stored in the account, or pending with the code of their browser. */
interface Registration {
  email: string;
  secret: string;
  next: PendingRegistration;
}

/** Fails with `email-taken`, `validation` for a common password, `too-many-requests`. */
export async function registerAccount(
  deps: AccountDeps,
  person: Person,
  { network, browserSecret }: Origin,
): Promise<Registered> {
  const { db, allowed, passwords } = deps;
  const { email } = person;
  refuseCommon(person.password);
  await limitByNetwork(allowed, 'register', network, deps.limits);
  const next = pendingOf(person, await passwords.hash(person.password));
  const account = await store.accountByEmail(db, email);
  if (account?.isVerified || (await isKeptForTakeBack(db, email, null))) throw emailTaken();
  const secret = await secretFor(deps, account?.id, browserSecret);
  const use = { ownerId: account?.id, purpose: registrationPurpose, secret };
  const wait = await secondsToNextCode(deps, use, { email, from: network });
  const registration = { email, secret, next };
  return db
    .transaction()
    .execute((trx) =>
      wait > 0
        ? registerWithoutCode(trx, deps, registration, wait)
        : registerWithCode(trx, deps, registration, account),
    );
}

async function registerWithCode(
  trx: Trx,
  deps: AccountDeps,
  registration: Registration,
  account: Account,
): Promise<Registered> {
  const { email, secret, next } = registration;
  const { userId, isNew } = await accountFor(trx, registration, account);
  const use = { ownerId: userId, purpose: registrationPurpose, secret };
  const retryAfter = isNew ? null : limits.otpResendSeconds;
  // A code proves only what its own browser entered: when other browsers are waiting too, the
  // account keeps the first sign-up, and this one stays pending with its code.
  if (!isNew && (await deps.codes.isAskedElsewhere(trx, use))) {
    await sendRegistrationCode(trx, deps, use, { email, registration: next });
    return { userId, retryAfter, vendorId: undefined, browserSecret: secret };
  }
  if (!isNew) await replaceRegistration(trx, deps, userId, { ...next, email });
  const vendorId = await completeRegistration(trx, deps, userId, next);
  await sendRegistrationCode(trx, deps, use, { email, registration: null });
  return { userId, retryAfter, vendorId, browserSecret: secret };
}

/** Within the pause between codes a sign-up is stored all the same; the last code stays valid. */
async function registerWithoutCode(
  trx: Trx,
  deps: AccountDeps,
  { email, secret, next }: Registration,
  retryAfter: number,
): Promise<Registered> {
  const account = await store.accountByEmail(trx, email);
  if (!account) throw new TooManyRequests(retryAfter);
  if (account.isVerified) throw emailTaken();
  const userId = account.id;
  const use = { ownerId: userId, purpose: registrationPurpose, secret };
  const waitsForCode = await deps.codes.isAskedElsewhere(trx, use);
  if (!waitsForCode) {
    await replaceRegistration(trx, deps, userId, { ...next, email });
    await completeRegistration(trx, deps, userId, next);
  }
  await deps.codes.keepRegistration(trx, use, waitsForCode ? next : null);
  return { userId, retryAfter, vendorId: undefined, browserSecret: secret };
}

/** A new account, or the existing unverified one. Fails with `email-taken`. */
async function accountFor(
  trx: Trx,
  { email, next }: Registration,
  seen: Account,
): Promise<{ userId: string; isNew: boolean }> {
  const added = seen ? undefined : await store.addAccount(trx, { ...next, email });
  if (added !== undefined) return { userId: added, isNew: true };
  const account = seen ?? (await store.accountByEmail(trx, email));
  if (!account || account.isVerified) throw emailTaken();
  return { userId: account.id, isNew: false };
}

const pendingOf = (
  { fullName, professional }: Person,
  passwordHash: string,
): PendingRegistration => ({
  fullName,
  passwordHash,
  role: professional ? 'vendor' : 'user',
  userTypeId: professional?.userTypeId ?? null,
  phones: professional?.phones ?? [],
});
