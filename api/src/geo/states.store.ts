import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';

/** A city and how many are listed in it. */
export interface CityCount {
  state: string;
  city: string;
  vendors: number;
}

/** Every city in which somebody is listed; of one profession, if it is named. */
export async function citiesWithVendors(
  db: Kysely<Tables>,
  profession?: string,
): Promise<CityCount[]> {
  // Counted by locality first: an index has those, and only a few hundred rows are left to join.
  const listed = db
    .selectFrom('vendor')
    .select((row) => ['locality_id', row.fn.countAll<number>().as('vendors')])
    .where('status', '=', 'live')
    .$if(profession !== undefined, (query) =>
      query.where('category_id', 'in', (within) =>
        within
          .selectFrom('category')
          .select('id')
          .where('profession', '=', profession ?? ''),
      ),
    )
    .groupBy('locality_id');
  return db
    .selectFrom(listed.as('listed'))
    .innerJoin('locality', 'locality.id', 'listed.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select((row) => [
      'city.state',
      'city.name as city',
      row.cast<number>(row.fn.sum('listed.vendors'), 'integer').as('vendors'),
    ])
    .groupBy(['city.state', 'city.name'])
    .execute();
}
