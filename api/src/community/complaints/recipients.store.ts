import type { ComplaintRecipient } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { likePattern } from '../../core/text/search-pattern.model';

type Db = Kysely<Tables>;

/** Recipients of complaints, each with its own id. */
const recipients = sql`
  SELECT vendor.id, 'officer' AS kind, vendor.name, vendor.title AS about,
    NULL AS office, NULL AS department
  FROM vendor JOIN category ON category.id = vendor.category_id
  WHERE category.profession IN ('officer', 'govt-officer') AND vendor.status = 'live'
  UNION ALL
  SELECT department.id, 'office', department.name, office.heading, office.slug, department.slug
  FROM gov_department department JOIN gov_office office ON office.id = department.office_id`;

interface Row {
  id: string;
  kind: 'officer' | 'office';
  name: string;
  about: string;
  office: string | null;
  department: string | null;
}

/** Offices first, since they are few; prefix matches before other matches. */
export async function recipientsFor(db: Db, q: string, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`SELECT * FROM (${recipients}) AS recipient
    WHERE name ILIKE ${likePattern(q)} OR (kind = 'office' AND about ILIKE ${likePattern(q)})
    ORDER BY kind, position(lower(${q}::text) IN lower(name)) <> 1, name, id
    LIMIT ${most}`.execute(db);
  return rows;
}

export async function officerToNotify(db: Db, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`SELECT * FROM (${recipients}) AS recipient
    WHERE kind = 'officer' AND id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function departmentToNotify(
  db: Db,
  { office, department }: { office: string; department: string },
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`SELECT * FROM (${recipients}) AS recipient
    WHERE office = ${office} AND department = ${department}`.execute(db);
  return rows[0];
}

export const toRecipient = ({ id, kind, office, department, ...said }: Row): ComplaintRecipient =>
  kind === 'officer'
    ? { kind, officerId: id, name: said.name, about: said.about }
    : { kind, office: office ?? '', department: department ?? '', ...said };

/** Accounts of the office a complaint is about, with the paths of their dashboards. */
export async function officePeople(
  db: Db,
  complaintId: string,
): Promise<{ user_id: string; profession: string }[]> {
  const { rows } = await sql<{ user_id: string; profession: string }>`
    SELECT vendor.user_id, lower(user_type.name) AS profession
    FROM complaint
    JOIN vendor ON vendor.id = complaint.officer_id
      OR vendor.id IN (SELECT vendor_id FROM office_grant
        WHERE department_id = complaint.department_id AND state = 'granted')
    JOIN category ON category.id = vendor.category_id
    JOIN user_type ON user_type.slug = category.profession
    WHERE complaint.id = ${complaintId}::uuid AND vendor.user_id IS NOT NULL
      AND vendor.status = 'live' AND vendor.is_verified
    ORDER BY vendor.id LIMIT ${peopleNotified}`.execute(db);
  return rows;
}

/** A department has few accounts; the limit keeps a bug from notifying thousands. */
const peopleNotified = 50;

/** Whether the vendor exists for the complaints list; a new one has none yet. */
export async function isThere(db: Db, vendorId: string): Promise<boolean> {
  const vendor = await db
    .selectFrom('vendor')
    .select('id')
    .where('id', '=', vendorId)
    .where('status', '!=', 'suspended')
    .executeTakeFirst();
  return vendor !== undefined;
}
