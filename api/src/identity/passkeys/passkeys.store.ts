import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/database.types';

type Db = Kysely<Tables>;

export interface StoredPasskey {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/** Oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<StoredPasskey[]> {
  const found = await stored(db)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return found.map(counted);
}

/** The passkey that a browser names, if whose it is has not left. */
export async function passkeyByCredential(
  db: Db,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const found = await stored(db)
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .where('credential_id', '=', credentialId)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  return found && counted(found);
}

const stored = (db: Db) => db.selectFrom('passkey').selectAll('passkey');

const counted = <Row extends { counter: string }>(row: Row) => ({
  ...row,
  counter: Number(row.counter),
});

/** Serialises what changes the passkeys of one account, so that limits hold for each change. */
export async function lockAccount(trx: Db, userId: string) {
  return trx
    .selectFrom('app_user')
    .select(['email', 'full_name', 'role'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns undefined where the credential is registered already, whoever has it. */
export async function insertPasskey(
  trx: Db,
  passkey: Omit<StoredPasskey, 'created_at' | 'last_used_at'>,
): Promise<StoredPasskey | undefined> {
  const inserted = await trx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted && counted(inserted);
}

/**
 * Keeps what a signature told. Returns false when the passkey is gone, or another signature with
 * the same count came first.
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
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return renamed && counted(renamed);
}

/** Ends the sessions that were opened with it, but the one named. */
export async function deletePasskey(trx: Db, id: string, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('passkey_id', '=', id)
    .where('id', '<>', sessionId)
    .execute();
  await trx.deleteFrom('passkey').where('id', '=', id).execute();
}

/** Confirms a session with a passkey, which also is a recent proof of who is there. */
export async function confirmSession(trx: Db, sessionId: string, passkeyId: string): Promise<void> {
  await trx
    .updateTable('session')
    .set({ passkey_id: passkeyId, authenticated_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .execute();
}
