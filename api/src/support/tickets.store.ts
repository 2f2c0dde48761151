import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../storage/database.types';

type Db = Kysely<Tables>;

/** What a ticket begins with. */
export interface NewTicket {
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
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

export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number];

/** Somebody's tickets, the last one that was written to first; or one of them. */
export async function ticketsOf(db: Db, userId: string, only?: string) {
  const all = db
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
    .where('support_ticket.user_id', '=', userId)
    .groupBy('support_ticket.id')
    .orderBy('updated_at', 'desc')
    .orderBy('support_ticket.id', 'desc');
  return only === undefined ? all.execute() : all.where('support_ticket.id', '=', only).execute();
}

/** What was said after the ticket's own message, the newest last. */
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

/** Notes up to which answer a ticket's writer has read; what comes meanwhile stays news. */
export async function markSeen(trx: Db, ticketId: string, until: Date): Promise<void> {
  await trx
    .updateTable('support_ticket')
    .set({ seen_at: sql<Date>`greatest(seen_at, ${until}::timestamptz)` })
    .where('id', '=', ticketId)
    .execute();
}

/** A ticket that is written to, nobody else's until the transaction ends. */
export function ticketToChange(trx: Db, ticketId: string) {
  return trx
    .selectFrom('support_ticket')
    .select(['id', 'user_id', 'status', 'number'])
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
  message: { ticket_id: string; is_ours: boolean; author_id: string; text: string },
): Promise<MessageRow> {
  return trx
    .insertInto('support_message')
    .values({ id: uuidv7(), ...message })
    .returning(['id', 'is_ours', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}
