import { type Kysely, type NotNull, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { QueueWanted } from '../../core/moderation/queue';
import { likePattern } from '../../core/text/search-pattern.model';

type Db = Kysely<Tables>;

/** Reported reviews, one row each, however many reports there are. */
const selectReported = (db: Db) =>
  db
    .selectFrom('review')
    .innerJoin(
      (from) =>
        from
          .selectFrom('review_report')
          .select('review_id')
          .select(
            sql<Date | null>`min(created_at) FILTER (WHERE decided_at IS NULL)`.as('waiting_since'),
          )
          .select(sql<Date>`max(created_at)`.as('last_report'))
          .groupBy('review_id')
          .as('reported'),
      (join) => join.onRef('reported.review_id', '=', 'review.id'),
    )
    .innerJoin('vendor', 'vendor.id', 'review.vendor_id')
    .innerJoin('category', 'category.id', 'vendor.category_id');

const isWanted = ({ state, q = '' }: QueueWanted) =>
  sql<boolean>`(waiting_since IS NOT NULL) = ${state === 'waiting'}::bool
    AND (${q}::text = '' OR concat_ws(' ', review.text, review.name, vendor.name)
      ILIKE ${likePattern(q)})`;

export async function countReported(db: Db, wanted: QueueWanted): Promise<number> {
  const { count } = await selectReported(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isWanted(wanted))
    .executeTakeFirstOrThrow();
  return count;
}

/** Time of the oldest undecided report. */
export async function oldestReport(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('review_report')
    .select(sql<Date | null>`min(created_at)`.as('oldest'))
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return row?.oldest ?? null;
}

const withColumns = (db: Db) =>
  selectReported(db)
    .select(['review.id', 'review.name', 'review.stars', 'review.text', 'review.created_at'])
    .select(['review.user_id', 'review.vendor_id', 'review.is_hidden', 'review.reply_text'])
    .select(sql<Date | null>`review.replied_at`.as('replied_at'))
    .select(['vendor.name as vendor_name', 'vendor.user_id as vendor_user_id'])
    .select(['category.profession', 'waiting_since', 'last_report']);

export type ReportedRow = Awaited<ReturnType<typeof pageOfReported>>[number];

/** Waiting: oldest report first; settled: newest first. */
export function pageOfReported(
  db: Db,
  wanted: QueueWanted,
  { skip, most }: { skip: number; most: number },
) {
  const isWaiting = wanted.state === 'waiting';
  return withColumns(db)
    .where(isWanted(wanted))
    .orderBy(isWaiting ? 'waiting_since' : 'last_report', isWaiting ? 'asc' : 'desc')
    .orderBy('review.id')
    .offset(skip)
    .limit(most)
    .execute();
}

/** A reported review. */
export const reportedReview = (db: Db, id: string): Promise<ReportedRow | undefined> =>
  withColumns(db).where('review.id', '=', id).executeTakeFirst();

/** Locks the review until the transaction ends. */
export async function lockReview(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('review').select('id').where('id', '=', id).forUpdate().execute();
}

export type ReportRow = Awaited<ReturnType<typeof reportsOf>>[number];

/** Reports about a review, oldest first. */
export const reportsOf = (db: Db, reviewId: string) =>
  db
    .selectFrom('review_report as report')
    .innerJoin('app_user', 'app_user.id', 'report.user_id')
    .select(['report.user_id', 'report.reason', 'report.created_at', 'report.decided_at'])
    .select('app_user.full_name')
    .where('report.review_id', '=', reviewId)
    .orderBy('report.created_at')
    .orderBy('report.user_id')
    .$narrowType<{ user_id: NotNull }>()
    .execute();

/** Settles the reports, or reopens the case. */
export async function setDecided(trx: Db, reviewId: string, isDecided: boolean): Promise<void> {
  await trx
    .updateTable('review_report')
    .set({ decided_at: isDecided ? sql<Date>`coalesce(decided_at, now())` : null })
    .where('review_id', '=', reviewId)
    .execute();
}

/** One report per user, the latest; a new one reopens the case. */
export async function addReport(
  db: Db,
  report: { review_id: string; user_id: string; reason: string },
): Promise<void> {
  await db
    .insertInto('review_report')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'user_id'])
        .doUpdateSet({ reason: report.reason, decided_at: null, created_at: sql`now()` }),
    )
    .execute();
}
