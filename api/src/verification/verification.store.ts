import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/database.types';

type Db = Kysely<Tables>;

/** Those that wait for an operator, the longest first. */
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
        .as('credentials'),
    )
    .where('onboarding.state', '=', 'submitted')
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
    .where('state', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return count;
}
