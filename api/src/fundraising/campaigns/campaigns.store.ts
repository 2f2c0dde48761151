import type { Campaign, CampaignDetails, CampaignKind } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { campaignPicture } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';
import { blocksOf } from '../../core/text/markdown.model';
import { daysLeft } from './campaigns.model';
import { donors, raised } from './totals';

/** Campaigns on one page. */
const most = 100;

/** Running campaigns, soonest end first. */
export async function runningCampaigns(
  db: Kysely<Tables>,
  kind: CampaignKind | undefined,
): Promise<Campaign[]> {
  const now = new Date();
  const rows = await published(db, now)
    .where('ends_at', '>', now)
    .where('stopped_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as CampaignKind))
    .orderBy('ends_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => toCampaign(row, now));
}

/** One campaign with its updates, newest first; also after its end. */
export async function campaignBySlug(
  db: Kysely<Tables>,
  slug: string,
): Promise<CampaignDetails | undefined> {
  const now = new Date();
  const row = await published(db, now).where('slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const updates = await db
    .selectFrom('campaign_update')
    .select(['created_at', 'text'])
    .where('campaign_id', '=', row.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    ...toCampaign(row, now),
    state: stateOf(row, now),
    stopReason: row.stop_reason,
    body: blocksOf(row.body),
    updates: updates.map(({ created_at, text }) => ({ time: created_at.toISOString(), text })),
  };
}

const published = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('campaign')
    .selectAll()
    .select([raised.as('raised'), donors.as('donors')])
    .where('published_at', '<=', now);

type CampaignRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

function toCampaign(row: CampaignRow, now: Date): Campaign {
  return {
    _id: row.id,
    slug: row.slug,
    kind: row.kind,
    title: row.title,
    category: row.category,
    description: row.description,
    raised: { amount: row.raised, currency: row.currency },
    goal: { amount: row.goal_amount, currency: row.currency },
    donors: row.donors,
    days: daysLeft(row.ends_at, now),
    organiser: row.organiser,
    picture: row.picture === null ? null : campaignPicture(row.picture, row.title),
  };
}

function stateOf({ stopped_at, ends_at }: CampaignRow, now: Date): CampaignDetails['state'] {
  if (stopped_at !== null) return 'stopped';
  return ends_at > now ? 'running' : 'ended';
}
