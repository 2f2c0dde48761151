import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

export type StoredPasskey = Selectable<Tables['passkey']>;

/** Oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<StoredPasskey[]> {
  return stored(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

/** The passkey of a credential id; undefined when its account is deleted. */
export async function passkeyByCredential(
  db: Db,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return stored(db)
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .where('credential_id', '=', credentialId)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
}

const stored = (db: Db) => db.selectFrom('passkey').selectAll('passkey');

/** Serialises changes of one account's passkeys, so that limits hold under concurrency. */
export async function lockAccount(trx: Db, userId: string) {
  return trx
    .selectFrom('app_user')
    .select(['email', 'full_name', 'role'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns undefined when the credential is already registered, to any account. */
export async function insertPasskey(
  trx: Db,
  passkey: Omit<StoredPasskey, 'created_at' | 'last_used_at'>,
): Promise<StoredPasskey | undefined> {
  return trx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Stores a signature's counter and sync state. Returns false when the passkey is gone, or another
 * signature with the same counter came first.
 */
export async function keepUse(
  db: Db,
  { id, counter, isSynced }: { id: string; counter: number; isSynced: boolean },
): Promise<boolean> {
  const kept = await db
    .updateTable('passkey')
    .set({ counter, is_synced: isSynced, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))`)
    .returning('id')
    .execute();
  return kept.length > 0;
}

export async function renamePasskey(
  db: Db,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<StoredPasskey | undefined> {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Ends the sessions opened with it, except the one given. */
export async function deletePasskey(trx: Db, id: string, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('passkey_id', '=', id)
    .where('id', '<>', sessionId)
    .execute();
  await trx.deleteFrom('passkey').where('id', '=', id).execute();
}

/** Confirms a session with a passkey, which also counts as recent authentication. */
export async function confirmSession(trx: Db, sessionId: string, passkeyId: string): Promise<void> {
  await trx
    .updateTable('session')
    .set({ passkey_id: passkeyId, authenticated_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .execute();
}
