import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/database.types';

type Db = Kysely<Tables>;

export interface DeskRow {
  office_id: string;
  office: string;
  heading: string;
  category_id: string;
  department_id: string;
  department: string;
  name: string;
}

/** Where an officer serves: of several departments the first. Nothing for everybody else. */
export async function deskOf(db: Db, vendorId: string): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`SELECT office.id AS office_id, office.slug AS office,
      office.heading, office.category_id, department.id AS department_id,
      department.slug AS department, department.name
    FROM vendor
    JOIN gov_office office ON office.category_id = vendor.sub_category_id
    JOIN gov_department department ON department.office_id = office.id
      AND vendor.detail -> 'specializations' @> to_jsonb(department.name)
    WHERE vendor.id = ${vendorId}::uuid
    ORDER BY department.position LIMIT 1`.execute(db);
  return rows[0];
}

/** Complaints about a department and its people. */
export async function complaintsAt(db: Db, { category_id, name, department_id }: DeskRow) {
  const { rows } = await sql<{ open: number; answered: number }>`SELECT
      count(*) FILTER (WHERE complaint.status IN ('received', 'in-progress'))::int AS open,
      count(*) FILTER (WHERE complaint.status IN ('answered', 'closed'))::int AS answered
    FROM complaint LEFT JOIN vendor ON vendor.id = complaint.officer_id
    WHERE complaint.department_id = ${department_id}::uuid
      OR (vendor.sub_category_id = ${category_id}::uuid
        AND vendor.detail -> 'specializations' @> to_jsonb(${name}::text))`.execute(db);
  return rows[0] ?? { open: 0, answered: 0 };
}

interface DeskChanges {
  about: string;
  address: string;
  phone: string;
  /** Both as JSON. */
  working_hours: string;
  services: string;
  documents: string[];
}

export async function changeDepartment(trx: Db, id: string, changes: DeskChanges): Promise<void> {
  await trx.updateTable('gov_department').set(changes).where('id', '=', id).execute();
}
