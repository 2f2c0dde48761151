import type { BookedVendor } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Located } from './vendors.store';

/**
 * The vendors of bookings, threads and purchases by id, also those no longer listed: past bookings
 * stay visible.
 */
export async function bookedVendors(
  db: Kysely<Tables>,
  ids: string[],
): Promise<Map<string, BookedVendor>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select(['vendor.id', 'vendor.name', 'vendor.title', 'vendor.image', 'vendor.address'])
    .select(['vendor.lat', 'vendor.lng', 'category.profession'])
    .select(['locality.name as locality_name', 'city.name as city_name'])
    .where('vendor.id', 'in', [...new Set(ids)])
    .$narrowType<Located>()
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        vendorName: row.name,
        title: row.title,
        img: row.image,
        profession: row.profession,
        address: row.address,
        locality: {
          name: row.locality_name,
          city: row.city_name,
          lat: row.lat,
          lng: row.lng,
        },
      },
    ]),
  );
}
