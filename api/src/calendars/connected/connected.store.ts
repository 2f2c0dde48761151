import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { CellRange } from '../busy-times/cell-ranges.model';
import type { Validators } from '../busy-times/fetch-calendar';
import type { AttemptOutcome } from './reading-schedule.model';

type Db = Kysely<Tables>;

export type ConnectedRow = Selectable<Tables['connected_calendar']>;

/** Calendars of a practice, oldest first. */
export const calendarsOf = (db: Db, vendorId: string): Promise<ConnectedRow[]> =>
  db
    .selectFrom('connected_calendar')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const calendarOf = (db: Db, id: string): Promise<ConnectedRow | undefined> =>
  db.selectFrom('connected_calendar').selectAll().where('id', '=', id).executeTakeFirst();

/** An address as it is stored, and what is shown of it. */
export interface StoredAddress {
  address: string;
  host: string;
  ending: string;
}

export const addCalendar = (
  trx: Db,
  vendorId: string,
  stored: StoredAddress,
): Promise<ConnectedRow> =>
  trx
    .insertInto('connected_calendar')
    .values({ id: uuidv7(), vendor_id: vendorId, ...stored })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Whether there was one. */
export async function removeCalendar(trx: Db, vendorId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('connected_calendar')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Seconds after which a reading is taken for lost; longer than one takes. */
const lease = 120;

/** Leases a calendar to this process; undefined while another reads it, or when there is none. */
export const claimCalendar = (db: Db, id: string): Promise<ConnectedRow | undefined> =>
  db
    .updateTable('connected_calendar')
    .set({ reading_until: sql<Date>`now() + ${lease}::int * interval '1 second'` })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('reading_until', 'is', null), row('reading_until', '<', sql<Date>`now()`)]),
    )
    .returningAll()
    .executeTakeFirst();

/** Calendars whose turn it is, at most `count`, which are not due again within the lease. */
export async function takeDue(trx: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE connected_calendar
    SET next_read_at = now() + ${2 * lease}::int * interval '1 second'
    WHERE id IN (SELECT id FROM connected_calendar WHERE next_read_at <= now()
      ORDER BY next_read_at LIMIT ${count} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What is needed to read a practice's calendars. */
export async function practiceFor(db: Db, vendorId: string) {
  return db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'vendor.id')
    .select(['vendor.user_id as userId', 'category.profession', 'rule.time_zone as timeZone'])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
}

/** Bookings of a practice that end later, by whose ids calendars elsewhere know them. */
export async function bookingsAfter(db: Db, vendorId: string, from: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('ends_at', '>', from)
    .execute();
  return rows.map(({ id }) => id);
}

interface Reading {
  now: Date;
  /** Null when the server had nothing new. */
  file: { busyTimes: number; skipped: number; validators: Validators } | null;
}

/** Notes a reading that succeeded. */
export const noteReading = (
  trx: Db,
  id: string,
  outcome: AttemptOutcome,
  { now, file }: Reading,
): Promise<ConnectedRow | undefined> =>
  trx
    .updateTable('connected_calendar')
    .set({
      ...{ ...outcome, read_at: now, reading_until: null },
      ...(file && {
        ...{ full_read_at: now, busy_times: file.busyTimes, skipped_events: file.skipped },
        ...{ etag: file.validators.etag, last_modified: file.validators.lastModified },
      }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Notes one that failed; the busy times of the last one stay. */
export const noteFailure = (
  trx: Db,
  id: string,
  outcome: AttemptOutcome,
): Promise<ConnectedRow | undefined> =>
  trx
    .updateTable('connected_calendar')
    .set({ ...outcome, reading_until: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function release(db: Db, id: string): Promise<void> {
  await db
    .updateTable('connected_calendar')
    .set({ reading_until: null })
    .where('id', '=', id)
    .execute();
}

/** Puts the busy times of a calendar in the place of those before. True when they differ. */
export async function replaceBusy(
  trx: Db,
  { id, vendor_id }: Pick<ConnectedRow, 'id' | 'vendor_id'>,
  ranges: readonly CellRange[],
): Promise<boolean> {
  const before = await trx
    .selectFrom('connected_busy')
    .select(['first_cell as first', 'until_cell as until'])
    .where('calendar_id', '=', id)
    .orderBy('first_cell')
    .execute();
  if (isSame(before, ranges)) return false;
  await trx.deleteFrom('connected_busy').where('calendar_id', '=', id).execute();
  const firsts = ranges.map(({ first }) => first);
  const untils = ranges.map(({ until }) => until);
  await sql`INSERT INTO connected_busy (calendar_id, vendor_id, first_cell, until_cell)
    SELECT ${id}::uuid, ${vendor_id}::uuid, first, until
    FROM unnest(${firsts}::int[], ${untils}::int[]) AS range (first, until)`.execute(trx);
  return true;
}

const isSame = (some: readonly CellRange[], others: readonly CellRange[]): boolean =>
  some.length === others.length &&
  some.every(({ first, until }, index) => {
    const other = others[index];
    return other?.first === first && other.until === until;
  });

/** Calendars whose last reading is too long ago for its times to be believed. */
export async function outdated(db: Db, readBefore: Date): Promise<ConnectedRow[]> {
  return db
    .selectFrom('connected_calendar')
    .selectAll()
    .where('read_at', '<', readBefore)
    .where('busy_times', '>', 0)
    .execute();
}

/** Nothing is busy any more, and a whole reading comes next. */
export async function noteNoneBusy(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('connected_calendar')
    .set({ busy_times: 0, full_read_at: null })
    .where('id', '=', id)
    .execute();
}
