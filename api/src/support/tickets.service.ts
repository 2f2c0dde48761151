import type { Ticket, TicketMessage, TicketThread } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { recordOf } from '../accounts/accounts.store';
import type { Once } from '../http/idempotency';
import { ApiError, known } from '../http/problems';
import { referenceOf } from '../http/reference';
import type { Tables } from '../storage/database.types';
import { namesOf, subjectOf } from './tickets.model';
import * as store from './tickets.store';

type Db = Kysely<Tables>;

export type TicketsService = ReturnType<typeof ticketsService>;

const unknownTicket = 'There is no such ticket of yours.';

/** What somebody with an account asks the house, as one conversation per ticket. */
export function ticketsService(db: Db, once: Once) {
  return {
    async list(userId: string): Promise<Ticket[]> {
      return (await store.ticketsOf(db, userId)).map(toTicket);
    },

    /** Whoever reads it has seen what it says. */
    async read(userId: string, ticketId: string): Promise<TicketThread> {
      const thread = await threadOf(db, userId, ticketId);
      const answer = thread.messages.findLast(({ by }) => by === 'support');
      if (answer) await store.markSeen(db, ticketId, new Date(answer.time));
      return { ...thread, hasNews: false };
    },

    write: (userId: string, message: string, key: string | undefined): Promise<TicketThread> =>
      once({ call: 'writeToSupport', key, body: { userId, message } }, async (trx) => {
        const account = known(await recordOf(trx, userId), unknownTicket);
        const { id } = await store.addTicket(trx, {
          user_id: userId,
          ...namesOf(account.fullName),
          email: account.email,
          phone: account.phone ?? '',
          message,
        });
        return threadOf(trx, userId, id);
      }),

    /** Opens an answered ticket again. Fails with `conflict` where it is closed. */
    reply: (
      userId: string,
      ticketId: string,
      message: string,
      key: string | undefined,
    ): Promise<TicketMessage> =>
      once({ call: 'replyToTicket', key, body: { userId, ticketId, message } }, async (trx) => {
        const { id, status } = await ownToChange(trx, userId, ticketId);
        if (status === 'closed') {
          throw new ApiError('conflict', 'This ticket is closed. Write a new one.');
        }
        await store.setStatus(trx, id, 'open');
        const said = { ticket_id: id, is_ours: false, author_id: userId, text: message };
        return toMessage(await store.addMessage(trx, said));
      }),

    close: (userId: string, ticketId: string): Promise<TicketThread> =>
      db.transaction().execute(async (trx) => {
        const { id } = await ownToChange(trx, userId, ticketId);
        await store.setStatus(trx, id, 'closed');
        return threadOf(trx, userId, id);
      }),
  };
}

async function ownToChange(trx: Db, userId: string, ticketId: string) {
  const found = await store.ticketToChange(trx, ticketId);
  return known(found?.user_id === userId ? found : undefined, unknownTicket);
}

async function threadOf(db: Db, userId: string, ticketId: string): Promise<TicketThread> {
  const [found] = await store.ticketsOf(db, userId, ticketId);
  const row = known(found, unknownTicket);
  const first = { id: row.id, is_ours: false, text: row.message, created_at: row.created_at };
  const messages = [first, ...(await store.messagesOf(db, ticketId))].map(toMessage);
  return { ...toTicket(row), messages };
}

const toTicket = (row: store.TicketRow): Ticket => ({
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
