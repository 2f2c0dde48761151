import { type Kysely, type Selectable, sql } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Whose money it is. */
export type Owner = { vendorId: string } | { campaignId: string };

export type AccountRow = Selectable<Tables['payout_account']>;

export const ownerOf = (row: { vendor_id: string | null; campaign_id: string | null }): Owner =>
  row.vendor_id === null ? { campaignId: row.campaign_id as string } : { vendorId: row.vendor_id };

/** Take it before the locks of accounts and payouts. */
export async function lockOwner(trx: Db, owner: Owner): Promise<void> {
  if ('vendorId' in owner) return lockTimes(trx, owner.vendorId);
  await trx
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', owner.campaignId)
    .forNoKeyUpdate()
    .execute();
}

const ofOwner = (db: Db, owner: Owner) => {
  const rows = db.selectFrom('payout_account').selectAll().where('ended_at', 'is', null);
  return 'vendorId' in owner
    ? rows.where('vendor_id', '=', owner.vendorId)
    : rows.where('campaign_id', '=', owner.campaignId);
};

/** The account in use. */
export const currentAccount = (db: Db, owner: Owner): Promise<AccountRow | undefined> =>
  ofOwner(db, owner).executeTakeFirst();

export const accountBy = (
  db: Db,
  named: { id: string } | { checkRef: string },
): Promise<AccountRow | undefined> => {
  const rows = db.selectFrom('payout_account').selectAll();
  return 'id' in named
    ? rows.where('id', '=', named.id).executeTakeFirst()
    : rows.where('check_ref', '=', named.checkRef).executeTakeFirst();
};

export type NewAccount = Pick<
  AccountRow,
  'id' | 'kind' | 'details' | 'mask' | 'state' | 'usable_at'
>;

export async function insertAccount(trx: Db, owner: Owner, account: NewAccount): Promise<void> {
  const vendor_id = 'vendorId' in owner ? owner.vendorId : null;
  const campaign_id = 'campaignId' in owner ? owner.campaignId : null;
  await trx
    .insertInto('payout_account')
    .values({ ...account, vendor_id, campaign_id })
    .execute();
}

/** Ends an account; one to which nothing was ever paid is forgotten. */
export async function endAccount(trx: Db, id: string): Promise<void> {
  await sql`DELETE FROM payout_account account WHERE id = ${id}::uuid
    AND NOT EXISTS (SELECT FROM payout WHERE account_id = account.id)`.execute(trx);
  await trx
    .updateTable('payout_account')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export const setAccount = async (
  trx: Db,
  id: string,
  change: Partial<Pick<AccountRow, 'fund_account_ref' | 'check_ref'>>,
): Promise<void> => {
  await trx.updateTable('payout_account').set(change).where('id', '=', id).execute();
};

export interface Verdict {
  state: 'review' | 'verified' | 'refused';
  problem: string | null;
  proof: string | null;
}

/** False when it was decided before. */
export async function decideAccount(
  trx: Db,
  id: string,
  from: AccountRow['state'][],
  verdict: Verdict,
): Promise<boolean> {
  const decided = await trx
    .updateTable('payout_account')
    .set({ ...verdict, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

/** Takes accounts whose validation has taken minutes, and notes that the provider is asked. */
export async function takeChecksToAsk(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE payout_account SET asked_at = now()
    WHERE id IN (SELECT id FROM payout_account
      WHERE state = 'checking' AND ended_at IS NULL AND check_ref IS NOT NULL
        AND coalesce(asked_at, created_at) < now() - interval '5 minutes'
      ORDER BY asked_at NULLS FIRST LIMIT ${most}::int FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface OwnerPerson {
  userId: string;
  email: string;
  name: string;
  /** Path of the page where the owner sees payouts. */
  link: string;
}

/** Who is told about an account; undefined when they have left. */
export async function personOf(db: Db, owner: Owner): Promise<OwnerPerson | undefined> {
  const people = db
    .selectFrom('app_user')
    .select(['app_user.id as userId', 'app_user.email', 'app_user.full_name as name'])
    .where('app_user.deleted_at', 'is', null);
  if ('campaignId' in owner) {
    const found = await people
      .innerJoin('campaign', 'campaign.owner_id', 'app_user.id')
      .where('campaign.id', '=', owner.campaignId)
      .executeTakeFirst();
    return found && { ...found, link: `/start-fundraising?campaign=${owner.campaignId}` };
  }
  const found = await people
    .innerJoin('vendor', 'vendor.user_id', 'app_user.id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .innerJoin('user_type', 'user_type.slug', 'category.profession')
    .select('user_type.name as profession')
    .where('vendor.id', '=', owner.vendorId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { profession, ...person } = found;
  return { ...person, link: `/${profession.toLowerCase()}-dashboard/payments` };
}
