import {
  limits,
  type Thread,
  type ThreadMessage,
  type ThreadMessages,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { IdempotentWrite } from '../core/http/idempotency';
import { ApiError, orNotFound } from '../core/http/problems';
import { notValid } from '../core/http/refusals';
import { asMessage } from '../core/language/message';
import { notify } from '../core/notifications/notify';
import { wider } from '../core/rate-limits/by-network';
import { mustNotWait, type RateLimiter } from '../core/rate-limits/rate-limiter';
import { bookedVendors } from '../directory';
import { notificationOf } from './thread-notifications';
import {
  cursorOf,
  type Place,
  placeOf,
  type Reader,
  type Said,
  sideOf,
  type ThreadRow,
  toMessage,
  toThread,
} from './threads.model';
import * as store from './threads.store';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  idempotent: IdempotentWrite;
  allowed: RateLimiter;
  limits: Settings['limits'];
}

export type ThreadsService = ReturnType<typeof threadsService>;

/** Messages per user and minute. */
const written = { most: 30, seconds: 60 };

/** Older conversations are listed again after a new message. */
const mostListed = 200;
const perPage = limits.threadMessagesPerPage;

/** Conversations between clients and professionals, one per pair. */
export function threadsService(deps: Deps) {
  const { db, idempotent, allowed } = deps;

  async function mine(trx: Db, reader: Reader, id: string): Promise<ThreadRow> {
    return orNotFound(await store.threadOf(trx, reader, id), 'There is no such conversation.');
  }

  async function shown(reader: Reader, rows: ThreadRow[]): Promise<Thread[]> {
    const vendors = await bookedVendors(
      db,
      rows.map(({ vendor_id }) => vendor_id),
    );
    return rows.map((row) => toThread(reader, row, vendors.get(row.vendor_id) ?? null));
  }

  const one = async (reader: Reader, row: ThreadRow): Promise<Thread> =>
    (await shown(reader, [row]))[0] as Thread;

  return {
    of: async (reader: Reader): Promise<Thread[]> =>
      shown(reader, await store.threadsOf(db, reader, mostListed)),

    /** The conversation of a client with a professional. Fails with `vendor-unknown`. */
    async open(reader: Reader, vendorId: string): Promise<Thread> {
      if (vendorId === reader.vendorId) throw withOneself();
      const { userId } = reader;
      const begun = await store.threadBetween(db, userId, vendorId);
      if (begun === undefined) {
        if (!(await store.isListed(db, vendorId))) {
          throw new ApiError('vendor-unknown', 'There is no such professional.');
        }
        await store.addThread(db, userId, vendorId);
      }
      const id = begun ?? (await store.threadBetween(db, userId, vendorId));
      return one(reader, await mine(db, reader, id as string));
    },

    /** A professional's conversation with an account; the caller has checked permission. */
    async openWith(reader: Reader & { vendorId: string }, userId: string): Promise<Thread> {
      if (userId === reader.userId) throw withOneself();
      await store.addThread(db, userId, reader.vendorId);
      const id = await store.threadBetween(db, userId, reader.vendorId);
      return one(reader, await mine(db, reader, id as string));
    },

    /** One page, newest last. Fails with `not-found`, and `validation` for an invalid cursor. */
    async read(reader: Reader, id: string, cursor?: string): Promise<ThreadMessages> {
      const row = await mine(db, reader, id);
      const before = cursor === undefined ? undefined : placeIn(cursor);
      const found = await store.messagesOf(db, id, { before, most: perPage + 1 });
      const page = found.slice(0, perPage);
      const oldest = page.at(-1);
      const hasMore = found.length > perPage && oldest;
      return {
        thread: await one(reader, row),
        messages: page
          .map((said) => toMessage(sideOf(reader, row), said, !row.is_acquainted))
          .reverse(),
        before: hasMore ? cursorOf({ at: oldest.created_at, id: oldest.id }) : null,
      };
    },

    /** Fails with `not-found`, `too-many-requests`; `conflict` if the other account is deleted. */
    async send(
      reader: Reader,
      id: string,
      { text, key }: { text: string; key: string | undefined },
    ): Promise<ThreadMessage> {
      const { userId } = reader;
      const most = written.most * wider[deps.limits];
      mustNotWait(await allowed.use('message', userId, { ...written, most }));
      return idempotent({ call: 'sendMessage', key, body: { userId, id, text } }, async (trx) => {
        await store.lockThread(trx, id);
        const row = await mine(trx, reader, id);
        if (row.is_over) throw nobodyReads();
        const side = sideOf(reader, row);
        const said = await store.addMessage(trx, id, side, text);
        await tell(trx, row, said);
        return toMessage(side, said, false);
      });
    },

    /** Fails with `not-found`. */
    async markRead(reader: Reader, id: string): Promise<void> {
      const row = await mine(db, reader, id);
      await store.markRead(db, id, sideOf(reader, row));
    },
  };
}

/** A professional without an account gets no notification. */
async function tell(trx: Db, row: ThreadRow, said: Said): Promise<void> {
  const userId = said.is_vendors ? row.user_id : row.vendor_user_id;
  if (userId) await notify(trx, { userId, kind: 'message', ...notificationOf(row, said) });
}

function placeIn(cursor: string): Place {
  const place = placeOf(cursor);
  if (!place) throw notValid({ before: asMessage('is no cursor of messages') });
  return place;
}

const withOneself = () => notValid({ vendorId: 'is your own page' });

const nobodyReads = () =>
  new ApiError('conflict', 'This account has been deleted, so nobody would read your message.');
