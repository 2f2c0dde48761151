import {
  type Client,
  type ClientDetails,
  type ClientOrder,
  type ClientsAnswer,
  type ClientsQuery,
  limits,
  type Thread,
} from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { lockClients, nextClientNumber } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { pagingOf } from '../../core/http/paging';
import { ApiError, orNotFound } from '../../core/http/problems';
import type { Reader, ThreadsService } from '../../messaging';
import { toPracticeBooking } from '../calendar/practice-booking';
import { toClient, valuesOf } from './clients.model';
import * as store from './clients.store';
import { todayIn } from './practice-zone';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  idempotent: IdempotentWrite;
  threads: Pick<ThreadsService, 'openWith'>;
}

export type ClientsService = ReturnType<typeof clientsService>;

const limit = limits.clientsPerPage;
const nobody = 'There is no such client.';

/** A professional's client records. */
export function clientsService({ db, idempotent, threads }: Deps) {
  const read = async (from: Db, vendorId: string, id: string): Promise<Client> =>
    toClient(orNotFound(await store.clientById(from, vendorId, id), nobody));

  async function set(vendorId: string, id: string, values: store.ClientValues): Promise<Client> {
    const isTheirs = await store.changeClient(db, vendorId, id, values);
    if (!isTheirs) throw new ApiError('not-found', nobody);
    return read(db, vendorId, id);
  }

  return {
    /** Fails with `page-out-of-range`. */
    async list(vendorId: string, query: ClientsQuery): Promise<ClientsAnswer> {
      const { q = '', status, isArchived = false, sort = 'number', direction = 'asc' } = query;
      const chosen = { q, status, isArchived };
      const total = await store.countClients(db, vendorId, chosen);
      const paging = pagingOf(query.page ?? 1, limit, total);
      const offset = (paging.page - 1) * limit;
      const rows = await store.pageOfClients(db, vendorId, chosen, {
        ...{ sort, direction, limit, offset },
      });
      return { clients: rows.map(toClient), ...paging };
    },

    /** Fails with `not-found`. */
    async details(vendorId: string, id: string): Promise<ClientDetails> {
      const client = await read(db, vendorId, id);
      const now = new Date();
      const rows = await store.bookingsOfClient(db, id, limits.clientBookings);
      return { ...client, bookings: rows.map((row) => toPracticeBooking(row, now)) };
    },

    add: (vendorId: string, order: ClientOrder, key: string | undefined): Promise<Client> =>
      idempotent({ call: 'addClient', key, body: { vendorId, ...order } }, async (trx) => {
        const registered_on = await todayIn(trx, vendorId);
        await lockClients(trx, vendorId);
        const number = await nextClientNumber(trx, vendorId);
        const own = { vendor_id: vendorId, number, registered_on };
        return read(
          trx,
          vendorId,
          await store.addClient(trx, { ...own, made_by: 'professional', ...valuesOf(order) }),
        );
      }),

    /** Fails with `not-found`. */
    change: (vendorId: string, id: string, order: ClientOrder) =>
      set(vendorId, id, valuesOf(order)),

    /** Hides the record and all its notes from the list. Fails with `not-found`. */
    archive: (vendorId: string, id: string) =>
      set(vendorId, id, { archived_at: sql`coalesce(archived_at, now())` }),

    /** Fails with `not-found`. */
    restore: (vendorId: string, id: string) => set(vendorId, id, { archived_at: null }),

    /** Fails with `not-found`, and with `conflict` when the client has no account. */
    async openThread(reader: Reader & { vendorId: string }, id: string): Promise<Thread> {
      const { user_id } = orNotFound(await store.clientById(db, reader.vendorId, id), nobody);
      if (user_id === null) throw noAccount();
      return threads.openWith(reader, user_id);
    },
  };
}

const noAccount = () =>
  new ApiError('conflict', 'This client has no account to write to. Call them instead.');
