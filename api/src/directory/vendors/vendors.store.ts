import type { Kysely, NotNull } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

export type VendorRow = Awaited<ReturnType<typeof cardsOf>>[number];

/** The live ones among these vendors, in any order. */
export async function cardsOf(db: Kysely<Tables>, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('category as sub', 'sub.id', 'vendor.sub_category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select(cardColumns)
    .where('vendor.id', 'in', ids)
    .where('vendor.status', '=', 'live')
    .$narrowType<Located>()
    .execute();
}

/** The schema requires coordinates of every vendor that is or was listed. */
export type Located = { lat: NotNull; lng: NotNull };

/** Columns of a card. */
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
  'vendor.has_own_times',
  'vendor.reply_minutes',
  'vendor.is_verified',
  'vendor.is_sample',
  'category.id as category_id',
  'category.name as category_name',
  'category.profession',
  'vendor.sub_category_id',
  'sub.name as sub_category_name',
  'locality.name as locality_name',
  'locality.pin',
  'city.name as city_name',
] as const;
