import { type Expression, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../core/db/tables.generated';
import { cardColumns, type Located } from '../vendors/vendors.store';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileOf>>>;
export type ServiceRow = Awaited<ReturnType<typeof servicesOf>>[number];
export type PackageRow = Awaited<ReturnType<typeof packagesOf>>[number];
export type WorkRow = Awaited<ReturnType<typeof worksOf>>[number];

/** A live vendor with everything offered, else undefined. One statement: each more is a journey. */
export async function profileOf(db: Kysely<Tables>, id: string) {
  const vendorId = sql.ref<string>('vendor.id');
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
      jsonArrayFrom(services(db, vendorId)).as('services'),
      jsonArrayFrom(packages(db, vendorId)).as('packages'),
      jsonArrayFrom(works(db, vendorId)).as('works'),
    ])
    .where('vendor.id', '=', id)
    .where('vendor.status', '=', 'live')
    .$narrowType<Located>()
    .executeTakeFirst();
}

export const servicesOf = (db: Kysely<Tables>, vendorId: string) =>
  services(db, vendorId).execute();

export const packagesOf = (db: Kysely<Tables>, vendorId: string) =>
  packages(db, vendorId).execute();

export const worksOf = (db: Kysely<Tables>, vendorId: string) => works(db, vendorId).execute();

type VendorId = string | Expression<string>;

const services = (db: Kysely<Tables>, vendorId: VendorId) =>
  db
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
    .orderBy('position');

const packages = (db: Kysely<Tables>, vendorId: VendorId) =>
  db
    .selectFrom('lesson_package')
    .select(['id', 'name', 'lessons', 'minutes', 'fee_amount', 'fee_currency'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position');

const works = (db: Kysely<Tables>, vendorId: VendorId) =>
  db
    .selectFrom('portfolio_work')
    .select(['id', 'title', 'about', 'year', 'picture'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position');
