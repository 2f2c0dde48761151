import type { BookingStatus } from '@nukkad/platform/contract';
import { type InsertObject, type Kysely, type Selectable, sql, type UpdateObject } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { currentLanguage } from '../../core/language/current-language';
import type { Actor } from './booking-change';
import type { Seller, SoldService } from './offer.model';

type Db = Kysely<Tables>;

export type BookingRow = Selectable<Tables['booking']>;
type NewBooking = InsertObject<Tables, 'booking'>;
export type BookingChanges = UpdateObject<Tables, 'booking'>;

/** A vendor with the settings that booking needs. */
export interface SellerRow extends Seller {
  id: string;
  timeZone: string;
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  isAskedFirst: boolean;
  policy: { cancelHours: number; moveHours: number };
  hasOwnTimes: boolean;
}

/** The live vendor with this id, else undefined. */
export async function sellerOf(db: Db, vendorId: string): Promise<SellerRow | undefined> {
  const row = await db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'vendor.id')
    .leftJoin('lesson_package as lesson', (join) =>
      join
        .onRef('lesson.vendor_id', '=', 'vendor.id')
        .on('lesson.lessons', '=', 1)
        .on('lesson.fee_amount', '>', 0),
    )
    .select(['vendor.id', 'vendor.has_own_times', 'category.profession'])
    .select(['vendor.fee_amount', 'vendor.fee_currency', 'vendor.fee_per'])
    .select(['lesson.minutes', 'lesson.fee_amount as lesson_amount'])
    .select('lesson.fee_currency as lesson_currency')
    .select(sql<string>`coalesce(rule.time_zone, 'Asia/Kolkata')`.as('time_zone'))
    .select(sql<number>`coalesce(rule.slot_minutes, 30)`.as('slot_minutes'))
    .select(sql<number>`coalesce(rule.buffer_before, 0)`.as('buffer_before'))
    .select(sql<number>`coalesce(rule.buffer_after, 0)`.as('buffer_after'))
    .select(sql<number>`coalesce(rule.notice_minutes, 0)`.as('notice_minutes'))
    .select(sql<boolean>`coalesce(rule.is_asked_first, false)`.as('is_asked_first'))
    .select(sql<number>`coalesce(rule.cancel_hours, 3)`.as('cancel_hours'))
    .select(sql<number>`coalesce(rule.move_hours, 3)`.as('move_hours'))
    .where('vendor.id', '=', vendorId)
    .where('vendor.status', '=', 'live')
    .orderBy('lesson.position')
    .executeTakeFirst();
  if (!row) return undefined;
  const { fee_amount, fee_currency, fee_per } = row;
  return {
    id: row.id,
    profession: row.profession,
    fee:
      fee_amount !== null && fee_currency !== null && fee_per !== null
        ? { amount: fee_amount, currency: fee_currency, per: fee_per }
        : null,
    slotMinutes: row.slot_minutes,
    lesson:
      row.minutes !== null && row.lesson_amount !== null && row.lesson_currency !== null
        ? {
            minutes: row.minutes,
            fee: { amount: row.lesson_amount, currency: row.lesson_currency },
          }
        : null,
    timeZone: row.time_zone,
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    noticeMinutes: row.notice_minutes,
    isAskedFirst: row.is_asked_first,
    policy: { cancelHours: row.cancel_hours, moveHours: row.move_hours },
    hasOwnTimes: row.has_own_times,
  };
}

/** A service of this vendor only. */
export async function serviceOf(
  db: Db,
  vendorId: string,
  id: string,
): Promise<(SoldService & { id: string; name: string }) | undefined> {
  const row = await db
    .selectFrom('vendor_service')
    .select(['id', 'name', 'minutes', 'rate_amount', 'fee_amount', 'fee_currency'])
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      minutes: row.minutes,
      rate: row.rate_amount,
      fee: { amount: row.fee_amount, currency: row.fee_currency },
    }
  );
}

export async function insertBooking(trx: Db, row: NewBooking): Promise<BookingRow> {
  const language = currentLanguage();
  return trx
    .insertInto('booking')
    .values({ language, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes the cells for a booking. Returns false when some were taken already, or are busy by a
 * connected calendar: then roll back.
 */
export async function takeCells(
  trx: Db,
  booking: { id: string; vendor_id: string },
  cells: number[],
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO booking_cell (vendor_id, cell, booking_id)
    SELECT ${booking.vendor_id}::uuid, cell, ${booking.id}::uuid
    FROM unnest(${cells}::int[]) cell
    WHERE NOT EXISTS (SELECT FROM connected_busy WHERE vendor_id = ${booking.vendor_id}
      AND first_cell <= cell AND until_cell > cell)
    ORDER BY cell
    ON CONFLICT DO NOTHING RETURNING cell`.execute(trx);
  return rows.length === cells.length;
}

export async function freeCells(trx: Db, bookingId: string): Promise<void> {
  await trx.deleteFrom('booking_cell').where('booking_id', '=', bookingId).execute();
}

/** The cells the booking occupies now. */
export async function cellsOf(db: Db, bookingId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_cell')
    .select('cell')
    .where('booking_id', '=', bookingId)
    .execute();
  return rows.map(({ cell }) => cell);
}

/** Compare-and-set: returns nothing when the booking has left the status it was read in. */
export async function changeBooking(
  trx: Db,
  { id, status }: Pick<BookingRow, 'id' | 'status'>,
  changes: BookingChanges,
): Promise<BookingRow | undefined> {
  return trx
    .updateTable('booking')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst();
}

export async function addEvent(
  trx: Db,
  { id, status, starts_at }: Pick<BookingRow, 'id' | 'status' | 'starts_at'>,
  event: { from: BookingStatus | null; by: Actor; byId: string | null; note: string | null },
): Promise<void> {
  await trx
    .insertInto('booking_event')
    .values({
      id: uuidv7(),
      booking_id: id,
      from_status: event.from,
      to_status: status,
      actor: event.by,
      actor_id: event.byId,
      note: event.note,
      starts_at,
    })
    .execute();
}

/** The events of a booking, oldest first. */
export async function eventsOf(db: Db, bookingId: string) {
  return db
    .selectFrom('booking_event')
    .select(['at', 'actor', 'starts_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function bookingById(db: Db, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A vendor's holds that have expired but still have status `held`. */
export async function dueHolds(trx: Db, vendorId: string): Promise<BookingRow[]> {
  return trx
    .selectFrom('booking')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'held')
    .where('expires_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .execute();
}

/** Marks the vendor's times as differing from the plain week. True when the mark is new. */
export async function markOwnTimes(trx: Db, vendorId: string): Promise<boolean> {
  const marked = await trx
    .updateTable('vendor')
    .set({ has_own_times: true })
    .where('id', '=', vendorId)
    .where('has_own_times', '=', false)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Open requests by guests who proved no email address, so that the guest may be invented. */
export async function unprovedRequests(trx: Db, vendorId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'requested')
    .where('user_id', 'is', null)
    .where('client_email', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a request and the others of its series as a burst; returns the rows marked. */
export async function markBurst(trx: Db, id: string, burstId: string): Promise<BookingRow[]> {
  return trx
    .updateTable('booking')
    .set({ burst_id: burstId })
    .where('status', '=', 'requested')
    .where((row) =>
      row.or([
        row('id', '=', id),
        row('series_id', '=', row.selectFrom('booking').select('series_id').where('id', '=', id)),
      ]),
    )
    .returningAll()
    .execute();
}

/** Open requests of one burst at a vendor, oldest first. */
export async function requestsOfBurst(
  trx: Db,
  { vendorId, burstId }: { vendorId: string; burstId: string },
): Promise<BookingRow[]> {
  return trx
    .selectFrom('booking')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'requested')
    .where('burst_id', '=', burstId)
    .orderBy('id')
    .execute();
}

/** Whether this client and vendor have a booking in one of the statuses that use up a trial. */
export async function hasHadTrial(
  trx: Db,
  vendorId: string,
  client: { userId: string | null; phone: string | null },
  states: readonly BookingStatus[],
): Promise<boolean> {
  const found = await trx
    .selectFrom('booking')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', 'trial')
    .where('status', 'in', [...states])
    .where((row) =>
      client.userId === null
        ? row('client_phone', '=', client.phone)
        : row('user_id', '=', client.userId),
    )
    .executeTakeFirst();
  return found !== undefined;
}
