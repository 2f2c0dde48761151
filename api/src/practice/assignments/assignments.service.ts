import type {
  Assignment,
  AssignmentOrder,
  GradeOrder,
  SubmissionOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ownFile } from '../../core/files/files.store';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { notify } from '../../core/notifications/notify';
import { notificationTexts, type WordedNotification } from '../../core/notifications/templates';
import { todayIn } from '../clients/practice-zone';
import * as hi from './assignments.hi';
import * as kn from './assignments.kn';
import { stateOf, toAssignment } from './assignments.model';
import * as store from './assignments.store';
import * as english from './assignments.text';

const notifications = notificationTexts('assignment', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

type Db = Kysely<Tables>;

export type AssignmentsService = ReturnType<typeof assignmentsService>;

const nothing = 'There is no such assignment.';

/** Maximum number listed; older assignments are left out. */
const mostListed = 500;

/** Assignments: set by teachers, submitted by students, graded by teachers. */
export function assignmentsService({ db, idempotent }: { db: Db; idempotent: IdempotentWrite }) {
  async function read(trx: Db, id: string): Promise<store.AssignmentRow> {
    const [row] = await store.assignmentsById(trx, [id]);
    return orNotFound(row, nothing);
  }

  async function mustBeSettable(trx: Db, vendorId: string, dueOn: string, clients: string[]) {
    if (dueOn < (await todayIn(trx, vendorId))) throw notValid({ dueOn: 'must not be over' });
    const isTheirs = (await store.countOwn(trx, vendorId, clients)) === clients.length;
    if (!isTheirs) throw new ApiError('not-found', 'There is no such client.');
  }

  return {
    async setBy(vendorId: string, clientId: string | undefined): Promise<Assignment[]> {
      const rows = await store.assignmentsOf(db, vendorId, { clientId, most: mostListed });
      return shown(rows);
    },

    async setTo(userId: string): Promise<Assignment[]> {
      return shown(await store.assignmentsFor(db, userId, mostListed));
    },

    /** Creates one per student and notifies each. Fails with `not-found`, `validation`. */
    set: (vendorId: string, order: AssignmentOrder, key: string | undefined) =>
      idempotent({ call: 'setAssignments', key, body: { vendorId, ...order } }, async (trx) => {
        const clients = [...new Set(order.clientIds)];
        await mustBeSettable(trx, vendorId, order.dueOn, clients);
        const ids = await store.addAssignments(trx, vendorId, order, clients);
        const rows = await store.assignmentsById(trx, ids);
        for (const row of rows)
          await tell(trx, row.student_user_id, forStudents, notificationOfSet(row));
        return shown(rows);
      }),

    /** May be repeated. Fails with `not-found`, `conflict`, `validation`. */
    grade: (vendorId: string, id: string, order: GradeOrder): Promise<Assignment> =>
      db.transaction().execute(async (trx) => {
        const row = orNotFound(await store.lockedAssignment(trx, vendorId, id), nothing);
        if (stateOf(row) === 'set') throw notThere();
        if (order.marks > row.max_marks) throw notValid({ marks: `at most ${row.max_marks}` });
        await store.grade(trx, id, order);
        const graded = await read(trx, id);
        await tell(trx, graded.student_user_id, forStudents, notificationOfGrade(graded));
        return toAssignment(graded, new Date());
      }),

    /** Fails with `not-found`, and with `conflict` once something is submitted. */
    remove: (vendorId: string, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const row = orNotFound(await store.lockedAssignment(trx, vendorId, id), nothing);
        if (stateOf(row) !== 'set') throw isThere();
        await store.remove(trx, id);
      }),

    /**
     * May be repeated until graded. Fails with `not-found`, also for another user's file, and
     * `conflict`.
     */
    submit: (userId: string, id: string, order: SubmissionOrder, key: string | undefined) =>
      idempotent({ call: 'submitAssignment', key, body: { userId, id, ...order } }, async (trx) => {
        const { text = null, fileId = null } = order;
        const row = orNotFound(await store.lockedOwnAssignment(trx, userId, id), nothing);
        if (stateOf(row) === 'graded') throw isGraded();
        if (fileId !== null)
          orNotFound(await ownFile(trx, userId, fileId), 'There is no such file.');
        await store.submit(trx, id, { text, fileId });
        const submitted = await read(trx, id);
        const { teacher_user_id, student_name, title } = submitted;
        const said = notifications.submitted(student_name, title);
        await tell(trx, teacher_user_id, forTeachers, said);
        return toAssignment(submitted, new Date());
      }),
  };
}

function shown(rows: store.AssignmentRow[]): Assignment[] {
  const now = new Date();
  return rows.map((row) => toAssignment(row, now));
}

/** Notifies a side, if it has an account. */
async function tell(
  trx: Db,
  userId: string | null,
  link: string,
  said: WordedNotification,
): Promise<void> {
  if (userId !== null) await notify(trx, { userId, kind: 'message', link, ...said });
}

const forStudents = '/profile?section=assignments';
const forTeachers = '/teacher-dashboard/assignments';

const notificationOfSet = ({ teacher_name: teacher, title, due_on: dueOn }: store.AssignmentRow) =>
  notifications.set({ teacher, title, dueOn });

const notificationOfGrade = ({ title, marks, ...row }: store.AssignmentRow) =>
  notifications.graded({ teacher: row.teacher_name, title, marks, most: row.max_marks });

const notThere = () => new ApiError('conflict', 'Nothing has been handed in yet.');

const isThere = () =>
  new ApiError('conflict', 'Your student has handed this in, so it stays. Grade it instead.');

const isGraded = () =>
  new ApiError('conflict', 'This has been graded, so it cannot be handed in again.');
