import type { Ticket, TicketMessage, TicketThread } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { referenceOf } from '../../core/http/reference';
import { subjectOf } from './tickets.model';
import * as store from './tickets.store';

type Db = Kysely<Tables>;

const unknownTicket = 'There is no such ticket of yours.';

/** A ticket with all messages. The caller has checked ownership. */
export async function threadOf(db: Db, ticketId: string): Promise<TicketThread> {
  const [found] = await store.tickets(db, { id: ticketId });
  const row = orNotFound(found, unknownTicket);
  const first = { id: row.id, is_ours: false, text: row.message, created_at: row.created_at };
  const messages = [first, ...(await store.messagesOf(db, ticketId))].map(toMessage);
  return { ...toTicket(row), messages };
}

/** The same for its writer, and marks it as read. */
export async function seenThread(db: Db, ticketId: string): Promise<TicketThread> {
  const thread = await threadOf(db, ticketId);
  const answer = thread.messages.findLast(({ by }) => by === 'support');
  if (answer) await store.markSeen(db, ticketId, new Date(answer.time));
  return { ...thread, hasNews: false };
}

interface Reply {
  ticketId: string;
  authorId: string | null;
  message: string;
}

/** Reopens an answered ticket. Fails with `conflict` when it is closed. */
export async function addReply(
  trx: Db,
  { ticketId, authorId, message }: Reply,
): Promise<TicketMessage> {
  const { id, status } = orNotFound(await store.ticketToChange(trx, ticketId), unknownTicket);
  if (status === 'closed') {
    throw new ApiError('conflict', 'This ticket is closed. Write a new one.');
  }
  await store.setStatus(trx, id, 'open');
  const said = { ticket_id: id, is_ours: false, author_id: authorId, text: message };
  return toMessage(await store.addMessage(trx, said));
}

export const toTicket = (row: store.TicketRow): Ticket => ({
  _id: row.id,
  number: referenceOf('T', row.number),
  subject: subjectOf(row.message),
  state: row.status,
  time: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  hasNews: row.has_news,
});

const toMessage = ({ id, is_ours, text, created_at }: store.MessageRow): TicketMessage => ({
  _id: id,
  by: is_ours ? 'support' : 'me',
  text,
  time: created_at.toISOString(),
});
