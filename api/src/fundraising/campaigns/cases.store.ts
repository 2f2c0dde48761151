import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { QueueWanted } from '../../core/moderation/queue';

type Db = Kysely<Tables>;

/** A campaign in the operators' list, published or not. */
export interface CaseRow {
  id: string;
  title: string;
  excerpt: string;
  sender: string | null;
  at: Date;
}

const drafts = (state: 'submitted' | 'returned') => sql`SELECT draft.id, draft.title,
    draft.description AS excerpt, app_user.full_name AS sender,
    coalesce(draft.submitted_at, draft.updated_at) AS at
  FROM campaign_draft draft JOIN app_user ON app_user.id = draft.owner_id
  WHERE draft.state = ${state}`;

const published = sql`SELECT id, title, description AS excerpt, organiser AS sender,
    coalesce(stopped_at, published_at) AS at FROM campaign`;

const casesOf = ({ state, q }: QueueWanted): RawBuilder<unknown> => sql`(
  SELECT * FROM (${state === 'waiting' ? drafts('submitted') : sql`${published} UNION ALL ${drafts('returned')}`}) every_case
  WHERE ${q === undefined ? sql`true` : matches(q)}
)`;

const matches = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(title ILIKE ${like}::text OR excerpt ILIKE ${like}::text
    OR sender ILIKE ${like}::text)`;
};

export async function countCases(db: Db, wanted: QueueWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM ${casesOf(wanted)} counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Waiting: oldest first; settled: newest first. */
export async function pageOfCases(
  db: Db,
  wanted: QueueWanted,
  { skip, most }: { skip: number; most: number },
): Promise<CaseRow[]> {
  const order = wanted.state === 'waiting' ? sql`at, id` : sql`at DESC, id DESC`;
  const { rows } = await sql<CaseRow>`SELECT * FROM ${casesOf(wanted)} page
    ORDER BY ${order} LIMIT ${most} OFFSET ${skip}`.execute(db);
  return rows;
}

export async function oldestCase(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('campaign_draft')
    .select('submitted_at')
    .where('state', '=', 'submitted')
    .orderBy('submitted_at')
    .limit(1)
    .executeTakeFirst();
  return row?.submitted_at ?? null;
}

/** The organiser, and the picture's file. */
export const senderOf = (db: Db, id: string) =>
  db
    .selectFrom('app_user')
    .select(['full_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const fileOf = (db: Db, id: string) =>
  db
    .selectFrom('stored_file')
    .select(['id as _id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
