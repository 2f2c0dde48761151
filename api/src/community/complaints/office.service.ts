import {
  limits,
  type OfficeComplaint,
  type OfficeComplaintsAnswer,
} from '@nukkad/platform/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { mustBeAllowed } from '../../core/auth/public-acts';
import type { Tables } from '../../core/db/tables.generated';
import { pagingOf } from '../../core/http/paging';
import { ApiError, orNotFound } from '../../core/http/problems';
import { grantedDepartments } from '../office-pages/desk.store';
import { type ComplaintDeps, lockedNumber, namesOfKinds } from './complaints.deps';
import { dueAfter, isOpen, toComplaint } from './complaints.model';
import * as store from './complaints.store';
import { isSettled, unknown } from './complaints.text';

type Db = Kysely<Tables>;

export type OfficeService = ReturnType<typeof officeService>;

const limit = limits.complaintsPerPage;

/** The member of an office who acts. */
export interface Official {
  vendorId: string;
  userId: string;
}

/** The office's side: complaints published about it, and its right of reply. */
export function officeService({ db, categories, idempotent, notification }: ComplaintDeps) {
  /** Complaints about the officer, or about any department of the officer's. */
  const about = (vendorId: string): store.Condition =>
    sql<SqlBool>`(complaint.published_text IS NOT NULL
      AND (complaint.officer_id = ${vendorId}::uuid
        OR complaint.department_id IN (${grantedDepartments(vendorId)})))`;

  async function lockedOwn(trx: Db, vendorId: string, number: number) {
    const row = await lockedNumber(trx, number);
    await mustBeAllowed(trx, vendorId, 'complaint-answers');
    const [own] = await store
      .selectComplaints(trx)
      .where(about(vendorId))
      .where('complaint.id', '=', row.id)
      .execute();
    return orNotFound(own, unknown);
  }

  async function shown(trx: Db, id: string, kinds: Map<string, string>): Promise<OfficeComplaint> {
    return toOfficeComplaint(orNotFound(await store.complaintById(trx, id), unknown), kinds);
  }

  return {
    /** Fails with `page-out-of-range`. */
    async list(vendorId: string, page: number): Promise<OfficeComplaintsAnswer> {
      const kinds = await namesOfKinds(categories);
      const which = about(vendorId);
      const paging = pagingOf(page, limit, await store.countComplaints(db, which));
      const rows = await store.complaintsOf(db, which, { offset: (page - 1) * limit, limit });
      return { ...paging, complaints: rows.map((row) => toOfficeComplaint(row, kinds)) };
    },

    /** Marks the complaint as in progress. Fails with `not-found`, or `conflict` once settled. */
    async takeUp({ vendorId, userId }: Official, number: number): Promise<OfficeComplaint> {
      const kinds = await namesOfKinds(categories);
      return db.transaction().execute(async (trx) => {
        const row = await lockedOwn(trx, vendorId, number);
        if (!isOpen(row.status)) throw new ApiError('conflict', isSettled);
        if (row.status === 'received') {
          const standing = { status: 'in-progress', level: row.level, isPublished: true } as const;
          // Sample complaints have no due date.
          const due_at = row.due_at && dueAfter(standing, row.published_at ?? new Date());
          await store.changeComplaint(trx, row.id, { status: 'in-progress', due_at });
          await store.addEvent(trx, row.id, { kind: 'in-progress', actor_id: userId });
          await notification.complainant(trx, row.id, 'in-progress');
        }
        return shown(trx, row.id, kinds);
      });
    },

    /** Fails with `not-found`, or `conflict` once it is answered or settled. */
    async answer(
      { vendorId, userId }: Official,
      number: number,
      { text, key }: { text: string; key: string | undefined },
    ): Promise<OfficeComplaint> {
      const kinds = await namesOfKinds(categories);
      const write = { call: 'answerComplaint', key, body: { userId, number, text } } as const;
      return idempotent(write, async (trx) => {
        const row = await lockedOwn(trx, vendorId, number);
        if (!isOpen(row.status)) throw new ApiError('conflict', isSettled);
        const at = new Date();
        await store.changeComplaint(trx, row.id, {
          ...{ status: 'answered', answer_text: text, answered_at: at, due_at: null },
        });
        await store.addEvent(trx, row.id, { kind: 'answered', at, text, actor_id: userId });
        await notification.complainant(trx, row.id, 'answered');
        return shown(trx, row.id, kinds);
      });
    },
  };
}

/** Anonymous complainants are not named, not even to the office. */
const toOfficeComplaint = (
  row: store.ComplaintRow,
  kinds: Map<string, string>,
): OfficeComplaint => ({
  ...toComplaint(row, kinds),
  from: row.is_anonymous ? null : row.from_name,
  dueAt: row.due_at?.toISOString() ?? null,
});
