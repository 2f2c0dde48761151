import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import { referenceOf } from '../../core/http/reference';

type Db = Kysely<Tables>;

/** Donations and pledges of a user. */
export async function donations(db: Db, { userId }: Person) {
  const given = await db
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select(['donation.id as _id', 'donation.number', 'campaign.title as campaign'])
    .select(['donation.amount', 'donation.currency', 'donation.name', 'donation.email'])
    .select(['donation.message', 'donation.is_anonymous as isAnonymous'])
    .select(['donation.refund_reason as refundReason', 'donation.created_at as given'])
    .where('donation.user_id', '=', userId)
    .orderBy('donation.created_at')
    .execute();
  const promised = await db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .select(['campaign.title as campaign', 'pledge.amount', 'campaign.currency'])
    .select('pledge.created_at as given')
    .where('pledge.user_id', '=', userId)
    .orderBy('pledge.created_at')
    .execute();
  const numbered = given.map((one) => ({ ...one, number: referenceOf('D', one.number) }));
  return [...promised, ...numbered];
}

/** Campaigns a user wrote; published ones with their updates. */
export async function campaigns(db: Db, { userId }: Person) {
  const drafts = await db
    .selectFrom('campaign_draft')
    .select(['id as _id', 'kind', 'title', 'category', 'description', 'body', 'state', 'reason'])
    .select(['goal_rupees as goal', sql<string | null>`ends_on::text`.as('endsOn')])
    .select(['picture_id as picture', 'created_at as begun'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const published = await db
    .selectFrom('campaign')
    .select(['id as _id', 'kind', 'title', 'category', 'description', 'body', 'slug'])
    .select(['goal_amount as goal', 'currency', 'organiser', 'picture', 'ends_at as ends'])
    .select(['published_at as published', 'stopped_at as stopped', 'stop_reason as reason'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('campaign_update as told')
          .select(['told.text', 'told.created_at as time'])
          .whereRef('told.campaign_id', '=', 'campaign.id')
          .orderBy('told.created_at'),
      ).as('updates'),
    )
    .where('owner_id', '=', userId)
    .orderBy('published_at')
    .execute();
  return { drafts, published };
}

/** A user's messages to organisers about investing. */
export const interests = (db: Db, { userId }: Person) =>
  db
    .selectFrom('campaign_interest as told')
    .innerJoin('campaign', 'campaign.id', 'told.campaign_id')
    .select(['campaign.title as campaign', 'told.name', 'told.email', 'told.phone'])
    .select(['told.range', 'told.message', 'told.created_at as time'])
    .where('told.user_id', '=', userId)
    .orderBy('told.created_at')
    .execute();
