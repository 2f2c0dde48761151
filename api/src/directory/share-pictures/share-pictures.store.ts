import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** A listed vendor's columns on a link-preview picture; undefined for any other vendor. */
export function listedVendor(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('category as sub', 'sub.id', 'vendor.sub_category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select([
      'vendor.name',
      'vendor.title',
      'vendor.image',
      'vendor.rating_sum',
      'vendor.rating_count',
      'category.profession',
      'category.name as category',
      'sub.name as speciality',
      'locality.name as locality',
      'city.name as city',
    ])
    .where('vendor.id', '=', id)
    .where('vendor.status', '=', 'live')
    .executeTakeFirst();
}
