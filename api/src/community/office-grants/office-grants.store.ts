import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { QueueWanted } from '../../core/moderation/queue';
import { likePattern } from '../../core/text/search-pattern.model';

type Db = Kysely<Tables>;

export type OfficeGrantState = Tables['office_grant']['state'];

/** One officer and one department. */
export interface OfficeGrantRow {
  id: string;
  state: OfficeGrantState;
  requested_at: Date;
  vendor_name: string;
  vendor_title: string;
  user_id: string | null;
  email: string | null;
  office: string;
  department: string;
}

/**
 * Asks operators whether a verified officer may speak for the departments named. A department that
 * was decided before is not asked for again.
 */
export async function requestOffices(trx: Db, vendorId: string): Promise<void> {
  await sql`INSERT INTO office_grant (vendor_id, department_id, state)
    SELECT vendor.id, department.id, 'requested' FROM vendor ${named}
    WHERE vendor.id = ${vendorId}::uuid
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Grants sample officers the departments they were generated for. */
export async function grantSampleOffices(trx: Db): Promise<void> {
  await sql`INSERT INTO office_grant (vendor_id, department_id, state)
    SELECT vendor.id, department.id, 'granted' FROM vendor ${named}
    WHERE vendor.is_sample AND vendor.is_verified AND vendor.status = 'live'
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** The departments an officer lists among the specialisations: a request, not a right. */
const named = sql`
  JOIN gov_office office ON office.category_id = vendor.sub_category_id
  JOIN gov_department department ON department.office_id = office.id
    AND vendor.detail -> 'specializations' @> to_jsonb(department.name)`;

const columns = sql`office_grant.id, office_grant.state, office_grant.requested_at,
  vendor.name AS vendor_name, vendor.title AS vendor_title, vendor.user_id, app_user.email,
  office.heading AS office, department.name AS department`;

const joined = sql`office_grant
  JOIN vendor ON vendor.id = office_grant.vendor_id
  LEFT JOIN app_user ON app_user.id = vendor.user_id
  JOIN gov_department department ON department.id = office_grant.department_id
  JOIN gov_office office ON office.id = department.office_id`;

const matching = ({ state, q = '' }: QueueWanted): RawBuilder<boolean> => sql`
  (office_grant.state = 'requested') = ${state === 'waiting'}::boolean
  AND (${q}::text = '' OR concat_ws(' ', vendor.name, office.heading, department.name)
    ILIKE ${likePattern(q)})`;

export async function countGrants(db: Db, wanted: QueueWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM ${joined} WHERE ${matching(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function oldestRequest(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`SELECT min(requested_at) AS oldest
    FROM office_grant WHERE state = 'requested'`.execute(db);
  return rows[0]?.oldest ?? null;
}

export async function pageOfGrants(
  db: Db,
  wanted: QueueWanted,
  { skip, most }: { skip: number; most: number },
): Promise<OfficeGrantRow[]> {
  const order =
    wanted.state === 'waiting' ? sql`requested_at, id` : sql`decided_at DESC NULLS LAST, id`;
  const { rows } = await sql<OfficeGrantRow>`SELECT ${columns} FROM ${joined}
    WHERE ${matching(wanted)} ORDER BY ${order} OFFSET ${skip} LIMIT ${most}`.execute(db);
  return rows;
}

export async function grantBy(db: Db, id: string): Promise<OfficeGrantRow | undefined> {
  const { rows } = await sql<OfficeGrantRow>`SELECT ${columns} FROM ${joined}
    WHERE office_grant.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** False when another operator has changed it in the meantime. */
export async function changeGrant(
  trx: Db,
  id: string,
  { from, to }: { from: OfficeGrantState; to: OfficeGrantState },
): Promise<boolean> {
  const changed = await trx
    .updateTable('office_grant')
    .set({ state: to, decided_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
