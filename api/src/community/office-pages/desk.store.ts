import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

export interface DeskRow {
  office_id: string;
  office: string;
  heading: string;
  department_id: string;
  department: string;
  department_name: string;
}

/** Departments that an operator granted to an officer who is live and verified. */
export const grantedDepartments = (
  vendorId: string,
) => sql<string>`SELECT office_grant.department_id
  FROM office_grant JOIN vendor ON vendor.id = office_grant.vendor_id
  WHERE vendor.id = ${vendorId}::uuid AND office_grant.state = 'granted'
    AND vendor.status = 'live' AND vendor.is_verified`;

/**
 * Departments that an operator granted to an officer, in the order of their offices. None for other
 * vendors, and for an officer who is not live and verified.
 */
export async function desksOf(db: Db, vendorId: string): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`SELECT office.id AS office_id, office.slug AS office,
      office.heading, department.id AS department_id, department.slug AS department,
      department.name AS department_name
    FROM vendor
    JOIN office_grant ON office_grant.vendor_id = vendor.id AND office_grant.state = 'granted'
    JOIN gov_department department ON department.id = office_grant.department_id
    JOIN gov_office office ON office.id = department.office_id
    WHERE vendor.id = ${vendorId}::uuid AND vendor.status = 'live' AND vendor.is_verified
    ORDER BY office.position, department.position`.execute(db);
  return rows;
}

/** Complaints about a department and its officers. */
export async function complaintsAt(db: Db, { department_id }: DeskRow) {
  const { rows } = await sql<{ open: number; answered: number }>`SELECT
      count(*) FILTER (WHERE complaint.status IN ('received', 'in-progress'))::int AS open,
      count(*) FILTER (WHERE complaint.status IN ('answered', 'closed'))::int AS answered
    FROM complaint LEFT JOIN office_grant ON office_grant.vendor_id = complaint.officer_id
      AND office_grant.department_id = ${department_id}::uuid AND office_grant.state = 'granted'
    WHERE complaint.department_id = ${department_id}::uuid
      OR office_grant.department_id IS NOT NULL`.execute(db);
  return rows[0] ?? { open: 0, answered: 0 };
}

interface DeskChanges {
  about: string;
  address: string;
  phone: string;
  /** This column and the next are JSON. */
  working_hours: string;
  services: string;
  documents: string[];
}

export async function changeDepartment(trx: Db, id: string, changes: DeskChanges): Promise<void> {
  await trx.updateTable('gov_department').set(changes).where('id', '=', id).execute();
}
