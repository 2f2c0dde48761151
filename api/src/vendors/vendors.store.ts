import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';

/** Where in a listing to read: rows `offset` to `offset + limit` of `total`. */
export interface Stretch {
  column: 'category_id' | 'sub_category_id';
  categoryId: string;
  offset: number;
  limit: number;
  total: number;
}

export type VendorRow = Awaited<ReturnType<typeof vendorsOf>>[number];

/** Live vendors, best first. An index gives the ids; only their rows are fetched. */
export async function vendorsOf(db: Kysely<Tables>, stretch: Stretch) {
  const { offset, limit, backwards } = shorterWay(stretch);
  const [first, then] = backwards ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  return db
    .with('chosen', (chosen) =>
      chosen
        .selectFrom('vendor')
        .select('id')
        .where(stretch.column, '=', stretch.categoryId)
        .where('status', '=', 'live')
        .orderBy('rating_rank', first)
        .orderBy('id', then)
        .offset(offset)
        .limit(limit),
    )
    .selectFrom('chosen')
    .innerJoin('vendor', 'vendor.id', 'chosen.id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('category as sub', 'sub.id', 'vendor.sub_category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select(cardColumns)
    .orderBy('vendor.rating_rank', 'desc')
    .orderBy('vendor.id')
    .execute();
}

/** Skipping costs by the row, so what lies in the second half is read from the end. */
function shorterWay({ offset, limit, total }: Stretch) {
  if (offset * 2 <= total) return { offset, limit, backwards: false };
  const rows = Math.max(0, Math.min(limit, total - offset));
  return { offset: total - offset - rows, limit: rows, backwards: true };
}

/** What a card is made of. */
export const cardColumns = [
  'vendor.id',
  'vendor.name',
  'vendor.title',
  'vendor.image',
  'vendor.qualifications',
  'vendor.detail',
  'vendor.address',
  'vendor.lat',
  'vendor.lng',
  'vendor.experience_years',
  'vendor.languages',
  'vendor.rating_sum',
  'vendor.rating_count',
  'vendor.fee_amount',
  'vendor.fee_currency',
  'vendor.fee_per',
  'vendor.working_hours',
  'vendor.lunch_from',
  'vendor.lunch_to',
  'vendor.reply_minutes',
  'vendor.is_verified',
  'vendor.is_sample',
  'vendor.category_id',
  'category.name as category_name',
  'category.profession',
  'vendor.sub_category_id',
  'sub.name as sub_category_name',
  'locality.name as locality_name',
  'locality.pin',
  'city.name as city_name',
] as const;
