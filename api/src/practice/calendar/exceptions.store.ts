import type { DayExceptionOrder, PracticeException } from '@nukkad/platform/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { Between } from './practice-bookings.store';

type Db = Kysely<Tables>;

/** Exceptions of a range of days, in order. */
export async function exceptionsBetween(
  db: Db,
  vendorId: string,
  { from, to }: { from: string; to: string },
): Promise<PracticeException[]> {
  const rows = await db
    .selectFrom('availability_exception')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('opens')
    .orderBy('id')
    .execute();
  return rows.map(toException);
}

const toException = (row: Selectable<Tables['availability_exception']>): PracticeException => ({
  _id: row.id,
  date: row.day,
  kind: row.kind,
  hours: row.opens && row.closes ? { from: row.opens, to: row.closes } : null,
  note: row.note,
});

/** The new exception, or an identical existing one. */
export async function addException(
  trx: Db,
  vendorId: string,
  { date, kind, hours, note }: DayExceptionOrder,
): Promise<PracticeException> {
  const [opens, closes] = [hours?.from ?? null, hours?.to ?? null];
  const values = { vendor_id: vendorId, day: date, kind, opens, closes };
  const same = await trx
    .selectFrom('availability_exception')
    .selectAll()
    .where(({ and, eb }) =>
      and(
        Object.entries(values).map(([column, value]) =>
          eb(column as keyof typeof values, 'is not distinct from', value),
        ),
      ),
    )
    .executeTakeFirst();
  if (same) return toException(same);
  const added = await trx
    .insertInto('availability_exception')
    .values({ id: uuidv7(), ...values, note })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toException(added);
}

/** True when it was this vendor's and is removed. */
export async function removeException(trx: Db, vendorId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('availability_exception')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Bookings that overlap the time between two instants. */
export async function standingBetween(
  trx: Db,
  vendorId: string,
  { from, until }: Between,
): Promise<number> {
  const { count } = await trx
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .where('ends_at', '>', sql<Date>`now()`)
    .where(isOccupying)
    .executeTakeFirstOrThrow();
  return count;
}

/** A live hold occupies its time too. */
const isOccupying = sql<boolean>`(status IN ('requested', 'confirmed')
  OR (status = 'held' AND expires_at > now()))`;
