import type { AuditEntry } from '@nukkad/platform/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../db/tables.generated';
import { likePattern } from '../text/search-pattern.model';

type Db = Kysely<Tables>;

/** An operator's action. `by`: the operator's account. */
export interface AuditAction
  extends Pick<AuditEntry, 'by' | 'action' | 'subject' | 'subjectId' | 'title'> {
  reason?: string | undefined;
}

/**
 * Records an operator's action under the operator's current name. Call it in the transaction of the
 * change itself, so that both commit or neither. Rows are never updated.
 *
 * @example await audit(trx, { by: userId, action: 'post-published', subject: 'posts', subjectId, title });
 */
export async function audit(
  trx: Db,
  { by, subjectId, reason, ...entry }: AuditAction,
): Promise<void> {
  const { full_name } = await trx
    .selectFrom('app_user')
    .select('full_name')
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('audit_event')
    .values({
      id: uuidv7(),
      ...{ actor_id: by, actor_name: full_name },
      ...{ ...entry, subject_id: subjectId, reason: reason ?? null },
    })
    .execute();
}

/** Matches events that contain the words in any column, as the index `audit_event_words` has them. */
const mentions = (q: string): RawBuilder<boolean> =>
  q === ''
    ? sql`true`
    : sql`actor_name || ' ' || action || ' ' || subject || ' ' || subject_id || ' ' || title || ' '
        || coalesce(reason, '') ILIKE ${likePattern(q)}`;

/** Pages are counted up to this many events: nobody turns so many, and the log has millions. */
const mostCounted = 10_000;

/** How many events there are, `mostCounted` at most. */
export async function countAudit(db: Db, q: string): Promise<number> {
  const found = db.selectFrom('audit_event').select('id').where(mentions(q)).limit(mostCounted);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export async function pageOfAudit(
  db: Db,
  q: string,
  { skip, most }: { skip: number; most: number },
): Promise<AuditEntry[]> {
  const rows = await newestFirst(db).where(mentions(q)).offset(skip).limit(most).execute();
  return rows.map(toEntry);
}

/** The audit events of one subject, newest first. */
export async function auditOf(
  db: Db,
  subject: string,
  subjectId: string,
  most: number,
): Promise<AuditEntry[]> {
  const rows = await newestFirst(db)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .limit(most)
    .execute();
  return rows.map(toEntry);
}

const newestFirst = (db: Db) =>
  db.selectFrom('audit_event').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');

type AuditRow = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number];

const toEntry = (row: AuditRow): AuditEntry => ({
  _id: row.id,
  time: row.at.toISOString(),
  by: row.actor_name,
  ...{ action: row.action, subject: row.subject, subjectId: row.subject_id },
  ...{ title: row.title, reason: row.reason },
});
