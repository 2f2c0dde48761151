import type { Engagement } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ratingOf } from '../vendors/vendor.wire';

/** Engagements shown under one tab. */
const most = 12;

/** The latest engagements of listed professionals of a profession. */
export async function latestEngagements(
  db: Kysely<Tables>,
  profession: string,
): Promise<Engagement[]> {
  const rows = await db
    .selectFrom('engagement')
    .innerJoin('vendor', 'vendor.id', 'engagement.vendor_id')
    .selectAll('engagement')
    .select(['vendor.image', 'vendor.name', 'vendor.is_sample'])
    .select(['vendor.rating_sum', 'vendor.rating_count'])
    .where('engagement.profession', '=', profession)
    .where('vendor.status', '=', 'live')
    .orderBy('engagement.ended_at', 'desc')
    .orderBy('engagement.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    img: row.image,
    name: row.name,
    service: row.service,
    about: row.about,
    date: row.ended_at.toISOString(),
    stars: row.stars,
    // With too few reviews for a mean, the rating of this review is shown.
    rating: ratingOf(row.rating_sum, row.rating_count)?.average ?? row.stars,
    vendor: { _id: row.vendor_id, profession: row.profession },
    isSample: row.is_sample,
  }));
}
