import type { Kysely } from 'kysely';
import { ApiError, known } from '../http/problems';
import { referenceOf } from '../http/reference';
import { notify } from '../notifications/notify';
import type { Tables } from '../storage/database.types';
import * as store from './tickets.store';

/**
 * Answers a ticket for the house, and says so to its writer. Call it inside a transaction. Fails
 * with `not-found`, or `conflict` where its writer has closed it.
 */
export async function answerTicket(
  trx: Kysely<Tables>,
  ticketId: string,
  operatorId: string,
  text: string,
): Promise<void> {
  const ticket = known(await store.ticketToChange(trx, ticketId), 'There is no such ticket.');
  if (ticket.status === 'closed') throw new ApiError('conflict', 'This ticket is closed.');
  const said = { ticket_id: ticketId, is_ours: true, author_id: operatorId, text };
  await store.addMessage(trx, said);
  await store.setStatus(trx, ticketId, 'answered');
  if (!ticket.user_id) return;
  await notify(trx, {
    userId: ticket.user_id,
    kind: 'support',
    title: 'Customer Support has answered',
    text: `There is an answer to your ticket ${referenceOf('T', ticket.number)}.`,
    link: `/profile?section=support&ticket=${ticketId}`,
  });
}
