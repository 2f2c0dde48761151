import type { ComplaintEvent } from '@nukkad/platform/contract';
import {
  type Expression,
  type Insertable,
  type Kysely,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { currentLanguage } from '../../core/language/current-language';

type Db = Kysely<Tables>;

/** Filter of complaints; empty: all published ones. */
export interface Wanted {
  officerId?: string;
  kind?: string;
}

/** A complaint with its recipient, its complainant and the number of supporters. */
export type ComplaintRow = Awaited<
  ReturnType<ReturnType<typeof selectComplaints>['execute']>
>[number];

export const selectComplaints = (db: Db) =>
  db
    .selectFrom('complaint')
    .leftJoin('vendor as officer', (join) =>
      join.onRef('officer.id', '=', 'complaint.officer_id').on('officer.status', '!=', 'suspended'),
    )
    .leftJoin('gov_department as department', 'department.id', 'complaint.department_id')
    .leftJoin('gov_office as office', 'office.id', 'department.office_id')
    .leftJoin('app_user as author', (join) =>
      join.onRef('author.id', '=', 'complaint.user_id').on('author.deleted_at', 'is', null),
    )
    .select(['complaint.id', 'complaint.number', 'complaint.kind', 'complaint.body'])
    .select(['complaint.officer_id', 'complaint.department_id', 'complaint.created_at'])
    .select(['complaint.published_text', 'complaint.published_at', 'complaint.status'])
    .select(['complaint.level', 'complaint.due_at', 'complaint.answer_text'])
    .select(['complaint.answered_at', 'complaint.is_anonymous', 'complaint.from_email'])
    .select('complaint.language')
    .select(['author.id as user_id', 'author.email as account_email'])
    .select(({ fn, ref }) =>
      fn.coalesce(ref('author.full_name'), ref('complaint.from_name')).as('from_name'),
    )
    .select(['officer.name as officer', 'officer.title as officer_title'])
    .select(['department.slug as department', 'department.name as department_name'])
    .select(['office.slug as office', 'office.heading as office_heading'])
    .select(
      sql<number>`(complaint.alike + (SELECT count(*) FROM complaint_support
        WHERE complaint_support.complaint_id = complaint.id))::int`.as('supporters'),
    );

/** A condition on `complaint`. */
export type Condition = Expression<SqlBool>;

/** Published complaints that match the filter. */
export const published = ({ officerId, kind }: Wanted): Condition =>
  sql<SqlBool>`(complaint.published_text IS NOT NULL
    AND (${officerId ?? null}::uuid IS NULL OR complaint.officer_id = ${officerId ?? null}::uuid)
    AND (${kind ?? null}::text IS NULL OR complaint.kind = ${kind ?? null}::text))`;

/** Complaints that one user raised. */
export const ownOf = (userId: string): Condition =>
  sql<SqlBool>`complaint.user_id = ${userId}::uuid`;

export async function countComplaints(db: Db, which: Condition): Promise<number> {
  const { total } = await db
    .selectFrom('complaint')
    .where(which)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Newest first. */
export function complaintsOf(
  db: Db,
  which: Condition,
  { offset, limit }: { offset: number; limit: number },
): Promise<ComplaintRow[]> {
  return selectComplaints(db)
    .where(which)
    .orderBy('complaint.created_at', 'desc')
    .orderBy('complaint.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export const complaintNumbered = (db: Db, number: number): Promise<ComplaintRow | undefined> =>
  selectComplaints(db).where('complaint.number', '=', number).executeTakeFirst();

export const complaintById = (db: Db, id: string): Promise<ComplaintRow | undefined> =>
  selectComplaints(db).where('complaint.id', '=', id).executeTakeFirst();

/** Locks the complaint until the transaction ends. */
export async function lockComplaint(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('complaint').select('id').where('id', '=', id).forUpdate().execute();
}

/** Columns of a new complaint. */
export type NewComplaint = Omit<
  Insertable<Tables['complaint']>,
  'id' | 'alike' | 'status' | 'answer_text'
>;

export function addComplaint(trx: Db, row: NewComplaint): Promise<{ id: string; number: number }> {
  return trx
    .insertInto('complaint')
    .values({
      ...{ id: uuidv7(), alike: 0, status: 'received', answer_text: null, ...row },
      language: currentLanguage(),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export async function changeComplaint(
  trx: Db,
  id: string,
  changes: Updateable<Tables['complaint']>,
): Promise<void> {
  await trx.updateTable('complaint').set(changes).where('id', '=', id).execute();
}

/** The number of an identical complaint sent within the last day, if there is one. */
export function justSent(
  trx: Db,
  { user_id, body, officer_id, department_id }: NewComplaint,
): Promise<{ id: string; number: number } | undefined> {
  return trx
    .selectFrom('complaint')
    .select(['id', 'number'])
    .where('user_id', '=', user_id as string)
    .where('body', '=', body)
    .where(sql<SqlBool>`(officer_id IS NOT DISTINCT FROM ${officer_id ?? null}::uuid
      AND department_id IS NOT DISTINCT FROM ${department_id ?? null}::uuid)`)
    .where('status', '=', 'received')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
}

/** Serialises the writes of one user. */
export async function inTurnOf(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

interface NewEvent {
  kind: ComplaintEvent['kind'];
  at?: Date;
  level?: number;
  text?: string | null;
  actor_id?: string | null;
}

export async function addEvent(trx: Db, complaint_id: string, event: NewEvent): Promise<void> {
  await trx
    .insertInto('complaint_event')
    .values({ complaint_id, ...event })
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

export function eventsOf(db: Db, complaintId: string) {
  return db
    .selectFrom('complaint_event')
    .select(['kind', 'at', 'level', 'text'])
    .where('complaint_id', '=', complaintId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function addFiles(trx: Db, complaint_id: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({ complaint_id, file_id, position }));
  await trx.insertInto('complaint_file').values(rows).execute();
}

export function filesOf(db: Db, complaintId: string) {
  return db
    .selectFrom('complaint_file')
    .innerJoin('stored_file', 'stored_file.id', 'complaint_file.file_id')
    .select(['stored_file.id', 'name', 'type', 'bytes'])
    .where('complaint_id', '=', complaintId)
    .orderBy('position')
    .execute();
}
