import type { ComplaintDetails, ComplaintSupport, OwnComplaint } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { handed } from '../../core/files/files.service';
import { ApiError, orNotFound } from '../../core/http/problems';
import {
  type Caller,
  type ComplaintDeps,
  isTheirs,
  lockedNumber,
  namesOfKinds,
} from './complaints.deps';
import { lastLevel, numberOf, toDetails, toOwn } from './complaints.model';
import * as store from './complaints.store';
import { isSettled, notAnswered, unknown } from './complaints.text';
import { addSupport, removeSupport, supportedBy } from './supports.store';

type Db = Kysely<Tables>;

/** Own complaints per response: more than any user has raised. */
const mostOwn = 200;

export type FollowingService = ReturnType<typeof followingService>;

/** A complaint as its complainant and other readers see it. */
export function followingService({ db, categories, keys, notification }: ComplaintDeps) {
  async function shown(row: store.ComplaintRow, isMine: boolean): Promise<ComplaintDetails> {
    return toDetails(row, await namesOfKinds(categories), {
      isMine,
      events: await store.eventsOf(db, row.id),
      sent: isMine
        ? {
            text: row.body,
            isAnonymous: row.is_anonymous,
            files: (await store.filesOf(db, row.id)).map(handed),
          }
        : null,
    });
  }

  const publishedOnly = (row: store.ComplaintRow | undefined): store.ComplaintRow =>
    orNotFound(row?.published_text === null ? undefined : row, unknown);

  async function lockedOwn(trx: Db, number: number, caller: Caller): Promise<store.ComplaintRow> {
    const row = await lockedNumber(trx, number);
    if (!isTheirs(row, caller, keys)) throw new ApiError('not-found', unknown);
    return row;
  }

  const shownToOwner = async (number: number): Promise<ComplaintDetails> =>
    shown(orNotFound(await store.complaintNumbered(db, number), unknown), true);

  async function supportOf(trx: Db, number: number, isMine: boolean): Promise<ComplaintSupport> {
    const { supporters } = orNotFound(await store.complaintNumbered(trx, number), unknown);
    return { alike: supporters, isMine };
  }

  return {
    /** Fails with `not-found`, including complaints that only their complainant may see. */
    async read(number: number, caller: Caller): Promise<ComplaintDetails> {
      const row = orNotFound(await store.complaintNumbered(db, number), unknown);
      const isMine = isTheirs(row, caller, keys);
      return shown(isMine ? row : publishedOnly(row), isMine);
    },

    /** The complainant withdraws it. Fails with `not-found`, or `conflict` once settled. */
    async close(number: number, caller: Caller): Promise<ComplaintDetails> {
      await db.transaction().execute(async (trx) => {
        const row = await lockedOwn(trx, number, caller);
        if (row.status === 'closed') return;
        if (row.status === 'rejected') throw new ApiError('conflict', isSettled);
        await store.changeComplaint(trx, row.id, { status: 'closed', due_at: null });
        const actor_id = caller.person?.userId ?? null;
        await store.addEvent(trx, row.id, { kind: 'closed', actor_id });
        if (row.published_text !== null) await notification.office(trx, row.id, 'closed');
      });
      return shownToOwner(number);
    },

    /**
     * The answer does not settle it: operators take it over, and the office may answer again. Fails
     * with `not-found`, or `conflict` unless it is answered.
     */
    async contest(number: number, caller: Caller, text: string): Promise<ComplaintDetails> {
      await db.transaction().execute(async (trx) => {
        const { id, status } = await lockedOwn(trx, number, caller);
        if (status !== 'answered') throw new ApiError('conflict', notAnswered);
        const changes = { status: 'in-progress', level: lastLevel, due_at: null } as const;
        await store.changeComplaint(trx, id, changes);
        const actor_id = caller.person?.userId ?? null;
        await store.addEvent(trx, id, { kind: 'escalated', level: lastLevel, text, actor_id });
        await notification.office(trx, id, 'contested');
      });
      return shownToOwner(number);
    },

    /** "Me too". Fails with `not-found`, or `conflict` for the caller's own complaint. */
    support: (userId: string, number: number): Promise<ComplaintSupport> =>
      db.transaction().execute(async (trx) => {
        const row = publishedOnly(await store.complaintNumbered(trx, number));
        if (row.user_id === userId) throw new ApiError('conflict', 'This complaint is yours.');
        await addSupport(trx, row.id, userId);
        return supportOf(trx, number, true);
      }),

    dropSupport: (userId: string, number: number): Promise<ComplaintSupport> =>
      db.transaction().execute(async (trx) => {
        const row = publishedOnly(await store.complaintNumbered(trx, number));
        await removeSupport(trx, row.id, userId);
        return supportOf(trx, number, false);
      }),

    /** A user's own complaints, newest first. */
    async mine(userId: string): Promise<OwnComplaint[]> {
      const kinds = await namesOfKinds(categories);
      const rows = await store.complaintsOf(db, store.ownOf(userId), { offset: 0, limit: mostOwn });
      return rows.map((row) => toOwn(row, kinds));
    },

    supported: async (userId: string): Promise<string[]> =>
      (await supportedBy(db, userId)).map(numberOf),
  };
}
