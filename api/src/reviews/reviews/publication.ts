import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { notify } from '../../core/notifications/notify';
import { vendorPath } from '../../directory';
import { takeDownStory } from '../stories/told-review.store';
import { inFigures } from './figures.store';
import { reviewNotifications } from './review-notifications';

type Db = Kysely<Tables>;

/** Publishes a vendor's due reviews and notifies. Call it inside `inFigures`. */
export async function publishDueOf(trx: Db, vendorId: string): Promise<void> {
  const published = await trx
    .updateTable('review')
    .set({ is_counted: true })
    .where('vendor_id', '=', vendorId)
    .where(isDue)
    .returning(['name', 'stars'])
    .execute();
  if (published.length === 0) return;
  const vendor = await trx
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id as vendor_id', 'vendor.user_id', 'category.profession'])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!vendor?.user_id) return;
  const link = `${vendorPath(vendor.profession, vendor.vendor_id)}&tab=reviews`;
  for (const { name, stars } of published) {
    const said = reviewNotifications.published(name, stars);
    await notify(trx, { userId: vendor.user_id, kind: 'review', link, ...said });
  }
}

const isDue = sql<boolean>`NOT is_counted AND NOT is_hidden AND published_at <= now()`;

/** Vendors per run. */
const batch = 100;

/** Publishes all due reviews; safe for several processes at once. */
export async function publishDue(db: Db): Promise<void> {
  const waiting = await db
    .selectFrom('review')
    .select('vendor_id')
    .distinct()
    .where(isDue)
    .limit(batch)
    .execute();
  for (const { vendor_id } of waiting) {
    await db
      .transaction()
      .execute((trx) => inFigures(trx, vendor_id, () => publishDueOf(trx, vendor_id)));
  }
}

/** Hides a review after a report, or shows it again; figures follow. */
export async function hideReview(trx: Db, reviewId: string, isHidden: boolean): Promise<void> {
  const review = await trx
    .selectFrom('review')
    .select('vendor_id')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!review) return;
  const is_counted = isHidden ? false : sql<boolean>`published_at <= now()`;
  // Take the vendor lock first, as every change of reviews does; the fixed order prevents deadlock.
  await inFigures(trx, review.vendor_id, async () => {
    if (isHidden) await takeDownStory(trx, reviewId);
    await trx
      .updateTable('review')
      .set({ is_hidden: isHidden, is_counted })
      .where('id', '=', reviewId)
      .execute();
  });
}
