import {
  type CampaignDraft,
  fileAddress,
  type OwnCampaign,
  type OwnCampaignState,
} from '@nukkad/platform/contract';
import { isRunning } from '../donations/donations.model';
import { lastDay } from './campaigns.model';
import type { DraftRow, PublishedRow } from './organiser-campaigns.store';

/** The draft in the contract's shape. */
export const draftOf = (row: DraftRow): CampaignDraft => ({
  kind: row.kind,
  title: row.title,
  category: row.category,
  description: row.description,
  body: row.body,
  goal: row.goal_rupees,
  endsOn: row.ends_on ?? '',
  pictureId: row.picture_id,
});

/** A published campaign as a draft. */
export const draftOfPublished = (row: PublishedRow): CampaignDraft => ({
  kind: row.kind,
  title: row.title,
  category: row.category,
  description: row.description,
  body: row.body,
  goal: Math.round(row.goal_amount / 100),
  endsOn: lastDay(row.ends_at),
  pictureId: fileIn(row.picture),
});

function fileIn(picture: string | null): string | null {
  const start = fileAddress('');
  return picture?.startsWith(start) ? picture.slice(start.length) : null;
}

/** The stored columns of a draft. */
export const rowOf = ({ goal, endsOn, pictureId, ...words }: CampaignDraft) => ({
  ...words,
  goal_rupees: goal,
  ends_on: endsOn === '' ? null : endsOn,
  picture_id: pictureId,
});

export function stateOf(row: PublishedRow, now: Date): OwnCampaignState {
  if (row.stopped_at !== null) return 'stopped';
  return isRunning(row, now) ? 'running' : 'ended';
}

export const listedDraft = (row: DraftRow): OwnCampaign => ({
  _id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  slug: null,
  raised: null,
  goal: row.goal_rupees === null ? null : { amount: row.goal_rupees * 100, currency: 'INR' },
  updatedAt: row.updated_at.toISOString(),
});

export const listedCampaign = (row: PublishedRow, now: Date): OwnCampaign => ({
  _id: row.id,
  kind: row.kind,
  title: row.title,
  state: stateOf(row, now),
  slug: row.slug,
  raised: { amount: row.raised, currency: row.currency },
  goal: { amount: row.goal_amount, currency: row.currency },
  updatedAt: row.published_at.toISOString(),
});
