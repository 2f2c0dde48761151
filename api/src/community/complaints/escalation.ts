import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { dueAfter, lastLevel } from './complaints.model';
import type { ComplaintNotifications } from './complaints.notifications';
import { addEvent, changeComplaint } from './complaints.store';

type Db = Kysely<Tables>;

const batch = 50;

/**
 * Escalates complaints that offices left overdue and notifies both sides, once per step even with
 * several processes. `now`: the current time.
 */
export async function escalate(
  db: Db,
  notification: ComplaintNotifications,
  now = new Date(),
): Promise<void> {
  for (let done = batch; done === batch; ) {
    done = await db.transaction().execute((trx) => escalateBatch(trx, notification, now));
  }
}

async function escalateBatch(
  trx: Db,
  notification: ComplaintNotifications,
  now: Date,
): Promise<number> {
  const rows = await claimOverdue(trx, now);
  for (const { id, status, level, published_at } of rows) {
    const next = level + 1;
    const standing = { status, level: next, isPublished: true };
    const due_at = dueAfter(standing, published_at ?? now);
    await changeComplaint(trx, id, { level: next, due_at });
    await addEvent(trx, id, { kind: 'escalated', level: next, at: now });
    await notification.complainant(trx, id, 'escalated');
    await notification.office(trx, id, 'escalated');
  }
  return rows.length;
}

/** Overdue complaints, locked until the transaction ends. */
function claimOverdue(trx: Db, now: Date) {
  return trx
    .selectFrom('complaint')
    .select(['id', 'status', 'level', 'published_at'])
    .where('published_text', 'is not', null)
    .where('status', 'in', ['received', 'in-progress'])
    .where('level', '<', lastLevel)
    .where('due_at', '<=', sql<Date>`${now}::timestamptz`)
    .orderBy('due_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
}
