import { dayIn } from '@nukkad/platform/calendar';
import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Arbitrary advisory-lock class; with a vendor's hash it locks that vendor's client numbers. */
const numbersOfVendor = 7_205;

/** Takes the lock of a vendor's client records. Take no lock after it: it is last in lock order. */
export async function lockClients(trx: Db, vendorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${numbersOfVendor}, hashtext(${vendorId}))`.execute(trx);
}

/** The next client number. Call it under `lockClients`, or where there is no concurrent writer. */
export async function nextClientNumber(trx: Db, vendorId: string): Promise<number> {
  const { next } = await trx
    .selectFrom('client')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return next;
}

/** A client as matched against a vendor's records. */
export interface Known {
  userId: string | null;
  name: string;
  phone: string | null;
  /** A guest's email, proved by a code. */
  email: string | null;
  concern: string | null;
  /** Zone of the registration date. */
  timeZone: string;
}

/**
 * Id of the vendor's record of a client: the one linked to the account; for a guest, the one with
 * the proved email address and the same name; else a new one. An archived record is restored.
 */
export async function clientOf(trx: Db, vendorId: string, known: Known): Promise<string> {
  await lockClients(trx, vendorId);
  const found = await recordOf(trx, vendorId, known);
  if (!found) return addRecord(trx, vendorId, known);
  await trx.updateTable('client').set({ archived_at: null }).where('id', '=', found).execute();
  return found;
}

/**
 * Nothing is matched by what was typed, because a patient's name and number are easy to type. An
 * account matches only a record linked to it, whatever its address; `client-links` creates the
 * links. A guest reads nothing of the record; the name must match because families share addresses.
 */
async function recordOf(trx: Db, vendorId: string, { userId, name, email }: Known) {
  const records = trx
    .selectFrom('client')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .orderBy('number')
    .limit(1);
  if (userId === null && email === null) return undefined;
  const found =
    userId !== null
      ? await records.where('user_id', '=', userId).executeTakeFirst()
      : await records
          .where('user_id', 'is', null)
          .where('email', '=', email)
          .where(sql<boolean>`lower(name) = lower(${name}::text)`)
          .executeTakeFirst();
  return found?.id;
}

async function addRecord(trx: Db, vendorId: string, known: Known): Promise<string> {
  const id = uuidv7();
  const { userId, timeZone, ...rest } = known;
  await trx
    .insertInto('client')
    .values({
      ...{ id, vendor_id: vendorId, user_id: userId, ...rest },
      number: await nextClientNumber(trx, vendorId),
      gender: sql`(SELECT gender FROM app_user WHERE id = ${userId}::uuid)`,
      registered_on: dayIn(new Date(), timeZone),
    })
    .execute();
  if (userId !== null) {
    await linkByBooking(trx, { vendor_id: vendorId, client_id: id, user_id: userId });
  }
  return id;
}

type Row = Selectable<Tables['booking']>;

/** Attaches the vendor's record of the client to a booking. Call it once it is more than held. */
export async function withClient(trx: Db, row: Row): Promise<Row> {
  // The professional has chosen the client already.
  if (row.client_id !== null) return row;
  const client_id = await clientOf(trx, row.vendor_id, {
    userId: row.user_id,
    name: row.client_name ?? '',
    phone: row.client_phone,
    email: row.client_email,
    concern: row.service_name ?? row.reason,
    timeZone: row.time_zone,
  });
  await trx.updateTable('booking').set({ client_id }).where('id', '=', row.id).execute();
  return { ...row, client_id };
}

/** Links the account to the record created by its booking. */
async function linkByBooking(
  trx: Db,
  record: { vendor_id: string; client_id: string; user_id: string },
): Promise<void> {
  const { id: link_id } = await trx
    .insertInto('client_link')
    .values({
      ...{ ...record, state: 'linked', begun_by: 'booking' },
      linked_at: sql<string>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('client_link_event')
    .values({ link_id, act: 'linked', by: 'booking' })
    .execute();
}
