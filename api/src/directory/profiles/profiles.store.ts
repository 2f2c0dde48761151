import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { cardColumns, type Located } from '../vendors/vendors.store';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileOf>>>;
export type ServiceRow = Awaited<ReturnType<typeof servicesOf>>[number];
export type PackageRow = Awaited<ReturnType<typeof packagesOf>>[number];
export type WorkRow = Awaited<ReturnType<typeof worksOf>>[number];

/** A live vendor, else undefined. */
export async function profileOf(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('category as sub', 'sub.id', 'vendor.sub_category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .leftJoin('gov_office', 'gov_office.category_id', 'vendor.sub_category_id')
    .select(cardColumns)
    .select([
      'vendor.about',
      'vendor.landmark',
      'vendor.parking',
      'vendor.evidence',
      'vendor.phone',
      'vendor.terms',
      'gov_office.slug as office',
    ])
    .where('vendor.id', '=', id)
    .where('vendor.status', '=', 'live')
    .$narrowType<Located>()
    .executeTakeFirst();
}

export async function servicesOf(db: Kysely<Tables>, vendorId: string) {
  return db
    .selectFrom('vendor_service')
    .select([
      'id',
      'name',
      'minutes',
      'rate_amount',
      'other_charges_amount',
      'fee_amount',
      'fee_currency',
    ])
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
}

export async function packagesOf(db: Kysely<Tables>, vendorId: string) {
  return db
    .selectFrom('lesson_package')
    .select(['id', 'name', 'lessons', 'minutes', 'fee_amount', 'fee_currency'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
}

export async function worksOf(db: Kysely<Tables>, vendorId: string) {
  return db
    .selectFrom('portfolio_work')
    .select(['id', 'title', 'about', 'year', 'picture'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
}
