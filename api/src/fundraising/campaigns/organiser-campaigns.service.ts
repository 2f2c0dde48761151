import {
  type CampaignDraft,
  type CampaignKind,
  limits,
  type OwnCampaign,
  type OwnCampaignDetails,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { accountMustBeAllowed } from '../../core/auth/public-acts';
import type { Tables } from '../../core/db/tables.generated';
import { ownFile } from '../../core/files/files.store';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { isRunning } from '../donations/donations.model';
import { missingOf } from './campaigns.model';
import { detailsOf } from './organiser-campaign.details';
import { draftOf, listedCampaign, listedDraft, rowOf } from './organiser-campaigns.model';
import * as store from './organiser-campaigns.store';

type Db = Kysely<Tables>;

/** A campaign of a user. */
interface Named {
  userId: string;
  id: string;
}

export type OrganiserCampaignsService = ReturnType<typeof organiserCampaignsService>;

/** Actions of organisers. Another user's campaign is `not-found`. */
export function organiserCampaignsService(db: Db, idempotent: IdempotentWrite) {
  const within = <T>(work: (trx: Db) => Promise<T>) => db.transaction().execute(work);
  return {
    async list(userId: string): Promise<OwnCampaign[]> {
      const drafts = await store.draftsOf(db, userId);
      const campaigns = await store.campaignsOf(db, userId);
      const now = new Date();
      return [...drafts.map(listedDraft), ...campaigns.map((row) => listedCampaign(row, now))];
    },

    read: ({ userId, id }: Named): Promise<OwnCampaignDetails> => detailsOf(db, userId, id),

    /** Fails with `conflict` when the user has too many drafts. */
    create: (userId: string, kind: CampaignKind, key: string | undefined) =>
      idempotent({ call: 'createCampaign', key, body: { userId, kind } }, async (trx) => {
        const drafts = await store.draftsOf(trx, userId);
        if (drafts.length >= limits.campaignDraftsMost) throw tooMany();
        const id = uuidv7();
        await store.insertDraft(trx, { id, owner_id: userId, kind });
        return detailsOf(trx, userId, id);
      }),

    /**
     * Fails with `draft-changed` when it was changed since it was read. A repeat of the same draft
     * succeeds: its first answer was lost.
     */
    keep: ({ userId, id }: Named, draft: CampaignDraft, revision: number) =>
      within(async (trx) => {
        const row = await ownDraft(trx, userId, id);
        mustBeOpen(row);
        if (isSame(draftOf(row), draft)) return detailsOf(trx, userId, id);
        if (row.revision !== revision) throw changedElsewhere();
        await mustBeOwnPicture(trx, userId, draft.pictureId);
        await store.changeDraft(trx, id, rowOf(draft));
        return detailsOf(trx, userId, id);
      }),

    remove: ({ userId, id }: Named): Promise<void> =>
      within(async (trx) => {
        await ownDraft(trx, userId, id);
        await store.removeDraft(trx, id);
      }),

    /** Submits for review. Fails with `validation`, by field, for what is missing. */
    submit: ({ userId, id }: Named) =>
      within(async (trx) => {
        const row = await ownDraft(trx, userId, id);
        await accountMustBeAllowed(trx, userId, 'campaigns');
        if (row.state === 'submitted') return detailsOf(trx, userId, id);
        const missing = missingOf(draftOf(row), new Date());
        if (Object.keys(missing).length > 0) {
          throw new ApiError('validation', 'Something is missing before it can be sent.', missing);
        }
        const submitted = { state: 'submitted', submitted_at: new Date(), reason: null } as const;
        await store.changeDraft(trx, id, submitted);
        return detailsOf(trx, userId, id);
      }),

    tell: ({ userId, id }: Named, text: string, key: string | undefined) =>
      idempotent({ call: 'addCampaignUpdate', key, body: { userId, id, text } }, async (trx) => {
        const campaign = await ownCampaign(trx, userId, id);
        await accountMustBeAllowed(trx, userId, 'campaigns');
        if (campaign.stopped_at !== null) throw new ApiError('conflict', 'It was stopped.');
        const told = await store.updatesOf(trx, id);
        if (told.length >= limits.campaignUpdatesMost) throw enoughTold();
        await store.addUpdate(trx, id, text);
        return detailsOf(trx, userId, id);
      }),

    /** Ends the campaign before its last day. The money raised stays. */
    end: ({ userId, id }: Named) =>
      within(async (trx) => {
        const campaign = await ownCampaign(trx, userId, id);
        if (isRunning(campaign, new Date())) await store.endNow(trx, id);
        return detailsOf(trx, userId, id);
      }),
  };
}

async function ownDraft(trx: Db, userId: string, id: string): Promise<store.DraftRow> {
  const row = await store.lockDraft(trx, id);
  if (row?.owner_id === userId) return row;
  const published = await store.lockCampaign(trx, id);
  if (published?.owner_id === userId) throw new ApiError('conflict', 'It is published already.');
  throw new ApiError('not-found', unknown);
}

async function ownCampaign(trx: Db, userId: string, id: string) {
  const row = await store.lockCampaign(trx, id);
  return orNotFound(row?.owner_id === userId ? row : undefined, unknown);
}

function mustBeOpen({ state }: store.DraftRow): void {
  if (state !== 'submitted') return;
  throw new ApiError('conflict', 'It is in review. You can change it when it comes back.');
}

async function mustBeOwnPicture(trx: Db, userId: string, pictureId: string | null) {
  if (pictureId === null) return;
  const file = await ownFile(trx, userId, pictureId);
  const rule = file ? 'must be a JPEG or PNG picture' : 'There is no such file. Send it again.';
  if (file && file.type !== 'application/pdf') return;
  throw notValid({ pictureId: rule });
}

const isSame = (one: CampaignDraft, other: CampaignDraft) =>
  JSON.stringify(rowOf(one)) === JSON.stringify(rowOf({ ...one, ...other }));

const unknown = 'There is no such campaign of yours.';

const changedElsewhere = () =>
  new ApiError('draft-changed', 'This campaign was changed in another window in the meantime.');

const tooMany = () =>
  new ApiError(
    'conflict',
    `You have begun ${limits.campaignDraftsMost} campaigns. Finish or remove one first.`,
  );

const enoughTold = () =>
  new ApiError('conflict', `A campaign has at most ${limits.campaignUpdatesMost} updates.`);
