import { limits } from '@nukkad/platform/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import type { QueueWanted } from '../../core/moderation/queue';
import { likePattern } from '../../core/text/search-pattern.model';
import type { NewClaim } from './claims.model';

type Db = Kysely<Tables>;

/**
 * Adds claims; a waiting one is not added twice, and a new title replaces the waiting title. Call
 * it while the page is locked. Fails with `conflict` when too many wait.
 */
export async function addClaims(trx: Db, vendorId: string, claims: NewClaim[]): Promise<void> {
  if (claims.length === 0) return;
  const title = claims.find(({ kind }) => kind === 'title');
  if (title) await withdrawOtherTitles(trx, vendorId, title.value);
  await trx
    .insertInto('claim')
    .values(claims.map((claim) => ({ id: uuidv7(), vendor_id: vendorId, ...claim })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await trx
    .selectFrom('claim')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (count > limits.claimsWaitingMost) throw tooMany();
}

const tooMany = () =>
  new ApiError(
    'conflict',
    `At most ${limits.claimsWaitingMost} new lines can wait for review, so nothing was saved. Withdraw some of them first.`,
  );

async function withdrawOtherTitles(trx: Db, vendorId: string, title: string): Promise<void> {
  await trx
    .updateTable('claim')
    .set({ state: 'withdrawn', decided_at: sql<string>`clock_timestamp()` })
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', 'title')
    .where('value', '!=', title)
    .where('state', '=', 'waiting')
    .execute();
}

/** Waiting and rejected claims, oldest first. */
export const claimsOf = (db: Db, vendorId: string) =>
  db
    .selectFrom('claim')
    .select(['id', 'kind', 'value', 'state', 'reason', 'claimed_at'])
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', ['waiting', 'rejected'])
    .orderBy('claimed_at')
    .orderBy('id')
    .limit(limits.claimsWaitingMost * 2)
    .execute();

/** Withdraws a waiting or rejected claim of this professional; false when there is none. */
export async function withdrawClaim(trx: Db, vendorId: string, id: string): Promise<boolean> {
  const changed = await trx
    .updateTable('claim')
    .set({ state: 'withdrawn', decided_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', ['waiting', 'rejected'])
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function isClaimOf(db: Db, vendorId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('claim')
    .select('id')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return found !== undefined;
}

const selectClaims = (db: Db) =>
  db
    .selectFrom('claim')
    .innerJoin('vendor', 'vendor.id', 'claim.vendor_id')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('app_user', 'app_user.id', 'vendor.user_id')
    .select(['claim.id', 'claim.kind', 'claim.value', 'claim.state', 'claim.claimed_at'])
    .select(['claim.vendor_id', 'vendor.name', 'vendor.title', 'vendor.qualifications'])
    .select(['vendor.user_id', 'app_user.email'])
    .select(sql<string>`coalesce(category.profession, '')`.as('profession'));

export type QueuedClaim = Awaited<ReturnType<ReturnType<typeof selectClaims>['execute']>>[number];

/** Operators do not see withdrawn claims. */
const matching = ({ state, q = '' }: QueueWanted): RawBuilder<boolean> => sql`
  (claim.state = 'waiting') = ${state === 'waiting'}::boolean AND claim.state <> 'withdrawn'
  AND (${q}::text = '' OR concat_ws(' ', vendor.name, claim.value) ILIKE ${likePattern(q)})`;

export async function countClaims(db: Db, wanted: QueueWanted): Promise<number> {
  const { count } = await db
    .selectFrom('claim')
    .innerJoin('vendor', 'vendor.id', 'claim.vendor_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(wanted))
    .executeTakeFirstOrThrow();
  return count;
}

export async function oldestClaim(db: Db): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('claim')
    .select(sql<Date | null>`min(claimed_at)`.as('oldest'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return oldest;
}

export const pageOfClaims = (
  db: Db,
  wanted: QueueWanted,
  { skip, most }: { skip: number; most: number },
): Promise<QueuedClaim[]> =>
  selectClaims(db)
    .where(matching(wanted))
    .orderBy('claim.claimed_at', wanted.state === 'waiting' ? 'asc' : 'desc')
    .orderBy('claim.id')
    .offset(skip)
    .limit(most)
    .execute();

export const queuedClaim = (db: Db, id: string): Promise<QueuedClaim | undefined> =>
  selectClaims(db)
    .where('claim.id', '=', id)
    .where('claim.state', '!=', 'withdrawn')
    .executeTakeFirst();

/** Documents that the professional submitted for verification. */
export const documentsOf = (db: Db, vendorId: string) =>
  db
    .selectFrom('credential')
    .innerJoin('stored_file', 'stored_file.id', 'credential.file_id')
    .select(['stored_file.id', 'stored_file.name'])
    .where('credential.vendor_id', '=', vendorId)
    .orderBy('credential.position')
    .execute();

/** False when the claim no longer waits. */
export async function decideClaim(
  trx: Db,
  id: string,
  to: 'approved' | 'rejected',
  reason: string | null,
): Promise<boolean> {
  const decided = await trx
    .updateTable('claim')
    .set({ state: to, reason, decided_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

/** The page of a claim, locked until the transaction ends. */
export const lockedPage = (trx: Db, vendorId: string) =>
  trx
    .selectFrom('vendor')
    .select(['id', 'title', 'qualifications', 'evidence', 'is_verified', 'detail'])
    .where('id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export async function changePage(
  trx: Db,
  vendorId: string,
  page: { title: string; qualifications: string[]; evidence: string },
): Promise<void> {
  await trx.updateTable('vendor').set(page).where('id', '=', vendorId).execute();
}
