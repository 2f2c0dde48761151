import type { Ticket, TicketMessage, TicketThread } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { orNotFound } from '../../core/http/problems';
import { currentLanguage } from '../../core/language/current-language';
import { recordOf } from '../../identity';
import { addReply, seenThread, threadOf, toTicket } from './thread';
import { namesOf } from './tickets.model';
import * as store from './tickets.store';

type Db = Kysely<Tables>;

export type TicketsService = ReturnType<typeof ticketsService>;

const unknownTicket = 'There is no such ticket of yours.';

/** Support requests of users with an account, one conversation per ticket. */
export function ticketsService(db: Db, idempotent: IdempotentWrite) {
  return {
    /** Including guest tickets, once the email address is verified. */
    async list(userId: string): Promise<Ticket[]> {
      await store.claimTickets(db, userId);
      return (await store.tickets(db, { userId })).map(toTicket);
    },

    /** Reading marks the ticket as read. */
    async read(userId: string, ticketId: string): Promise<TicketThread> {
      await store.claimTickets(db, userId);
      await mustBeOwn(db, userId, ticketId);
      return seenThread(db, ticketId);
    },

    write: (userId: string, message: string, key: string | undefined): Promise<TicketThread> =>
      idempotent({ call: 'writeToSupport', key, body: { userId, message } }, async (trx) => {
        const account = orNotFound(await recordOf(trx, userId), unknownTicket);
        const { id } = await store.addTicket(trx, {
          user_id: userId,
          ...namesOf(account.fullName),
          email: account.email,
          phone: account.phone ?? '',
          message,
          language: currentLanguage(),
        });
        return threadOf(trx, id);
      }),

    /** Reopens an answered ticket. Fails with `conflict` when it is closed. */
    reply: (
      userId: string,
      ticketId: string,
      message: string,
      key: string | undefined,
    ): Promise<TicketMessage> =>
      idempotent(
        { call: 'replyToTicket', key, body: { userId, ticketId, message } },
        async (trx) => {
          await mustBeOwn(trx, userId, ticketId);
          return addReply(trx, { ticketId, authorId: userId, message });
        },
      ),

    close: (userId: string, ticketId: string): Promise<TicketThread> =>
      db.transaction().execute(async (trx) => {
        await mustBeOwn(trx, userId, ticketId);
        await store.ticketToChange(trx, ticketId);
        await store.setStatus(trx, ticketId, 'closed');
        return threadOf(trx, ticketId);
      }),
  };
}

async function mustBeOwn(db: Db, userId: string, ticketId: string): Promise<void> {
  const [found] = await store.tickets(db, { userId, id: ticketId });
  orNotFound(found, unknownTicket);
}
