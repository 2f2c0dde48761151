import {
  limits,
  type OwnCampaignDetails,
  type ReceivedDonation,
  type ReceivedInterest,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { referenceOf } from '../../core/http/reference';
import { blocksOf } from '../../core/text/markdown.model';
import { donationStateOf } from '../donations/donations.model';
import { paymentsOfDonations } from '../donations/donations.store';
import {
  draftOf,
  draftOfPublished,
  listedCampaign,
  listedDraft,
} from './organiser-campaigns.model';
import * as store from './organiser-campaigns.store';

type Db = Kysely<Tables>;

/** The organiser's view of a campaign; `not-found` for any other user. */
export async function detailsOf(db: Db, userId: string, id: string): Promise<OwnCampaignDetails> {
  const row = await store.draftBy(db, id);
  if (row?.owner_id === userId) return detailsOfDraft(row);
  const published = await store.campaignBy(db, id);
  const own = published?.owner_id === userId ? published : undefined;
  return detailsOfPublished(db, orNotFound(own, 'There is no such campaign of yours.'));
}

const detailsOfDraft = (row: store.DraftRow): OwnCampaignDetails => ({
  ...listedDraft(row),
  draft: draftOf(row),
  preview: blocksOf(row.body),
  revision: row.revision,
  reason: row.reason,
  updates: [],
  donations: [],
  interests: [],
});

async function detailsOfPublished(db: Db, row: store.PublishedRow): Promise<OwnCampaignDetails> {
  const updates = await store.updatesOf(db, row.id);
  return {
    ...listedCampaign(row, new Date()),
    draft: draftOfPublished(row),
    preview: blocksOf(row.body),
    revision: 0,
    reason: row.stop_reason,
    updates: updates.map(({ created_at, text }) => ({ time: created_at.toISOString(), text })),
    donations: await receivedBy(db, row.id),
    interests: await interestsIn(db, row.id),
  };
}

async function receivedBy(db: Db, id: string): Promise<ReceivedDonation[]> {
  const rows = await store.donationsTo(db, id, limits.donationsShown);
  const payments = await paymentsOfDonations(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ amount, currency, ...row }) => ({
    number: referenceOf('D', row.number),
    name: row.is_anonymous ? null : row.name,
    amount: { amount, currency },
    message: row.message,
    time: row.created_at.toISOString(),
    state: donationStateOf(payments.get(row.id)),
  }));
}

async function interestsIn(db: Db, id: string): Promise<ReceivedInterest[]> {
  const rows = await store.interestsIn(db, id, limits.donationsShown);
  return rows.map(({ id: _id, created_at, ...told }) => ({
    ...{ _id, ...told },
    time: created_at.toISOString(),
  }));
}
