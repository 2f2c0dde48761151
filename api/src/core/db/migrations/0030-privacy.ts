import { type Kysely, sql } from 'kysely';

/** Stored answers tell nothing, guests are found by their address, erasures are listed. */
export const privacy = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Keys are stored as digests. What was answered before cannot be sealed here: a repeat of such a
  // write is refused instead of being made twice.
  `UPDATE idempotent_write SET answer = NULL, key = substr(encode(sha256(convert_to(
    'nukkad idempotent write ' || key::text, 'UTF8')), 'hex'), 1, 32)::uuid`,

  'CREATE INDEX booking_of_guest ON booking (client_email) WHERE user_id IS NULL',

  // Append-only, and no more than an id: what was erased is erased again after a restore.
  `CREATE TABLE erasure (
    user_id uuid PRIMARY KEY,
    erased_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
  )`,
  'CREATE INDEX erasure_by_time ON erasure (erased_at)',
  `INSERT INTO erasure (user_id, erased_at)
    SELECT id, deleted_at FROM app_user WHERE deleted_at IS NOT NULL`,

  // Of those who had left before, the same as of those who leave now.
  `UPDATE message SET text = 'Deleted account' FROM thread, app_user
    WHERE thread.id = message.thread_id AND app_user.id = thread.user_id
      AND app_user.deleted_at IS NOT NULL AND NOT message.is_vendors`,
];
