import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { QueueWanted } from '../../core/moderation/queue';
import { likePattern, referenceNumber } from '../../core/text/search-pattern.model';
import { lastLevel } from './complaints.model';
import { type ComplaintRow, type Condition, selectComplaints } from './complaints.store';

type Db = Kysely<Tables>;

const waiting = sql<SqlBool>`(complaint.status IN ('received', 'in-progress')
  AND (complaint.published_text IS NULL OR complaint.level = ${lastLevel}::int))`;

/** `q`: words of the complaint, as sent or as published, or its number. */
export function inQueue({ state, q = '' }: QueueWanted): Condition {
  const of = state === 'waiting' ? waiting : sql<SqlBool>`NOT ${waiting}`;
  const number = referenceNumber(q, 'NK-C');
  return sql<SqlBool>`(${of} AND (${q}::text = '' OR complaint.number = ${number}::int
    OR complaint.body ILIKE ${likePattern(q)} OR complaint.published_text ILIKE ${likePattern(q)}))`;
}

export async function oldestWaiting(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('complaint')
    .where(waiting)
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Waiting: oldest first; settled: newest first. */
export function pageOf(
  db: Db,
  wanted: QueueWanted,
  { skip, most }: { skip: number; most: number },
): Promise<ComplaintRow[]> {
  const direction = wanted.state === 'waiting' ? 'asc' : 'desc';
  return selectComplaints(db)
    .where(inQueue(wanted))
    .orderBy('complaint.created_at', direction)
    .orderBy('complaint.id', direction)
    .offset(skip)
    .limit(most)
    .execute();
}
