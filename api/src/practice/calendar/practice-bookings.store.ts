import type {
  CaseCategory,
  Direction,
  PracticeBookingsShown,
  PracticeBookingsSort,
} from '@nukkad/platform/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { lowerLikePattern, referenceNumber } from '../../core/text/search-pattern.model';
import { caseCategoryOf } from './case-category.store';

type Db = Kysely<Tables>;

/** Bookings with the displayed fields of their clients; callers add conditions. */
export const selectPracticeBookings = (db: Db) =>
  db
    .selectFrom('booking')
    .leftJoin('client', 'client.id', 'booking.client_id')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'booking.vendor_id')
    .innerJoin('vendor', 'vendor.id', 'booking.vendor_id')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .select(['booking.id', 'booking.number', 'booking.client_id', 'booking.kind'])
    .select(['booking.status', 'booking.starts_at', 'booking.ends_at', 'booking.fee_amount'])
    .select(['booking.fee_currency', 'booking.paying_by', 'booking.expires_at'])
    .select(['booking.user_id', 'booking.client_email', 'booking.burst_id'])
    .select(['booking.series_id', 'booking.cause', 'client.gender', 'rule.meeting_url'])
    .select([nameOf.as('name'), aboutOf.as('about')])
    .select(
      sql<CaseCategory | null>`CASE category.profession WHEN 'advocate'
        THEN ${caseCategory} END`.as('case_category'),
    )
    .select(sql<string | null>`coalesce(client.phone, booking.client_phone)`.as('phone'))
    .select(isPaid.as('is_paid'))
    .select(
      sql<boolean>`EXISTS (SELECT FROM client_review
        WHERE client_review.booking_id = booking.id)`.as('is_reviewed'),
    );

/** The name in the professional's record, else the name given with the booking. */
const nameOf = sql<string>`coalesce(client.name, booking.client_name, '')`;
const aboutOf = sql<string | null>`coalesce(booking.service_name, booking.reason)`;
const caseCategory = caseCategoryOf(sql`concat_ws(' ', booking.service_name, booking.reason)`);

/** As in `payments.model`; a payment at the visit counts as paid once the visit took place. */
const isPaid = sql<boolean>`CASE booking.paying_by
  WHEN 'online' THEN EXISTS (SELECT FROM payment WHERE payment.booking_id = booking.id
    AND payment.state IN ('paid', 'part-refunded'))
  WHEN 'at-visit' THEN booking.status = 'completed'
  ELSE coalesce(booking.paying_by = 'credit', false) END`;

export type PracticeBookingRow = Awaited<
  ReturnType<ReturnType<typeof selectPracticeBookings>['execute']>
>[number];

/** Takes place, took place, or was meant to. */
export const isOn = sql<boolean>`booking.status IN
  ('requested', 'confirmed', 'completed', 'no-show')`;

/** Completed, either marked so or because its time is over. */
export const tookPlace = sql<boolean>`(booking.status = 'completed'
  OR (booking.status = 'confirmed' AND booking.ends_at <= now()))`;

/** Instants; a booking that overlaps the range belongs to it. */
export interface Between {
  from: Date;
  until: Date;
}

/** Upper bound of a booking's length: earlier starts cannot reach into the range. */
const longestBooking = sql`interval '1 day'`;

/** Bookings between two instants, by start. */
export function bookingsBetween(db: Db, vendorId: string, { from, until }: Between) {
  return selectPracticeBookings(db)
    .where('booking.vendor_id', '=', vendorId)
    .where('booking.starts_at', '<', until)
    .where('booking.starts_at', '>', sql<Date>`${from}::timestamptz - ${longestBooking}`)
    .where('booking.ends_at', '>', from)
    .where(isOn)
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .execute();
}

/** One of this vendor's. */
export const practiceBookingById = (db: Db, vendorId: string, id: string) =>
  selectPracticeBookings(db)
    .where('booking.id', '=', id)
    .where('booking.vendor_id', '=', vendorId)
    .executeTakeFirst();

const conditions: Record<PracticeBookingsShown, RawBuilder<boolean>> = {
  requests: sql`booking.status = 'requested'`,
  upcoming: sql`booking.status = 'confirmed' AND booking.ends_at > now()`,
  past: sql`(booking.status IN ('completed', 'no-show')
    OR (booking.status = 'confirmed' AND booking.ends_at <= now()))`,
  cancelled: sql`(booking.status IN ('cancelled-by-client', 'cancelled-by-vendor', 'declined')
    OR (booking.status = 'expired' AND booking.paying_by IS NOT NULL))`,
  // A hold that expired without an order for payment was never a booking.
  all: sql`(booking.status NOT IN ('held', 'expired')
    OR (booking.status = 'expired' AND booking.paying_by IS NOT NULL))`,
};

const orders: Record<PracticeBookingsSort, (timeZone: string) => RawBuilder<unknown>> = {
  time: () => sql`booking.starts_at`,
  clock: (timeZone) => sql`(booking.starts_at AT TIME ZONE ${timeZone})::time`,
  name: () => sql`lower(${nameOf} COLLATE "C")`,
  about: () => sql`lower(${aboutOf} COLLATE "C")`,
  category: () => caseCategory,
  status: () => sql`booking.status`,
};

/** Filter of bookings. */
export interface Chosen {
  shown: PracticeBookingsShown;
  q: string;
}

interface PageInOrder {
  sort: PracticeBookingsSort;
  direction: Direction;
  /** Zone that `clock` sorts in. */
  timeZone: string;
  limit: number;
  offset: number;
}

/** One page in the given order; ties by the earliest start. */
export async function pageOfBookings(
  db: Db,
  vendorId: string,
  chosen: Chosen,
  page: PageInOrder,
): Promise<PracticeBookingRow[]> {
  const ids = await idsInOrder(db, vendorId, chosen, page);
  if (ids.length === 0) return [];
  const rows = await selectPracticeBookings(db).where('booking.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Sorts ids only: years of bookings are sorted, but only one page is read in full. */
async function idsInOrder(
  db: Db,
  vendorId: string,
  chosen: Chosen,
  { sort, direction, timeZone, limit, offset }: PageInOrder,
): Promise<string[]> {
  // An index by time can be scanned both ways only without a NULLS clause.
  const nulls = sql.raw(sort === 'about' ? `${direction} NULLS LAST` : direction);
  const rows = await db
    .selectFrom('booking')
    .select('booking.id')
    .$if(sort === 'name', (query) => query.leftJoin('client', 'client.id', 'booking.client_id'))
    .where('booking.vendor_id', '=', vendorId)
    .where(isChosen(vendorId, chosen))
    .orderBy(sql`${orders[sort](timeZone)} ${nulls}`)
    .$if(sort !== 'time', (query) => query.orderBy('booking.starts_at'))
    .orderBy('booking.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countBookings(db: Db, vendorId: string, chosen: Chosen): Promise<number> {
  const { count } = await db
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking.vendor_id', '=', vendorId)
    .where(isChosen(vendorId, chosen))
    .executeTakeFirstOrThrow();
  return count;
}

const isChosen = (vendorId: string, { shown, q }: Chosen): RawBuilder<boolean> =>
  q === '' ? conditions[shown] : sql`${conditions[shown]} AND ${matchesSearch(vendorId, q)}`;

/** Matches the reference, the client's name or the subject. */
export function matchesSearch(vendorId: string, q: string): RawBuilder<boolean> {
  const like = lowerLikePattern(q);
  // Names in records are matched once by a subquery, not per booking.
  return sql`(booking.number = ${referenceNumber(q, 'NK-B')}::int
    OR booking.client_id IN (SELECT id FROM client
      WHERE vendor_id = ${vendorId} AND lower(name COLLATE "C") LIKE ${like})
    OR lower(concat_ws(E'\\n', CASE WHEN booking.client_id IS NULL THEN booking.client_name END,
      booking.service_name, booking.reason) COLLATE "C") LIKE ${like})`;
}
