import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/database.types';
import type { SampleVendor } from './vendor';

const day = 86_400_000;

/** Writes many vendors with their services in two statements. Dates count back from `now`. */
export async function loadVendors(
  db: Kysely<Tables>,
  vendors: SampleVendor[],
  now: Date,
): Promise<void> {
  const rows = vendors.map(({ joined_days_ago, services, ...vendor }) => ({
    ...vendor,
    created_at: new Date(now.getTime() - joined_days_ago * day).toISOString(),
  }));
  const services = vendors.flatMap((vendor) =>
    vendor.services.map((service) => ({ ...service, vendor_id: vendor.id })),
  );
  await sql`INSERT INTO vendor
    SELECT * FROM json_populate_recordset(NULL::vendor, ${JSON.stringify(rows)}::json)`.execute(db);
  await sql`INSERT INTO vendor_service
    SELECT * FROM json_populate_recordset(NULL::vendor_service, ${JSON.stringify(services)}::json)`.execute(
    db,
  );
}

/** Sets the counts that listings and category cards show to what is stored now. */
export async function countVendors(db: Kysely<Tables>): Promise<void> {
  await sql`INSERT INTO vendor_count (category_id, vendors)
    SELECT category.id, coalesce(live.vendors, 0)
    FROM category LEFT JOIN (
      SELECT category_id AS id, count(*) AS vendors
      FROM vendor WHERE status = 'live' GROUP BY category_id
      UNION ALL
      SELECT sub_category_id, count(*)
      FROM vendor WHERE status = 'live' AND sub_category_id IS NOT NULL GROUP BY sub_category_id
    ) live ON live.id = category.id
    ON CONFLICT (category_id) DO UPDATE SET vendors = excluded.vendors`.execute(db);
}
