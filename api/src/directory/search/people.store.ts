import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Maximum number of candidates a search continues with. */
const mostPeople = 200;
const mostTexts = 500;

/** Vendors whose first or last name begins with `name`, by name. */
export async function peopleNamed(
  db: Kysely<Tables>,
  name: string,
  most = mostPeople,
): Promise<string[]> {
  const { rows } = await sql<{ vendor_id: string }>`
    (SELECT vendor_id FROM search_row WHERE name_key LIKE ${`${name}%`}
      ORDER BY name_key USING ~<~, vendor_id LIMIT ${most})
    UNION
    (SELECT vendor_id FROM search_row WHERE name_back LIKE ${`${name}%`}
      ORDER BY name_back USING ~<~, vendor_id LIMIT ${most})
    LIMIT ${most}`.execute(db);
  return rows.map(({ vendor_id }) => vendor_id);
}

/** Vendors whose name, title, workplace or fields contain every word. */
export async function vendorsWith(db: Kysely<Tables>, text: string): Promise<string[]> {
  const { rows } = await sql<{ vendor_id: string }>`SELECT vendor_id FROM search_row
    WHERE words @@ plainto_tsquery('simple', ${text}) LIMIT ${mostTexts}`.execute(db);
  return rows.map(({ vendor_id }) => vendor_id);
}
