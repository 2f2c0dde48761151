import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Maximum number of candidates a search continues with. */
const mostPeople = 200;
const mostTexts = 500;

/** Vendors whose first or last name begins with `name`, by name. */
export async function peopleNamed(db: Kysely<Tables>, name: string): Promise<string[]> {
  const { rows } = await sql<{ vendor_id: string }>`${named(name, mostPeople)}`.execute(db);
  return rows.map(({ vendor_id }) => vendor_id);
}

/** What is suggested of at most so many live vendors of that name, in any order. */
export async function peopleSuggested(db: Kysely<Tables>, name: string, most: number) {
  return db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .select(['vendor.id', 'vendor.name', 'vendor.title', 'category.profession'])
    .select('locality.name as locality')
    .where('vendor.id', 'in', sql<string>`(${named(name, most)})`)
    .where('vendor.status', '=', 'live')
    .execute();
}

const named = (name: string, most: number) => sql`
    (SELECT vendor_id FROM search_row WHERE name_key LIKE ${`${name}%`}
      ORDER BY name_key USING ~<~, vendor_id LIMIT ${most})
    UNION
    (SELECT vendor_id FROM search_row WHERE name_back LIKE ${`${name}%`}
      ORDER BY name_back USING ~<~, vendor_id LIMIT ${most})
    LIMIT ${most}`;

/** Vendors whose name, title, workplace or fields contain every word. */
export async function vendorsWith(db: Kysely<Tables>, text: string): Promise<string[]> {
  const { rows } = await sql<{ vendor_id: string }>`SELECT vendor_id FROM search_row
    WHERE words @@ plainto_tsquery('simple', ${text}) LIMIT ${mostTexts}`.execute(db);
  return rows.map(({ vendor_id }) => vendor_id);
}
