import { limits, type Role } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';

/** The caller, as far as policies need to know. */
export interface Person {
  userId: string;
  sessionId: string;
  role: Role;
  /** Vendor id of the user's page, listed or not; null without a page. */
  vendorId: string | null;
  /** The passkey that opened or confirmed this session; null without. */
  passkeyId: string | null;
  /** A user whose email is not verified may use only routes that allow it. */
  isVerified: boolean;
  /** Within `limits.recentAuthenticationMinutes`, by password, code or provider. */
  isRecentlyAuthenticated: boolean;
}

/**
 * Begins a session and returns its token version; undefined for a deleted account. Deletes expired
 * sessions.
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

/** Records that the user of a session has authenticated again. */
export async function renewAuthentication(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ authenticated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Ends every session of a user except `keptId`. */
export async function removeOthers(trx: Kysely<Tables>, userId: string, keptId: string) {
  await trx.deleteFrom('session').where('user_id', '=', userId).where('id', '!=', keptId).execute();
  await trx
    .deleteFrom('push_device')
    .where('user_id', '=', userId)
    .where('session_id', '!=', keptId)
    .execute();
}

/** Stored length of a user agent, in characters. */
export const userAgentMaxLength = 200;

/** The last use is written at most this often, so that few requests write. */
const minutesUnnoted = 5;

const isUseDue = sql<boolean>`(session.last_seen_at IS NULL OR session.last_seen_at <
  now() - ${minutesUnnoted}::int * interval '1 minute')`;

/** Records a session's last use and browser. */
export async function noteUse(db: Kysely<Tables>, id: string, userAgent: string): Promise<void> {
  const printable = userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, userAgentMaxLength);
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<string>`now()`, user_agent: printable })
    .where('id', '=', id)
    .where(isUseDue)
    .execute();
}

/** A user's live sessions, most recently used first. */
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

/** Ends a session of a user. False when the user has no session with that id. */
export async function removeOwn(db: Kysely<Tables>, id: string, userId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (removed) await endPush(db, id);
  return removed !== undefined;
}

/** The session's user, if the session is live for that user and token version. */
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

/** Those of the sessions that are live. */
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
  await endPush(db, id);
}

/** Notifications end with the session in which they were allowed, unless it just runs out. */
const endPush = (db: Kysely<Tables>, sessionId: string) =>
  db.deleteFrom('push_device').where('session_id', '=', sessionId).execute();

/** Ends every session of a user, including those begun concurrently. */
export async function removeSessions(trx: Kysely<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ token_version: sql`token_version + 1` })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('session').where('user_id', '=', userId).execute();
  await trx.deleteFrom('push_device').where('user_id', '=', userId).execute();
}
