import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notifyWriter, type TicketPlaces } from './ticket-notifications';
import * as store from './tickets.store';

type Db = Kysely<Tables>;

/**
 * Answers a ticket on behalf of Nukkad and notifies its writer. Call it inside a transaction. Fails
 * with `not-found`, or `conflict` when it is closed.
 */
export async function answerTicket(
  trx: Db,
  places: TicketPlaces,
  { ticketId, by, text }: { ticketId: string; by: string; text: string },
): Promise<void> {
  const ticket = await ticketInState(trx, ticketId, ['open', 'answered']);
  const said = { ticket_id: ticketId, is_ours: true, author_id: by, text };
  await store.addMessage(trx, said);
  await store.setStatus(trx, ticketId, 'answered');
  await notifyWriter(trx, places, ticket, { what: 'answered', text });
}

/** Closes a ticket on behalf of Nukkad. */
export async function closeTicket(trx: Db, places: TicketPlaces, ticketId: string): Promise<void> {
  const ticket = await ticketInState(trx, ticketId, ['open', 'answered']);
  await store.setStatus(trx, ticketId, 'closed');
  await notifyWriter(trx, places, ticket, { what: 'closed' });
}

/** Reopens a closed ticket. */
export async function reopenTicket(trx: Db, places: TicketPlaces, ticketId: string): Promise<void> {
  const ticket = await ticketInState(trx, ticketId, ['closed']);
  // A writer with a deleted account cannot be notified.
  if (store.isErased(ticket)) throw new ApiError('conflict', 'Its writer has left.');
  await store.setStatus(trx, ticketId, 'open');
  await notifyWriter(trx, places, ticket, { what: 'reopened' });
}

async function ticketInState(trx: Db, id: string, states: store.TicketRow['status'][]) {
  const ticket = orNotFound(await store.ticketToChange(trx, id), 'There is no such ticket.');
  if (states.includes(ticket.status)) return ticket;
  throw new ApiError(
    'conflict',
    ticket.status === 'closed' ? 'This ticket is closed.' : 'This ticket is open already.',
  );
}
