import { limits, type Role } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';

/** Who is asking, as far as policies go. */
export interface Person {
  userId: string;
  sessionId: string;
  role: Role;
  /** Of their page, listed or not; null of whoever has none. */
  vendorId: string | null;
  /** With which this session was opened or confirmed; null without. */
  passkeyId: string | null;
  /** Nothing is open to somebody whose e-mail is not verified. */
  isVerified: boolean;
  /** Within `limits.recentAuthenticationMinutes`, by password, code or provider. */
  isRecentlyAuthenticated: boolean;
}

/**
 * Begins a session; returns the token version it was begun under, undefined for somebody who has
 * left. Ended ones are forgotten.
 */
export async function addSession(
  trx: Kysely<Tables>,
  id: string,
  userId: string,
  passkeyId: string | null,
): Promise<number | undefined> {
  await sql`DELETE FROM session WHERE user_id = ${userId} AND expires_at < now()`.execute(trx);
  const person = await trx
    .selectFrom('app_user')
    .select('token_version')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) return undefined;
  await trx
    .insertInto('session')
    .values({
      id,
      user_id: userId,
      passkey_id: passkeyId,
      expires_at: sql<string>`now() + ${limits.sessionHours}::int * interval '1 hour'`,
    })
    .execute();
  return person.token_version;
}

const isRecent = sql<boolean>`session.authenticated_at >
  now() - ${limits.recentAuthenticationMinutes}::int * interval '1 minute'`;

/** Notes that the person of a session has proved again who they are. */
export async function renewAuthentication(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ authenticated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Ends every session of a person but `keptId`. */
export async function removeOthers(trx: Kysely<Tables>, userId: string, keptId: string) {
  await trx.deleteFrom('session').where('user_id', '=', userId).where('id', '!=', keptId).execute();
}

/** What is kept of what a browser says about itself. */
export const userAgentMaxLength = 200;

/** A use is noted when the last one noted lies so far back, so that few requests write. */
const minutesUnnoted = 5;

const isUseDue = sql<boolean>`(session.last_seen_at IS NULL OR session.last_seen_at <
  now() - ${minutesUnnoted}::int * interval '1 minute')`;

/** Notes that a session is used, and with which browser. */
export async function noteUse(db: Kysely<Tables>, id: string, userAgent: string): Promise<void> {
  const printable = userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, userAgentMaxLength);
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<string>`now()`, user_agent: printable })
    .where('id', '=', id)
    .where(isUseDue)
    .execute();
}

/** Those of a person that still hold, the last used first. */
export function sessionsOf(db: Kysely<Tables>, userId: string, most: number) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`coalesce(last_seen_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Ends a session of a person. False where they have none of that id. */
export async function removeOwn(db: Kysely<Tables>, id: string, userId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Whose session it is, if it still holds for that person under that version. */
export async function personOf(
  db: Kysely<Tables>,
  session: { sessionId: string; userId: string; version: number },
): Promise<{ person: Person; isUseDue: boolean } | undefined> {
  const found = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoin('vendor', 'vendor.user_id', 'app_user.id')
    .select(['app_user.role', 'app_user.email_verified_at', 'vendor.id as vendorId'])
    .select('session.passkey_id as passkeyId')
    .select([isRecent.as('isRecentlyAuthenticated'), isUseDue.as('isUseDue')])
    .where('session.id', '=', session.sessionId)
    .where('session.user_id', '=', session.userId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('app_user.token_version', '=', session.version)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { role, vendorId, passkeyId, email_verified_at, isRecentlyAuthenticated } = found;
  const { userId, sessionId } = session;
  const isVerified = email_verified_at !== null;
  return {
    person: { userId, sessionId, role, vendorId, passkeyId, isVerified, isRecentlyAuthenticated },
    isUseDue: found.isUseDue,
  };
}

/** Those of the sessions that still hold. */
export async function livingSessions(db: Kysely<Tables>, ids: string[]): Promise<Set<string>> {
  const living = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Set(living.map(({ id }) => id));
}

export async function removeSession(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** Ends every session of a person, also those begun elsewhere at this moment. */
export async function removeSessions(trx: Kysely<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ token_version: sql`token_version + 1` })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('session').where('user_id', '=', userId).execute();
}
