import { type ClientLinkOrder, limits, type OwnClientLink } from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import { lockClients } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { enqueue } from '../../core/jobs/enqueue';
import { endLink, linkRecord, listedProfessional, notifyProfessional } from './client-link-acts';
import { clientProofJob } from './client-link-proofs';
import { type ClientLinkNeeds, spendOfDay } from './client-links.deps';
import { toOwnLink } from './client-links.model';
import * as store from './client-links.store';
import { linkTokenHash } from './link-token';
import * as shown from './shown-links.store';

type Db = Kysely<Tables>;

export type OwnClientLinksService = ReturnType<typeof ownClientLinksService>;

/** Links between accounts and records: what clients request, prove and end. */
export function ownClientLinksService(deps: ClientLinkNeeds) {
  const { db } = deps;

  return {
    /** Fails with `not-found`, `conflict` while an earlier request is open, `too-many-requests`. */
    async request(userId: string, order: ClientLinkOrder): Promise<OwnClientLink> {
      const vendor = await listedProfessional(db, order.vendorId);
      if (vendor.user_id === userId) throw ownPractice();
      const most = limits.clientLinkRequestsPerDay;
      await spendOfDay(deps, 'client-link-requests', { whose: userId, most });
      return db.transaction().execute(async (trx) => {
        const id = await store.addRequest(trx, {
          vendorId: vendor.id,
          userId,
          email: order.email ?? null,
          phone: order.phone === undefined ? null : telephoneOf(order.phone),
        });
        if (id === undefined) throw askedAlready();
        await store.addEvent(trx, id, 'requested', 'client');
        if (order.email) await enqueue(trx, clientProofJob, { linkId: id });
        await notifyProfessional(trx, vendor, 'requested');
        return ownLink(trx, userId, id);
      });
    },

    /** Accepts an invitation, or proves a record's email. Fails with `link-invalid`, `conflict`. */
    async confirm(userId: string, token: string): Promise<OwnClientLink> {
      const tokenHash = linkTokenHash(token);
      const vendorId = await store.vendorOfToken(db, tokenHash);
      if (vendorId === undefined) throw linkInvalid();
      return db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        const row = await store.lockedByToken(trx, tokenHash);
        if (!row || row.client_id === null) throw linkInvalid();
        // Valid only in the requesting account: another reader of the email cannot use it.
        if (row.state === 'requested' && row.user_id !== userId) throw linkInvalid();
        const vendor = await listedProfessional(trx, vendorId);
        if (vendor.user_id === userId) throw ownPractice();
        const pair = { vendorId, clientId: row.client_id, userId };
        if (!(await store.takeRecord(trx, pair, row.sent_to))) throw linkInvalid();
        await linkRecord(trx, row, pair, 'client');
        await notifyProfessional(trx, vendor, 'linked');
        return ownLink(trx, userId, row.id);
      });
    },

    list: (userId: string): Promise<OwnClientLink[]> => ownLinks(db, userId),

    /** Ends a link, or withdraws a request. Fails with `not-found`. */
    end: (userId: string, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const row = orNotFound(await store.lockedOwn(trx, userId, id), noLink);
        if (row.state === 'ended') return;
        await endLink(trx, row, 'client');
        const vendor = await store.professional(trx, row.vendor_id);
        if (row.state === 'linked' && vendor) await notifyProfessional(trx, vendor, 'ended');
      }),
  };
}

async function ownLinks(db: Db, userId: string, id?: string): Promise<OwnClientLink[]> {
  const rows = await shown.linksOfUser(db, userId, id);
  const linked = rows.flatMap(({ state, client_id }) =>
    state === 'linked' && client_id !== null ? [client_id] : [],
  );
  const appointments = await shown.appointmentsOf(db, linked);
  const assignments = await shown.assignmentsOf(db, linked);
  return rows.map((row) => toOwnLink(row, appointments, assignments));
}

const ownLink = async (db: Db, userId: string, id: string): Promise<OwnClientLink> =>
  orNotFound((await ownLinks(db, userId, id))[0], noLink);

const noLink = 'There is no such link.';

const linkInvalid = () =>
  new ApiError(
    'link-invalid',
    'This link no longer works, or belongs to another account, so nothing was linked. Log in to the account that asked, or ask again.',
  );
const ownPractice = () =>
  new ApiError('conflict', 'This is your own practice: its records are yours already.');
const askedAlready = () =>
  new ApiError(
    'conflict',
    'You have asked this professional already. Wait, or take that back first.',
  );
