import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Number of listed professionals of a profession in a city. */
export interface CityCount {
  state: string;
  city: string;
  /** Slug of the profession. */
  profession: string;
  vendors: number;
}

/** Every city with listed vendors, by profession. */
export async function citiesWithVendors(db: Kysely<Tables>): Promise<CityCount[]> {
  // Count by locality first: an index covers it, and only a few hundred rows are left to join.
  const listed = db
    .selectFrom('vendor')
    .select((row) => ['locality_id', 'category_id', row.fn.countAll<number>().as('vendors')])
    .where('status', '=', 'live')
    .groupBy(['locality_id', 'category_id']);
  return db
    .selectFrom(listed.as('listed'))
    .innerJoin('locality', 'locality.id', 'listed.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .innerJoin('category', 'category.id', 'listed.category_id')
    .select((row) => [
      'city.state',
      'city.name as city',
      'category.profession',
      row.cast<number>(row.fn.sum('listed.vendors'), 'integer').as('vendors'),
    ])
    .groupBy(['city.state', 'city.name', 'category.profession'])
    .execute();
}
