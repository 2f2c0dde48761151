import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { MessageLanguage } from '../../core/language/message-language';

type Db = Kysely<Tables>;

/** Columns of a new ticket. */
export interface NewTicket {
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  language: MessageLanguage;
}

export async function addTicket(
  trx: Db,
  ticket: NewTicket,
): Promise<{ id: string; number: number }> {
  return trx
    .insertInto('support_ticket')
    .values({ id: uuidv7(), ...ticket, status: 'open' })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export type TicketRow = Awaited<ReturnType<typeof tickets>>[number];

/** Tickets of a user, or the one named: last written first. */
export function tickets(db: Db, { userId, id }: { userId?: string; id?: string }) {
  return db
    .selectFrom('support_ticket')
    .leftJoin('support_message', 'support_message.ticket_id', 'support_ticket.id')
    .select(['support_ticket.id', 'number', 'message', 'status', 'support_ticket.created_at'])
    .select(
      sql<Date>`coalesce(max(support_message.created_at), support_ticket.created_at)`.as(
        'updated_at',
      ),
    )
    .select(
      sql<boolean>`coalesce(max(support_message.created_at) FILTER (WHERE is_ours)
        > coalesce(seen_at, '-infinity'), false)`.as('has_news'),
    )
    .$if(userId !== undefined, (query) =>
      query.where('support_ticket.user_id', '=', userId as string),
    )
    .$if(id !== undefined, (query) => query.where('support_ticket.id', '=', id as string))
    .groupBy('support_ticket.id')
    .orderBy('updated_at', 'desc')
    .orderBy('support_ticket.id', 'desc')
    .execute();
}

/** Assigns guest tickets to the account that verified their email address. */
export async function claimTickets(db: Db, userId: string): Promise<void> {
  await sql`UPDATE support_ticket SET user_id = app_user.id FROM app_user
    WHERE app_user.id = ${userId}::uuid AND app_user.email_verified_at IS NOT NULL
      AND support_ticket.user_id IS NULL
      AND lower(support_ticket.email) = lower(app_user.email)`.execute(db);
}

export function ticketByNumber(db: Db, number: number) {
  return db
    .selectFrom('support_ticket')
    .select(['id', 'email'])
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The writer's account was deleted. */
export const isErased = ({ email }: { email: string }): boolean =>
  email.endsWith('@deleted.invalid');

/** Messages after the ticket's first one, newest last. */
export function messagesOf(db: Db, ticketId: string) {
  return db
    .selectFrom('support_message')
    .select(['id', 'is_ours', 'text', 'created_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

/** Records up to which answer the writer has read; later ones stay unread. */
export async function markSeen(trx: Db, ticketId: string, until: Date): Promise<void> {
  await trx
    .updateTable('support_ticket')
    .set({ seen_at: sql<Date>`greatest(seen_at, ${until}::timestamptz)` })
    .where('id', '=', ticketId)
    .execute();
}

/** A ticket to be written to, locked until the transaction ends. */
export function ticketToChange(trx: Db, ticketId: string) {
  return trx
    .selectFrom('support_ticket')
    .select(['id', 'user_id', 'status', 'number', 'first_name', 'email', 'language'])
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setStatus(
  trx: Db,
  ticketId: string,
  status: TicketRow['status'],
): Promise<void> {
  await trx.updateTable('support_ticket').set({ status }).where('id', '=', ticketId).execute();
}

export async function addMessage(
  trx: Db,
  message: { ticket_id: string; is_ours: boolean; author_id: string | null; text: string },
): Promise<MessageRow> {
  return trx
    .insertInto('support_message')
    .values({ id: uuidv7(), ...message })
    .returning(['id', 'is_ours', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}
