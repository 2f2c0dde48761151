import { type ClientInvitation, limits, type PracticeClientLinks } from '@nukkad/platform/contract';
import { lockClients } from '../../booking';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError, orNotFound } from '../../core/http/problems';
import { currentLanguage } from '../../core/language/current-language';
import { languageOfEmail } from '../../core/language/people-language.store';
import { endLink, linkRecord, listedProfessional, notifyClient } from './client-link-acts';
import { type ClientLinkNeeds, spendOfDay } from './client-links.deps';
import { toInvitation, toLinkRequest } from './client-links.model';
import * as store from './client-links.store';
import { clientLinkWords } from './client-links.words';
import { linkTokenHash, linkWithToken, newLinkToken } from './link-token';
import * as shown from './shown-links.store';

export type PracticeClientLinksService = ReturnType<typeof practiceClientLinksService>;

/** Links between accounts and records: what professionals invite to, decide and end. */
export function practiceClientLinksService(deps: ClientLinkNeeds) {
  const { db } = deps;

  return {
    async list(vendorId: string): Promise<PracticeClientLinks> {
      return {
        requests: (await shown.requestsOf(db, vendorId)).map(toLinkRequest),
        invitations: (await shown.invitationsOf(db, vendorId)).flatMap(toInvitation),
      };
    },

    /** Fails with `not-found`, `conflict` for a record without an email or with an account. */
    async invite(vendorId: string, clientId: string): Promise<ClientInvitation> {
      const record = orNotFound(await store.recordOf(db, vendorId, clientId), noClient);
      if (record.user_id !== null) throw hasAccount();
      const { email } = record;
      if (email === null) throw noEmail();
      if ((await listedProfessional(db, vendorId, notListed)).user_id === null) throw notListed();
      const [most, mostTo] = [limits.clientInvitationsPerDay, limits.clientLinkEmailsPerDay];
      await spendOfDay(deps, 'client-invitations', { whose: vendorId, most });
      await spendOfDay(deps, 'client-invitations-to', { whose: email, most: mostTo });
      return db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        const vendor = await listedProfessional(trx, vendorId, notListed);
        const token = newLinkToken();
        const row = await store.addInvitation(trx, vendorId, {
          clientId,
          email,
          tokenHash: linkTokenHash(token),
          seconds: limits.clientInvitationDays * 86_400,
        });
        await store.addEvent(trx, row.id, 'invited', 'professional');
        const link = linkWithToken(deps, token);
        const language = await languageOfEmail(trx, email, currentLanguage());
        const invitation = clientLinkWords(language).invitationEmail(email, vendor.name, link);
        await enqueueEmail(trx, { ...invitation, language });
        return orNotFound(toInvitation(row)[0], noClient);
      });
    },

    /**
     * Fails with `not-found`, and with `conflict` when the account or the record is linked already.
     */
    accept: (vendorId: string, linkId: string, clientId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        const row = orNotFound(await store.lockedRequest(trx, vendorId, linkId), noRequest);
        if (row.state !== 'requested' || row.user_id === null) throw decidedAlready();
        orNotFound(await store.recordOf(trx, vendorId, clientId), noClient);
        const pair = { vendorId, clientId, userId: row.user_id };
        if (!(await store.takeRecord(trx, pair, null))) throw hasAccount();
        await linkRecord(trx, row, pair, 'professional');
        await notifyClient(trx, row, 'linked');
      }),

    /** Fails with `not-found`, and with `conflict` when it no longer waits. */
    refuse: (vendorId: string, linkId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const row = orNotFound(await store.lockedRequest(trx, vendorId, linkId), noRequest);
        if (row.state !== 'requested') throw decidedAlready();
        await store.markEnded(trx, row.id, 'professional');
        await store.addEvent(trx, row.id, 'refused', 'professional');
        await notifyClient(trx, row, 'refused');
      }),

    /** Ends a link, or withdraws an invitation. Fails with `not-found`. */
    end: (vendorId: string, clientId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockClients(trx, vendorId);
        orNotFound(await store.recordOf(trx, vendorId, clientId), noClient);
        for (const row of await store.lockedOfClient(trx, vendorId, clientId)) {
          await endLink(trx, row, 'professional');
          if (row.state === 'linked') await notifyClient(trx, row, 'ended');
        }
      }),
  };
}

const noClient = 'There is no such client.';
const noRequest = 'There is no such request.';

const decidedAlready = () =>
  new ApiError('conflict', 'This request is no longer waiting. Reload the list.');
const hasAccount = () =>
  new ApiError('conflict', 'This record is linked to an account already. End that link first.');
const noEmail = () =>
  new ApiError('conflict', 'This record has no email address. Add one, then invite.');
const notListed = () =>
  new ApiError('conflict', 'Your page is not listed, so no invitations are sent for it yet.');
