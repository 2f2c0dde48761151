import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Once per user, however often it is sent. */
export async function addSupport(db: Db, complaint_id: string, user_id: string): Promise<void> {
  await db
    .insertInto('complaint_support')
    .values({ complaint_id, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSupport(db: Db, complaintId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('complaint_support')
    .where('complaint_id', '=', complaintId)
    .where('user_id', '=', userId)
    .execute();
}

/** Numbers of the complaints that a user supports. */
export async function supportedBy(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('complaint_support')
    .innerJoin('complaint', 'complaint.id', 'complaint_support.complaint_id')
    .select('complaint.number')
    .where('complaint_support.user_id', '=', userId)
    .orderBy('complaint_support.created_at', 'desc')
    .execute();
  return rows.map(({ number }) => number);
}
