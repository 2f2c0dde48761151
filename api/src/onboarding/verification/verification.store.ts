import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { QueueWanted } from '../../core/moderation/queue';
import { likePattern } from '../../core/text/search-pattern.model';

type Db = Kysely<Tables>;

/** Submitted as a whole, or listed with an undecided document. */
const waits = sql<boolean>`(onboarding.state = 'submitted' OR (onboarding.state = 'approved'
  AND onboarding.vendor_id IN (SELECT vendor_id FROM credential WHERE state = 'waiting')))`;

/** Waiting vendors, longest wait first. */
export async function waiting(db: Db, { skip, most }: { skip: number; most: number }) {
  return db
    .selectFrom('onboarding')
    .innerJoin('vendor', 'vendor.id', 'onboarding.vendor_id')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('app_user as owner', 'owner.id', 'vendor.user_id')
    .leftJoin('user_type', 'user_type.id', 'owner.user_type_id')
    .select(['vendor.id', 'vendor.name', 'onboarding.submitted_at'])
    .select(sql<string>`coalesce(category.profession, user_type.slug, '')`.as('profession'))
    .select((row) =>
      row
        .selectFrom('credential')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('credential.vendor_id', '=', 'vendor.id')
        .where(sql<boolean>`(onboarding.state = 'submitted' OR credential.state = 'waiting')`)
        .as('credentials'),
    )
    .where(waits)
    .orderBy('onboarding.submitted_at')
    .orderBy('vendor.id')
    .offset(skip)
    .limit(most)
    .execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('onboarding')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(waits)
    .executeTakeFirstOrThrow();
  return count;
}

/** Filter of vendors who have submitted. */
const isWanted = ({ state, q = '' }: QueueWanted) =>
  sql<boolean>`onboarding.submitted_at IS NOT NULL
    AND ${waits} = ${state === 'waiting'}::bool
    AND (${q}::text = '' OR vendor.name ILIKE ${likePattern(q)})`;

const selectSubmitted = (db: Db) =>
  db
    .selectFrom('onboarding')
    .innerJoin('vendor', 'vendor.id', 'onboarding.vendor_id')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('app_user as owner', 'owner.id', 'vendor.user_id')
    .leftJoin('user_type', 'user_type.id', 'owner.user_type_id')
    .select(['vendor.id', 'vendor.name', 'onboarding.submitted_at'])
    .select(waits.as('is_waiting'))
    .select(sql<string>`coalesce(category.profession, user_type.slug, '')`.as('profession'));

export type SubmittedRow = Awaited<ReturnType<typeof pageOfSubmitted>>[number];

/** Waiting ones, longest wait first; settled ones, newest first. */
export const pageOfSubmitted = (
  db: Db,
  wanted: QueueWanted,
  { skip, most }: { skip: number; most: number },
) =>
  selectSubmitted(db)
    .where(isWanted(wanted))
    .orderBy('onboarding.submitted_at', wanted.state === 'waiting' ? 'asc' : 'desc')
    .orderBy('vendor.id')
    .offset(skip)
    .limit(most)
    .execute();

export const submittedOne = (db: Db, vendorId: string): Promise<SubmittedRow | undefined> =>
  selectSubmitted(db)
    .where('vendor.id', '=', vendorId)
    .where('onboarding.submitted_at', 'is not', null)
    .executeTakeFirst();

export async function countSubmitted(db: Db, wanted: QueueWanted): Promise<number> {
  const { count } = await db
    .selectFrom('onboarding')
    .innerJoin('vendor', 'vendor.id', 'onboarding.vendor_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isWanted(wanted))
    .executeTakeFirstOrThrow();
  return count;
}

export async function oldestSubmitted(db: Db): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('onboarding')
    .select(sql<Date | null>`min(submitted_at)`.as('oldest'))
    .where(waits)
    .executeTakeFirstOrThrow();
  return oldest;
}
