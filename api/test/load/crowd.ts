import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { rebuildSearch } from '../../src/directory/search/index-vendors';

/** Columns that differ between a vendor and its copies. */
const differing: Record<string, string> = {
  // Of version 7's shape, as every id.
  id: `overlay(overlay(md5(vendor.id::text || copy) PLACING '7' FROM 13) PLACING '8' FROM 17)::uuid`,
  user_id: 'NULL',
  lat: 'vendor.lat + 0.02 * (random() - 0.5)',
  lng: 'vendor.lng + 0.02 * (random() - 0.5)',
  rating_rank: 'vendor.rating_rank + (100 * random())::int - 50',
  bookings_30d: 'vendor.bookings_30d + (9 * random())::int',
  reply_minutes: 'vendor.reply_minutes + (30 * random())::int',
};

/**
 * Multiplies the existing vendors: `copies` more of each, as fast as the database writes rows,
 * without rows of other tables. With a profession, only its vendors.
 */
export async function multiplyVendors(
  db: Kysely<Tables>,
  copies: number,
  profession: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT column_name AS name
    FROM information_schema.columns
    WHERE table_name = 'vendor' ORDER BY ordinal_position`.execute(db);
  const columns = rows.map(({ name }) => differing[name] ?? `vendor.${name}`);
  await sql`INSERT INTO vendor SELECT ${sql.raw(columns.join(', '))}
    FROM vendor JOIN category ON category.id = vendor.category_id,
      generate_series(1, ${copies}::int) copy
    WHERE ${profession}::text IS NULL OR category.profession = ${profession}::text`.execute(db);
  await db.transaction().execute(rebuildSearch);
}
