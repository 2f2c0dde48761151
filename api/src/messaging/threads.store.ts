import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../core/db/tables.generated';
import type { Place, Reader, Side, ThreadRow } from './threads.model';

type Db = Kysely<Tables>;

/** Latest first; clients also get their empty conversations. */
export async function threadsOf(db: Db, reader: Reader, most: number | null): Promise<ThreadRow[]> {
  const { rows } = await sql<StoredThread>`${threads(reader)}
    AND (thread.user_id = ${reader.userId}::uuid OR last.id IS NOT NULL)
    ORDER BY coalesce(last.created_at, thread.created_at) DESC, thread.id
    LIMIT ${most}::int`.execute(db);
  return rows.map(toRow);
}

/** Undefined when the reader takes no part in the conversation. */
export async function threadOf(db: Db, reader: Reader, id: string): Promise<ThreadRow | undefined> {
  const { rows } = await sql<StoredThread>`${threads(reader)}
    AND thread.id = ${id}::uuid`.execute(db);
  return rows.map(toRow)[0];
}

type StoredThread = Omit<ThreadRow, 'last'> & {
  last_text: string | null;
  last_is_vendors: boolean;
  last_at: Date;
};

function toRow({ last_text, last_is_vendors, last_at, ...rest }: StoredThread): ThreadRow {
  const last =
    last_text === null
      ? null
      : { is_vendors: last_is_vendors, text: last_text, created_at: last_at };
  return { ...rest, last };
}

const threads = ({ userId, vendorId }: Reader) => sql`
  SELECT thread.id, thread.vendor_id, thread.user_id, client.full_name AS client_name,
    vendor.name AS vendor_name, vendor.user_id AS vendor_user_id,
    lower(user_type.name) AS vendor_profession,
    client.deleted_at IS NOT NULL
      OR (vendor.user_id IS NULL AND vendor.status = 'suspended') AS is_over,
    EXISTS (SELECT FROM booking
      WHERE booking.user_id = thread.user_id AND booking.vendor_id = thread.vendor_id
        AND (booking.status IN ('confirmed', 'completed', 'no-show')
          OR EXISTS (SELECT FROM booking_event WHERE booking_event.booking_id = booking.id
            AND booking_event.to_status = 'confirmed'))) AS is_acquainted,
    last.text AS last_text, last.is_vendors AS last_is_vendors, last.created_at AS last_at,
    (SELECT count(*)::int FROM message
      WHERE message.thread_id = thread.id
        AND message.is_vendors = (thread.user_id = ${userId}::uuid)
        AND message.created_at > coalesce(
          CASE WHEN thread.user_id = ${userId}::uuid
            THEN thread.client_read_at ELSE thread.vendor_read_at END,
          '-infinity')) AS unread
  FROM thread
  JOIN app_user client ON client.id = thread.user_id
  JOIN vendor ON vendor.id = thread.vendor_id
  JOIN category ON category.id = vendor.category_id
  JOIN user_type ON user_type.slug = category.profession
  LEFT JOIN LATERAL (SELECT id, text, is_vendors, created_at FROM message
    WHERE message.thread_id = thread.id
    ORDER BY created_at DESC, id DESC LIMIT 1) last ON true
  WHERE (thread.user_id = ${userId}::uuid OR thread.vendor_id = ${vendorId}::uuid)`;

/** Id of the conversation of a pair; undefined when there is none. */
export async function threadBetween(
  trx: Db,
  userId: string,
  vendorId: string,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('thread')
    .select('id')
    .where('user_id', '=', userId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return found?.id;
}

/** Creates the conversation of a pair, unless it exists. */
export async function addThread(trx: Db, userId: string, vendorId: string): Promise<void> {
  await trx
    .insertInto('thread')
    .values({ id: uuidv7(), user_id: userId, vendor_id: vendorId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'user_id']).doNothing())
    .execute();
}

export async function isListed(db: Db, vendorId: string): Promise<boolean> {
  const found = await db
    .selectFrom('vendor')
    .select('id')
    .where('id', '=', vendorId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  return found !== undefined;
}

/** Newest first, starting after `before`. */
export function messagesOf(
  db: Db,
  threadId: string,
  { before, most }: { before?: Place | undefined; most?: number } = {},
) {
  const all = db
    .selectFrom('message')
    .select(['id', 'is_vendors', 'text', 'created_at'])
    .where('thread_id', '=', threadId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const some = most === undefined ? all : all.limit(most);
  if (!before) return some.execute();
  const { at, id } = before;
  return some.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`).execute();
}

/** Locks the conversation, so that messages are stored in their order. */
export async function lockThread(trx: Db, id: string): Promise<void> {
  await trx
    .selectFrom('thread')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function addMessage(trx: Db, threadId: string, by: Side, text: string) {
  return trx
    .insertInto('message')
    .values({ id: uuidv7(), thread_id: threadId, is_vendors: by === 'vendor', text })
    .returning(['id', 'is_vendors', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** Marks existing messages as read; ones that arrive meanwhile stay unread. */
export async function markRead(db: Db, id: string, by: Side): Promise<void> {
  await db
    .updateTable('thread')
    .set({
      [`${by}_read_at`]: sql`(SELECT max(created_at) FROM message
        WHERE message.thread_id = thread.id)`,
    })
    .where('id', '=', id)
    .execute();
}
