import type { Money } from '@nukkad/platform/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { AccountRow, Owner } from './payout-accounts.store';

type Db = Kysely<Tables>;

export type PayoutRow = Selectable<Tables['payout']>;

export async function insertPayout(
  trx: Db,
  owner: Owner,
  payout: Money & Pick<PayoutRow, 'id' | 'provider' | 'account_id'>,
): Promise<void> {
  const vendor_id = 'vendorId' in owner ? owner.vendorId : null;
  const campaign_id = 'campaignId' in owner ? owner.campaignId : null;
  await trx
    .insertInto('payout')
    .values({ ...payout, vendor_id, campaign_id, state: 'waiting' })
    .execute();
}

export const payoutBy = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst();

export const payoutsBy = (db: Db, ids: string[]): Promise<PayoutRow[]> =>
  db.selectFrom('payout').selectAll().where('id', 'in', ids).orderBy('number').execute();

/** Lock the owner before. */
export const lockPayout = (trx: Db, id: string): Promise<PayoutRow | undefined> =>
  trx.selectFrom('payout').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type Outcome = Pick<PayoutRow, 'state'> &
  Partial<Pick<PayoutRow, 'provider_ref' | 'bank_ref' | 'problem'>>;

export async function setOutcome(trx: Db, id: string, outcome: Outcome): Promise<void> {
  const isOver = outcome.state === 'paid' || outcome.state === 'returned';
  await trx
    .updateTable('payout')
    .set({ ...outcome, ...(isOver && { ended_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

/** The newest payouts of an owner, each with the mask of its account. */
export async function payoutsOf(db: Db, owner: Owner, most: number) {
  const rows = db
    .selectFrom('payout')
    .leftJoin('payout_account', 'payout_account.id', 'payout.account_id')
    .selectAll('payout')
    .select('payout_account.mask');
  // The ledger finds those of a campaign by index.
  const own =
    'vendorId' in owner
      ? rows.where('payout.vendor_id', '=', owner.vendorId)
      : rows.where('payout.id', 'in', ({ selectFrom }) =>
          selectFrom('ledger_entry')
            .select('movement_id')
            .where('campaign_id', '=', owner.campaignId)
            .where('account', '=', 'campaign-payouts'),
        );
  return own.orderBy('payout.created_at', 'desc').orderBy('payout.id').limit(most).execute();
}

/** Takes payouts that were sent ten minutes ago or earlier, and notes that the provider is asked. */
export async function takePayoutsToAsk(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE payout SET asked_at = now()
    WHERE id IN (SELECT id FROM payout
      WHERE state = 'sent' AND coalesce(asked_at, created_at) < now() - interval '10 minutes'
      ORDER BY asked_at NULLS FIRST LIMIT ${most}::int FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Run {
  account_id: string;
  currency: string;
  day: string;
}

/** Whether the run of the day has paid the account. Lock the owner before. */
export async function hasRun(trx: Db, { account_id, currency, day }: Run): Promise<boolean> {
  const noted = await trx
    .selectFrom('payout_run')
    .select('payout_id')
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .where('day', '=', day)
    .executeTakeFirst();
  return noted !== undefined;
}

export async function insertRun(trx: Db, run: Run & { payout_id: string }): Promise<void> {
  await trx.insertInto('payout_run').values(run).execute();
}

/**
 * Accounts in use whose owners are owed money and were not paid by the run of `day`, which is a day of
 * India. A campaign is paid when it has ended: until then it can be stopped, which refunds everyone.
 */
export async function accountsToPay(
  db: Db,
  { day, after, most }: { day: string; after: string | null; most: number },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`SELECT account.* FROM payout_account account
    LEFT JOIN campaign ON campaign.id = account.campaign_id
    WHERE account.state = 'verified' AND account.ended_at IS NULL AND account.usable_at <= now()
      AND (campaign.id IS NULL OR (campaign.stopped_at IS NULL AND campaign.ends_at <= now()))
      AND (${after}::uuid IS NULL OR account.id > ${after}::uuid)
      AND NOT EXISTS (SELECT FROM payout_run run
        WHERE run.account_id = account.id AND run.day = ${day}::date)
      AND (SELECT coalesce(sum(amount), 0) FROM ledger_entry entry
        WHERE (entry.vendor_id = account.vendor_id
            AND entry.account IN ('vendor-earnings', 'vendor-cash'))
          OR (entry.campaign_id = account.campaign_id
            AND entry.account IN ('campaign-funds', 'campaign-payouts'))) > 0
    ORDER BY account.id LIMIT ${most}::int`.execute(db);
  return rows;
}

/** Whether the donations of a campaign are the organiser's by now. */
export async function isCampaignOver(trx: Db, campaignId: string): Promise<boolean> {
  const over = await trx
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', campaignId)
    .where('stopped_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return over !== undefined;
}
