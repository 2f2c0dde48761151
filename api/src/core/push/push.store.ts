import type { Notification } from '@nukkad/platform/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';
import type { QuietHours } from '../notifications/quiet-hours.model';

type Db = Kysely<Tables>;

/** A browser to which notifications are pushed. */
export type PushDevice = Selectable<Tables['push_device']>;

/** A device's own. */
export type NewDevice = Pick<
  PushDevice,
  'id' | 'user_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'user_agent' | 'wording'
>;

/** What somebody wants pushed. */
export interface PushPreference {
  muted: Notification['kind'][];
  quiet: QuietHours;
}

const byDefault: PushPreference = { muted: [], quiet: { from: 21, until: 8 } };

export async function preferenceOf(db: Db, userId: string): Promise<PushPreference> {
  const found = await db
    .selectFrom('push_preference')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) return byDefault;
  const { quiet_from, quiet_until } = found;
  const muted = found.muted as PushPreference['muted'];
  return { muted, quiet: { from: quiet_from, until: quiet_until } };
}

export async function putPreference(
  trx: Db,
  userId: string,
  { muted, quiet }: PushPreference,
): Promise<void> {
  const row = { muted, quiet_from: quiet.from, quiet_until: quiet.until };
  await trx
    .insertInto('push_preference')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** A user's devices that are sent to, the newest first. */
export const devicesOf = (db: Db, userId: string): Promise<PushDevice[]> =>
  db
    .selectFrom('push_device')
    .selectAll()
    .where('user_id', '=', userId)
    .where('gone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const deviceOf = (db: Db, id: string): Promise<PushDevice | undefined> =>
  db.selectFrom('push_device').selectAll().where('id', '=', id).executeTakeFirst();

/** A browser belongs to whoever allowed it last, also where others did before. */
export async function putDevice(trx: Db, device: NewDevice): Promise<void> {
  const { id, endpoint, ...rest } = device;
  await trx
    .insertInto('push_device')
    .values({ id, endpoint, ...rest })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...rest, created_at: sql`now()`, gone_at: null }),
    )
    .execute();
}

/** What a browser has after a change of its subscription. */
export type RenewedDevice = Omit<NewDevice, 'wording'>;

/**
 * Gives the device `id` of a user the new address of its browser; what was agreed to and sent stays.
 * False for any device of others and one that has ended, and where the address is another account's:
 * no browser changes hands without a press. Undo what it did then.
 */
export async function renewDevice(trx: Db, device: RenewedDevice): Promise<boolean> {
  const { id, user_id, endpoint } = device;
  const before = await trx
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirst();
  if (!before) return false;
  await trx
    .insertInto('push_device')
    .values({ ...before, ...device, gone_at: null })
    .onConflict((conflict) => conflict.column('endpoint').doNothing())
    .execute();
  const holder = await trx
    .selectFrom('push_device')
    .select('user_id')
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return holder?.user_id === user_id;
}

/**
 * Removes the oldest of a user beyond `most`, those that are gone first: of these the one gone longest,
 * as its browser is the least likely to say a new address.
 */
export async function keepNewest(trx: Db, userId: string, most: number): Promise<void> {
  const old = trx
    .selectFrom('push_device')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('gone_at', (by) => by.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  await trx.deleteFrom('push_device').where('id', 'in', old).execute();
}

/** False for a device that is not this user's. */
export async function removeOwnDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * The push service knows it no more: the browser was uninstalled, its owner said no there, or it has
 * another address. It may say that one until the retention rule deletes the row.
 */
export async function markGone(db: Db, { id, endpoint }: PushDevice): Promise<void> {
  await db
    .updateTable('push_device')
    .set({ gone_at: sql`now()` })
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Ends a device to which nothing may be sent. */
export async function removeDevice(db: Db, { id, endpoint }: PushDevice): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Counts a message of today. False when there were as many as may be. */
export async function countMessage(db: Db, id: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE push_device SET sent_day = (now() AT TIME ZONE 'Asia/Kolkata')::date,
      sent_count = CASE WHEN sent_day = (now() AT TIME ZONE 'Asia/Kolkata')::date
        THEN sent_count + 1 ELSE 1 END
    WHERE id = ${id} AND (sent_day IS DISTINCT FROM (now() AT TIME ZONE 'Asia/Kolkata')::date
      OR sent_count < ${most}::int)
    RETURNING id`.execute(db);
  return rows.length > 0;
}

/** A message that did not arrive counts for nothing. */
export async function uncountMessage(db: Db, id: string): Promise<void> {
  await db
    .updateTable('push_device')
    .set({ sent_count: sql`sent_count - 1` })
    .where('id', '=', id)
    .where('sent_count', '>', 0)
    .where('sent_day', '=', sql<string>`(now() AT TIME ZONE 'Asia/Kolkata')::date`)
    .execute();
}

export async function noteSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('push_device')
    .set({ last_sent_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
