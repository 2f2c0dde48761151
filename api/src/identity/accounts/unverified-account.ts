import { messages } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import type { AccountDeps } from './accounts.deps';
import * as store from './accounts.store';

type Trx = Kysely<Tables>;

/**
 * Replaces the earlier registration and ends its sessions, so that its author cannot get in with
 * what it was given. Fails with `email-taken` once the account is verified.
 */
export async function replaceRegistration(
  trx: Trx,
  deps: AccountDeps,
  userId: string,
  next: PendingRegistration & { email: string },
): Promise<void> {
  if (!(await store.replaceUnverified(trx, userId, next))) throw emailTaken();
  await deps.registrationReplaced(trx, userId);
  await deps.sessions.endAll(trx, userId);
}

/** Records consent and creates a professional's page; returns the page's id. */
export async function completeRegistration(
  trx: Trx,
  deps: AccountDeps,
  userId: string,
  { userTypeId, fullName: name, phones }: PendingRegistration,
): Promise<string | undefined> {
  await store.addConsents(trx, userId);
  if (userTypeId === null) return undefined;
  return deps.vendorRegistered(trx, { userId, userTypeId, name, phones });
}

/** The address belongs to a verified account. */
export const emailTaken = (): ApiError => new ApiError('email-taken', messages.emailTaken);
