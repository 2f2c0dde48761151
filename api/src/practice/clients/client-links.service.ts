import { createHash, randomBytes } from 'node:crypto';
import {
  type ClientInvitation,
  type ClientLinkOrder,
  limits,
  type OwnClientLink,
  type PracticeClientLinks,
} from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import { lockClients } from '../../booking';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError, orNotFound } from '../../core/http/problems';
import { enqueue } from '../../core/jobs/enqueue';
import type { BatchHandler } from '../../core/jobs/handlers';
import type { JobKind } from '../../core/jobs/job-kind';
import { notify } from '../../core/notifications/notify';
import { wider } from '../../core/rate-limits/by-network';
import { mustNotWait, type RateLimiter } from '../../core/rate-limits/rate-limiter';
import { clientNumber } from '../calendar/client-number';
import { toOwnLink } from './client-links.model';
import * as store from './client-links.store';
import {
  clientNotifications,
  invitationEmail,
  professionalNotifications,
  proofEmail,
} from './client-links.text';
import * as shown from './shown-links.store';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  allowed: RateLimiter;
  settings: Pick<Settings, 'publicUrl' | 'limits'>;
}

/** A request whose address is still to be proved. */
interface ClientProof {
  linkId: string;
}

export const clientProofJob: JobKind<ClientProof> = {
  name: 'client-link-proof',
  priority: 'high',
};

export type ClientLinksService = ReturnType<typeof clientLinksService>;

const day = 86_400;
const section = '/profile?section=records';

/** Links between clients' accounts and professionals' records: acts of both sides. */
export function clientLinksService({ db, allowed, settings }: Deps) {
  const own = async (from: Db, userId: string, id?: string): Promise<OwnClientLink[]> => {
    const rows = await shown.linksOfUser(from, userId, id);
    const linked = rows.flatMap(({ state, client_id }) =>
      state === 'linked' && client_id !== null ? [client_id] : [],
    );
    const appointments = await shown.appointmentsOf(from, linked);
    const assignments = await shown.assignmentsOf(from, linked);
    return rows.map((row) => toOwnLink(row, appointments, assignments));
  };

  const oneOwn = async (from: Db, userId: string, id: string): Promise<OwnClientLink> =>
    orNotFound((await own(from, userId, id))[0], noLink);

  const spend = async (what: string, whose: string, most: number) =>
    mustNotWait(
      await allowed.use(what, whose, { most: most * wider[settings.limits], seconds: day }),
    );

  // Behind the #, which browsers send to no server.
  const linkTo = (token: string) => `${new URL(section, settings.publicUrl).href}#${token}`;

  async function sendProof(trx: Db, due: { id: string; vendor_id: string; email: string }) {
    const [record, another] = await store.recordsWithEmail(trx, due.vendor_id, due.email);
    // Of a shared address nobody but the professional knows whose record is meant.
    if (!record?.email || another) return;
    if ((await store.countSentTo(trx, record.email)) >= limits.clientLinkEmailsPerDay) return;
    const vendor = await store.professional(trx, due.vendor_id);
    if (!vendor) return;
    const token = newToken();
    await store.noteProof(trx, due.id, {
      ...{ clientId: record.id, email: record.email, tokenHash: hashOf(token) },
      seconds: limits.clientProofMinutes * 60,
    });
    await store.addEvent(trx, due.id, 'proof-sent', 'system');
    await enqueueEmail(trx, proofEmail(record.email, vendor.name, linkTo(token)));
  }

  return {
    /** Fails with `not-found`, `conflict` while an earlier request is open, `too-many-requests`. */
    async request(userId: string, order: ClientLinkOrder): Promise<OwnClientLink> {
      const vendor = await listed(db, order.vendorId);
      if (vendor.user_id === userId) throw ownPractice();
      await spend('client-link-requests', userId, limits.clientLinkRequestsPerDay);
      return db.transaction().execute(async (trx) => {
        const id = await store.addRequest(trx, {
          ...{ vendorId: vendor.id, userId, email: order.email ?? null },
          phone: order.phone === undefined ? null : telephoneOf(order.phone),
        });
        if (id === undefined) throw askedAlready();
        await store.addEvent(trx, id, 'requested', 'client');
        if (order.email) await enqueue(trx, clientProofJob, { linkId: id });
        await notifyProfessional(trx, vendor, professionalNotifications.requested);
        return oneOwn(trx, userId, id);
      });
    },

    /** Sends the links that prove a record's address, after the answers that tell nothing. */
    proofs: {
      ...{ atOnce: 50, leaseSeconds: 60 },
      workAll: async (trx, requests) => {
        for (const { linkId } of requests) {
          const request = await store.requestToProve(trx, linkId);
          if (request) await sendProof(trx, request);
        }
      },
    } satisfies BatchHandler<ClientProof>,

    /** Accepts an invitation, or proves a record's address. Fails with `link-invalid`, `conflict`. */
    async confirm(userId: string, token: string): Promise<OwnClientLink> {
      const tokenHash = hashOf(token);
      const vendorId = await store.vendorOfToken(db, tokenHash);
      if (vendorId === undefined) throw linkInvalid();
      return db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        const row = await store.lockedByToken(trx, tokenHash);
        if (!row || row.client_id === null) throw linkInvalid();
        // Good only in the account that asked: whoever else reads the letter cannot use it.
        if (row.state === 'requested' && row.user_id !== userId) throw linkInvalid();
        const vendor = await listed(trx, vendorId);
        if (vendor.user_id === userId) throw ownPractice();
        const pair = { vendorId, clientId: row.client_id, userId };
        if (!(await store.takeRecord(trx, pair, row.sent_to))) throw linkInvalid();
        await settle(trx, row, pair, 'client');
        await notifyProfessional(trx, vendor, professionalNotifications.linked);
        return oneOwn(trx, userId, row.id);
      });
    },

    mine: (userId: string): Promise<OwnClientLink[]> => own(db, userId),

    /** Ends a link, or takes a request back. Fails with `not-found`. */
    endOwn: (userId: string, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const row = orNotFound(await store.lockedOwn(trx, userId, id), noLink);
        if (row.state === 'ended') return;
        await end(trx, row, 'client');
        const vendor = await store.professional(trx, row.vendor_id);
        if (row.state === 'linked' && vendor) {
          await notifyProfessional(trx, vendor, professionalNotifications.ended);
        }
      }),

    async ofPractice(vendorId: string): Promise<PracticeClientLinks> {
      const requests = await shown.requestsOf(db, vendorId);
      return {
        requests: requests.map(({ id, name, email, phone, begun_at, records }) => ({
          ...{ _id: id, name, email, phone, time: begun_at.toISOString() },
          records: records.map((one) => ({
            ...{ _id: one.id, number: clientNumber(one.number), name: one.name },
          })),
        })),
        invitations: (await shown.invitationsOf(db, vendorId)).flatMap(toInvitation),
      };
    },

    /** Fails with `not-found`, `conflict` for a record without an address or with an account. */
    async invite(vendorId: string, clientId: string): Promise<ClientInvitation> {
      const record = orNotFound(await store.recordOf(db, vendorId, clientId), noClient);
      if (record.user_id !== null) throw hasAccount();
      if (record.email === null) throw noEmail();
      if ((await listed(db, vendorId, notListed)).user_id === null) throw notListed();
      await spend('client-invitations', vendorId, limits.clientInvitationsPerDay);
      await spend('client-invitations-to', record.email, limits.clientLinkEmailsPerDay);
      const email = record.email;
      return db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        const vendor = await listed(trx, vendorId, notListed);
        const token = newToken();
        const row = await store.addInvitation(trx, vendorId, {
          ...{ clientId, email, tokenHash: hashOf(token) },
          seconds: limits.clientInvitationDays * day,
        });
        await store.addEvent(trx, row.id, 'invited', 'professional');
        await enqueueEmail(trx, invitationEmail(email, vendor.name, linkTo(token)));
        return orNotFound(toInvitation(row)[0], noClient);
      });
    },

    /** Fails with `not-found`, and `conflict` where either is no longer free. */
    accept: (vendorId: string, linkId: string, clientId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        const row = orNotFound(await store.lockedRequest(trx, vendorId, linkId), noRequest);
        if (row.state !== 'requested' || row.user_id === null) throw decidedAlready();
        orNotFound(await store.recordOf(trx, vendorId, clientId), noClient);
        const pair = { vendorId, clientId, userId: row.user_id };
        if (!(await store.takeRecord(trx, pair, null))) throw hasAccount();
        await settle(trx, row, pair, 'professional');
        await notifyClient(trx, row, 'linked');
      }),

    /** Fails with `not-found`, and `conflict` where it no longer waits. */
    refuse: (vendorId: string, linkId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const row = orNotFound(await store.lockedRequest(trx, vendorId, linkId), noRequest);
        if (row.state !== 'requested') throw decidedAlready();
        await store.markEnded(trx, row.id, 'professional');
        await store.addEvent(trx, row.id, 'refused', 'professional');
        await notifyClient(trx, row, 'refused');
      }),

    /** Ends a link, or takes an invitation back. Fails with `not-found`. */
    endOfClient: (vendorId: string, clientId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        orNotFound(await store.recordOf(trx, vendorId, clientId), noClient);
        for (const row of await store.lockedOfClient(trx, vendorId, clientId)) {
          await end(trx, row, 'professional');
          if (row.state === 'linked') await notifyClient(trx, row, 'ended');
        }
      }),
  };
}

type Pair = { vendorId: string; clientId: string; userId: string };

async function settle(
  trx: Db,
  row: store.ClientLinkRow,
  pair: Pair,
  by: 'client' | 'professional',
): Promise<void> {
  await store.markLinked(trx, row.id, pair);
  await store.addEvent(trx, row.id, 'linked', by);
  await store.endOpenOf(trx, pair.clientId, 'system');
  await store.endRequestsOf(trx, pair.vendorId, pair.userId);
}

async function end(
  trx: Db,
  row: store.ClientLinkRow,
  by: 'client' | 'professional',
): Promise<void> {
  if (row.state === 'linked' && row.client_id !== null && row.user_id !== null) {
    await store.letRecordGo(trx, row.client_id, row.user_id);
  }
  await store.markEnded(trx, row.id, by);
  await store.addEvent(trx, row.id, 'ended', by);
}

async function notifyProfessional(
  trx: Db,
  { user_id, profession }: store.ProfessionalRow,
  words: { title: string; text: string },
): Promise<void> {
  if (user_id === null) return;
  const room =
    profession === 'doctor' ? 'patients' : profession === 'teacher' ? 'students' : 'clients';
  const link = `/${(profession ?? '').replace('-', ' ')}-dashboard/${room}`;
  await notify(trx, { userId: user_id, kind: 'support', link, ...words });
}

async function notifyClient(
  trx: Db,
  { user_id, vendor_id }: store.ClientLinkRow,
  what: keyof typeof clientNotifications,
): Promise<void> {
  const vendor = await store.professional(trx, vendor_id);
  if (user_id === null || !vendor) return;
  const words = clientNotifications[what](vendor.name);
  await notify(trx, { userId: user_id, kind: 'support', link: section, ...words });
}

function toInvitation(
  row: Pick<store.ClientLinkRow, 'client_id' | 'sent_to' | 'begun_at' | 'token_expires_at'>,
): ClientInvitation[] {
  const { client_id: clientId, sent_to: email, begun_at, token_expires_at: until } = row;
  if (clientId === null || email === null || until === null) return [];
  return [{ clientId, email, sentAt: begun_at.toISOString(), until: until.toISOString() }];
}

/** Strangers' addresses get letters in the name of listed professionals only. */
async function listed(
  db: Db,
  vendorId: string,
  otherwise = () => new ApiError('not-found', 'There is no such professional.'),
): Promise<store.ProfessionalRow> {
  const vendor = await store.professional(db, vendorId);
  if (vendor?.status !== 'live') throw otherwise();
  return vendor;
}

const newToken = () => randomBytes(16).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const noLink = 'There is no such link.';
const noClient = 'There is no such client.';
const noRequest = 'There is no such request.';

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
const decidedAlready = () =>
  new ApiError('conflict', 'This request is no longer waiting. Reload the list.');
const hasAccount = () =>
  new ApiError('conflict', 'This record is linked to an account already. End that link first.');
const noEmail = () =>
  new ApiError('conflict', 'This record has no email address. Add one, then invite.');
const notListed = () =>
  new ApiError('conflict', 'Your page is not listed, so no invitations are sent for it yet.');
