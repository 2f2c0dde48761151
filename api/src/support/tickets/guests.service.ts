import type { TicketMessage, TicketThread } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { orNotFound } from '../../core/http/problems';
import { referenceNumber } from '../../core/http/reference';
import { addReply, seenThread } from './thread';
import * as store from './tickets.store';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  idempotent: IdempotentWrite;
  keys: GuestTokens;
}

/** A ticket, and the token from its email's link. */
export interface Named {
  number: string;
  key: string;
}

export type GuestsService = ReturnType<typeof guestsService>;

/** A ticket for the holder of its email link, with or without an account. */
export function guestsService({ db, idempotent, keys }: Deps) {
  const idOf = async (trx: Db, { number, key }: Named): Promise<string> => {
    const row = await store.ticketByNumber(trx, referenceNumber(number) ?? 0);
    const isTheirs = row && !store.isErased(row) && keys.isKeyOf('ticket', row.id, key);
    return orNotFound(isTheirs ? row.id : undefined, unknownTicket);
  };
  return {
    read: async (named: Named): Promise<TicketThread> => seenThread(db, await idOf(db, named)),

    reply: (
      named: Named,
      message: string,
      idempotencyKey: string | undefined,
    ): Promise<TicketMessage> => {
      const body = { ...named, message };
      return idempotent({ call: 'replyAsGuest', key: idempotencyKey, body }, async (trx) =>
        addReply(trx, { ticketId: await idOf(trx, named), authorId: null, message }),
      );
    },
  };
}

const unknownTicket = 'There is no such ticket, or the link is not of its letter.';
