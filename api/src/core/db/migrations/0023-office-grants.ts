import { type Kysely, sql } from 'kysely';

/** Who may speak for a government office is an operator's decision, not what an officer typed. */
export const officeGrants = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE office_grant (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    department_id uuid NOT NULL REFERENCES gov_department ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('requested', 'granted', 'rejected', 'revoked')),
    requested_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    decided_at timestamptz(3),
    UNIQUE (vendor_id, department_id)
  )`,
  'CREATE INDEX office_grant_of_department ON office_grant (department_id)',
  'CREATE INDEX office_grant_by_time ON office_grant (state, requested_at, id)',
  // Sample officers keep the offices they were made for; of others an operator decides.
  `INSERT INTO office_grant (vendor_id, department_id, state)
    SELECT vendor.id, department.id, CASE WHEN vendor.is_sample THEN 'granted' ELSE 'requested' END
    FROM vendor
    JOIN gov_office office ON office.category_id = vendor.sub_category_id
    JOIN gov_department department ON department.office_id = office.id
      AND vendor.detail -> 'specializations' @> to_jsonb(department.name)
    WHERE vendor.is_verified AND vendor.status = 'live'`,
];
