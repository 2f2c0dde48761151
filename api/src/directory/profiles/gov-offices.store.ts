import { type Kysely, sql } from 'kysely';
import type { OfficeService, WorkingHours } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';

export interface OfficeRow {
  id: string;
  slug: string;
  heading: string;
  about: string;
  /** Names of its departments, in order. */
  departments: string[];
}

/** All offices in order; there are ten. */
export async function allOffices(db: Kysely<Tables>): Promise<OfficeRow[]> {
  const { rows } = await sql<OfficeRow>`SELECT office.id, office.slug, office.heading, office.about,
      array_agg(department.name ORDER BY department.position) AS departments
    FROM gov_office office JOIN gov_department department ON department.office_id = office.id
    GROUP BY office.id ORDER BY office.position`.execute(db);
  return rows;
}

/** The first `most` departments with their addresses, in the order of the offices. */
export async function addressesOfDepartments(db: Kysely<Tables>, most: number) {
  return db
    .selectFrom('gov_department as department')
    .innerJoin('gov_office as office', 'office.id', 'department.office_id')
    .select([
      'office.slug as office',
      'office.heading',
      'department.slug',
      'department.name',
      'department.address',
    ])
    .orderBy('office.position')
    .orderBy('department.position')
    .limit(most)
    .execute();
}

export interface DepartmentRow {
  slug: string;
  name: string;
  about: string;
  address: string;
  phone: string;
  working_hours: WorkingHours[];
  services: OfficeService[];
  documents: string[];
  officers: { id: string; name: string; title: string; image: string }[];
}

const officersShown = 12;

/** The departments of an office, each with its best rated professionals. */
export async function departmentsOf(
  db: Kysely<Tables>,
  officeId: string,
): Promise<DepartmentRow[]> {
  const { rows } = await sql<DepartmentRow>`SELECT department.slug, department.name,
      department.about, department.address, department.phone, department.working_hours,
      department.services, department.documents, coalesce(people.officers, '[]') AS officers
    FROM gov_department department
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('id', id, 'name', name, 'title', title, 'image', image)
        ORDER BY rating_rank DESC, id) AS officers
      FROM (
        SELECT id, name, title, image, rating_rank FROM vendor
        WHERE status = 'live' AND is_verified AND id IN (SELECT vendor_id FROM office_grant
          WHERE department_id = department.id AND state = 'granted')
        ORDER BY rating_rank DESC, id LIMIT ${officersShown}
      ) best
    ) people
    WHERE department.office_id = ${officeId} ORDER BY department.position`.execute(db);
  return rows;
}
