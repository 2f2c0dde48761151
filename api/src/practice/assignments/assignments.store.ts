import type { AssignmentOrder, GradeOrder } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Assignments with both sides and the submission; callers add conditions. */
const selectAssignments = (db: Db) =>
  db
    .selectFrom('assignment as work')
    .innerJoin('client', 'client.id', 'work.client_id')
    .innerJoin('vendor', 'vendor.id', 'work.vendor_id')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'work.vendor_id')
    .leftJoin('stored_file as file', 'file.id', 'work.file_id')
    .select(['work.id', 'work.title', 'work.text', 'work.due_on', 'work.max_marks'])
    .select(['work.submission_text', 'work.submitted_at', 'work.marks', 'work.remark'])
    .select(['work.graded_at', 'work.vendor_id', 'vendor.name as teacher_name'])
    .select(['vendor.user_id as teacher_user_id', 'client.user_id as student_user_id'])
    .select(['client.id as client_id', 'client.name as student_name', 'client.gender'])
    .select(['file.id as file_id', 'file.name', 'file.type', 'file.bytes'])
    .select(sql<string>`coalesce(rule.time_zone, 'Asia/Kolkata')`.as('time_zone'))
    .orderBy('work.due_on', 'desc')
    .orderBy('work.id', 'desc');

export type AssignmentRow = Awaited<
  ReturnType<ReturnType<typeof selectAssignments>['execute']>
>[number];

/** A teacher's assignments, optionally of one student; latest due date first. */
export const assignmentsOf = (
  db: Db,
  vendorId: string,
  { clientId, most }: { clientId: string | undefined; most: number },
): Promise<AssignmentRow[]> =>
  selectAssignments(db)
    .where('work.vendor_id', '=', vendorId)
    .$if(clientId !== undefined, (query) => query.where('work.client_id', '=', clientId as string))
    .limit(most)
    .execute();

/** Assignments of a student with an account; latest due date first. */
export const assignmentsFor = (db: Db, userId: string, most: number): Promise<AssignmentRow[]> =>
  selectAssignments(db).where('client.user_id', '=', userId).limit(most).execute();

export const assignmentsById = (db: Db, ids: string[]): Promise<AssignmentRow[]> =>
  selectAssignments(db).where('work.id', 'in', ids).execute();

/** One of this teacher's, locked for update. */
export async function lockedAssignment(
  trx: Db,
  vendorId: string,
  id: string,
): Promise<AssignmentRow | undefined> {
  await lock(trx, id);
  return selectAssignments(trx)
    .where('work.id', '=', id)
    .where('work.vendor_id', '=', vendorId)
    .executeTakeFirst();
}

/** One of this student's, locked for update. */
export async function lockedOwnAssignment(
  trx: Db,
  userId: string,
  id: string,
): Promise<AssignmentRow | undefined> {
  await lock(trx, id);
  return selectAssignments(trx)
    .where('work.id', '=', id)
    .where('client.user_id', '=', userId)
    .executeTakeFirst();
}

const lock = (trx: Db, id: string) =>
  trx.selectFrom('assignment').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** Number of these clients that are in this vendor's records. */
export async function countOwn(trx: Db, vendorId: string, clientIds: string[]): Promise<number> {
  const { count } = await trx
    .selectFrom('client')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('id', 'in', clientIds)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds one per student; returns their ids. */
export async function addAssignments(
  trx: Db,
  vendorId: string,
  order: Omit<AssignmentOrder, 'clientIds'>,
  clientIds: string[],
): Promise<string[]> {
  const { title, text, dueOn, maxMarks } = order;
  const rows = clientIds.map((client_id) => ({
    ...{ id: uuidv7(), vendor_id: vendorId, client_id },
    ...{ title, text, due_on: dueOn, max_marks: maxMarks },
  }));
  await trx.insertInto('assignment').values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function submit(
  trx: Db,
  id: string,
  { text, fileId }: { text: string | null; fileId: string | null },
): Promise<void> {
  await trx
    .updateTable('assignment')
    .set({ submission_text: text, file_id: fileId, submitted_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function grade(trx: Db, id: string, { marks, remark }: GradeOrder): Promise<void> {
  await trx
    .updateTable('assignment')
    .set({ marks, remark: remark ?? null, graded_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function remove(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('assignment').where('id', '=', id).execute();
}
