import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/database.types';
import type { SampleVendor } from './vendor';

const day = 86_400_000;

/** Writes many vendors with all that is theirs. Dates count back from `now`. */
export async function loadVendors(
  db: Kysely<Tables>,
  vendors: SampleVendor[],
  now: Date,
): Promise<void> {
  await load(
    db,
    'vendor',
    vendors.map((vendor) => vendorRow(vendor, now)),
  );
  const owned = <T>(of: (vendor: SampleVendor) => T[]) =>
    vendors.flatMap((vendor) => of(vendor).map((row) => ({ ...row, vendor_id: vendor.id })));
  await load(
    db,
    'vendor_service',
    owned(({ services }) => services),
  );
  await load(
    db,
    'lesson_package',
    owned(({ packages }) => packages),
  );
}

/** A sample vendor as its own row, without what lies in other tables. */
export function vendorRow(vendor: SampleVendor, now: Date) {
  const { joined_days_ago, services: _, packages: __, evidence, ...row } = vendor;
  return {
    ...row,
    evidence: evidence.map(({ what, days_ago }) => ({
      what,
      checkedOn: daysBefore(now, days_ago).slice(0, 10),
    })),
    created_at: daysBefore(now, joined_days_ago),
  };
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString();

/** Any number of rows in one statement. */
async function load(db: Kysely<Tables>, table: keyof Tables, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.table(table);
  await sql`INSERT INTO ${name}
    SELECT * FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::json)`.execute(
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
