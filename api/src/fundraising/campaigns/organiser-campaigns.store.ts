import type { Insertable, Selectable, Updateable } from 'kysely';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { donors, raised } from './totals';

type Db = Kysely<Tables>;

export type DraftRow = Selectable<Tables['campaign_draft']>;

export async function insertDraft(
  trx: Db,
  draft: Insertable<Tables['campaign_draft']>,
): Promise<void> {
  await trx.insertInto('campaign_draft').values(draft).execute();
}

export const draftsOf = (db: Db, ownerId: string): Promise<DraftRow[]> =>
  db
    .selectFrom('campaign_draft')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('updated_at', 'desc')
    .execute();

export const draftBy = (db: Db, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom('campaign_draft').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the draft until the transaction ends. */
export const lockDraft = (trx: Db, id: string): Promise<DraftRow | undefined> =>
  trx.selectFrom('campaign_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function changeDraft(
  trx: Db,
  id: string,
  change: Updateable<Tables['campaign_draft']>,
): Promise<void> {
  await trx
    .updateTable('campaign_draft')
    .set({ ...change, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function removeDraft(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('campaign_draft').where('id', '=', id).execute();
}

const published = (db: Db) =>
  db
    .selectFrom('campaign')
    .selectAll()
    .select([raised.as('raised'), donors.as('donors')]);

export type PublishedRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

export const campaignsOf = (db: Db, ownerId: string): Promise<PublishedRow[]> =>
  published(db).where('owner_id', '=', ownerId).orderBy('published_at', 'desc').execute();

export const campaignBy = (db: Db, id: string): Promise<PublishedRow | undefined> =>
  published(db).where('id', '=', id).executeTakeFirst();

/** Waits for donations in progress; later ones wait for this transaction. */
export const lockCampaign = (trx: Db, id: string) =>
  trx
    .selectFrom('campaign')
    .select(['id', 'owner_id', 'title', 'ends_at', 'stopped_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function endNow(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('campaign')
    .set({ ends_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

export const updatesOf = (db: Db, campaignId: string) =>
  db
    .selectFrom('campaign_update')
    .select(['created_at', 'text'])
    .where('campaign_id', '=', campaignId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function addUpdate(trx: Db, campaign_id: string, text: string): Promise<void> {
  const row = { id: uuidv7(), campaign_id, text, created_at: new Date() };
  await trx.insertInto('campaign_update').values(row).execute();
}

/** Donations that were ever paid, newest first. */
export const donationsTo = (db: Db, campaignId: string, most: number) =>
  db
    .selectFrom('donation')
    .select(['id', 'number', 'name', 'is_anonymous', 'amount', 'currency', 'message', 'created_at'])
    .where('campaign_id', '=', campaignId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment')
          .select('payment.id')
          .whereRef('payment.donation_id', '=', 'donation.id')
          .where('payment.paid_at', 'is not', null),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const interestsIn = (db: Db, campaignId: string, most: number) =>
  db
    .selectFrom('campaign_interest')
    .select(['id', 'name', 'email', 'phone', 'range', 'message', 'created_at'])
    .where('campaign_id', '=', campaignId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
