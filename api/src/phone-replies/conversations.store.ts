import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../core/db/tables.generated';
import type { Answer } from '../phone-messages';
import type { Conversation, RebookChoice, Wish } from './conversation.model';

type Db = Kysely<Tables>;

export type ConversationRow = Selectable<Tables['phone_conversation']>;

/** Seconds after which a message that was taken up counts as abandoned by a process that died. */
const abandonedAfter = 60;

export const conversationOf = (db: Db, userId: string): Promise<ConversationRow | undefined> =>
  db.selectFrom('phone_conversation').selectAll().where('user_id', '=', userId).executeTakeFirst();

/**
 * Takes a message up, with what it asks for. False while another message of the number is under way,
 * or when one was taken up since `seen` was read.
 */
export async function claim(
  db: Db,
  userId: string,
  seen: ConversationRow | undefined,
  { messageId, wish, state }: { messageId: string; wish: Wish; state: Conversation },
): Promise<boolean> {
  const claimed = { message_id: messageId, wish: JSON.stringify(wish), is_done: false };
  const values = { ...claimed, answer: null, claimed_at: sql<Date>`now()` };
  const claims = await db
    .insertInto('phone_conversation')
    .values({
      ...values,
      user_id: userId,
      state: JSON.stringify(state),
      asked_at: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where('phone_conversation.message_id', '=', seen?.message_id ?? '')
        .where(sql<boolean>`phone_conversation.is_done OR phone_conversation.claimed_at
          < now() - ${abandonedAfter}::int * interval '1 second'`),
    )
    .returning('user_id')
    .execute();
  return claims.length > 0;
}

/** Stores what a message led to. Call it in the transaction of what else it does. */
export async function finish(
  trx: Db,
  userId: string,
  messageId: string,
  { state, answer }: { state: Conversation; answer: Answer | null },
): Promise<void> {
  await trx
    .updateTable('phone_conversation')
    .set({
      ...{ state: JSON.stringify(state), is_done: true },
      ...(answer && { asked_at: sql<Date>`now()` }),
      answer: answer && JSON.stringify(answer),
    })
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .execute();
}

/** Professionals whom a user booked last and may book again by message, the last one first. */
export async function rebookChoices(db: Db, userId: string, most: number): Promise<RebookChoice[]> {
  const { rows } = await sql<RebookChoice>`
    SELECT "vendorId", name, kind, service FROM (
      SELECT DISTINCT ON (booking.vendor_id) booking.vendor_id AS "vendorId", vendor.name,
        booking.kind, booking.service_id AS service, booking.created_at
      FROM booking JOIN vendor ON vendor.id = booking.vendor_id
      WHERE booking.user_id = ${userId} AND vendor.status = 'live'
        AND booking.kind IN ('appointment', 'consultation', 'lesson')
        AND booking.status IN ('requested', 'confirmed', 'completed')
      ORDER BY booking.vendor_id, booking.created_at DESC) last
    ORDER BY created_at DESC LIMIT ${most}::int`.execute(db);
  return rows;
}

/** The vendor id of a user's own page; null without one. */
export async function ownPage(db: Db, userId: string): Promise<string | null> {
  const page = db.selectFrom('vendor').select('id').where('user_id', '=', userId);
  return (await page.executeTakeFirst())?.id ?? null;
}

/** The account of a professional, and the name of the user. */
export const partiesOf = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.id', 'booking.vendor_id')
    .select(['vendor.user_id as ownerId', 'booking.client_name as clientName'])
    .select('booking.time_zone as timeZone')
    .where('booking.id', '=', bookingId)
    .executeTakeFirst();
