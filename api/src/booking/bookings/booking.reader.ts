import type { Booking } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { referenceOf } from '../../core/http/reference';
import { bookedVendors } from '../../directory';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import type { BookingRow } from './bookings.store';
import { joinUrlOf } from './joining.model';
import { isOccupying } from './states.model';

type Db = Kysely<Tables>;
type Deps = Pick<BookingDeps, 'money'>;

/** One booking as one side sees it. */
export async function readBooking(
  db: Db,
  deps: Deps,
  row: BookingRow,
  by: Actor,
): Promise<Booking> {
  const [booking] = await readBookings(db, deps, [row], by);
  return booking as Booking;
}

/** Bookings in the order of `rows`; the number of queries does not depend on how many there are. */
export async function readBookings(
  db: Db,
  { money }: Deps,
  rows: BookingRow[],
  by: Actor,
): Promise<Booking[]> {
  if (rows.length === 0) return [];
  const vendors = await bookedVendors(
    db,
    rows.map(({ vendor_id }) => vendor_id),
  );
  const payments = await money.paymentsOf(db, rows);
  const now = new Date();
  const beside = await besideOf(db, rows, now);
  return rows.flatMap((row) => {
    const vendor = vendors.get(row.vendor_id);
    const payment = payments.get(row.id);
    if (!vendor || !payment) return [];
    const rest = beside(row);
    return [
      { vendor, payment, ...ownFields(row), ...rest, may: mayOf(row, rest, by, now.getTime()) },
    ];
  });
}

function ownFields(row: BookingRow) {
  return {
    _id: row.id,
    reference: referenceOf('B', row.number),
    client: {
      name: row.client_name ?? '',
      phone: row.client_phone ?? '',
      city: row.client_city ?? '',
      email: row.client_email,
    },
    kind: row.kind,
    status: row.status,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    service: row.service_name,
    reason: row.reason,
    address: row.address,
    fee:
      row.fee_amount === null || row.fee_currency === null
        ? null
        : { amount: row.fee_amount, currency: row.fee_currency },
    cause: row.cause,
    answerBy: row.status === 'requested' ? (row.expires_at?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
  };
}

type Beside = Pick<Booking, 'policy' | 'joinUrl' | 'series' | 'review' | 'history'>;

function mayOf(
  row: BookingRow,
  { policy, review }: Beside,
  by: Actor,
  now: number,
): Booking['may'] {
  const isOpen = row.status === 'requested' || row.status === 'confirmed';
  const isToCome = row.starts_at.getTime() > now;
  const isInTime = row.starts_at.getTime() - policy.moveHours * 3_600_000 >= now;
  return {
    cancel: isOpen && isToCome,
    move: isOpen && isToCome && (isInTime || by !== 'client'),
    review: by === 'client' && isProved(row) && row.status === 'completed' && !review,
    rebook: by === 'client' && !isOccupying(row.status),
  };
}

/** A review is written with an account, which a guest who proved an email can have. */
const isProved = ({ user_id, client_email }: BookingRow): boolean =>
  user_id !== null || client_email !== null;

/** Fields of bookings that come from other tables. */
async function besideOf(
  db: Db,
  rows: BookingRow[],
  now: Date,
): Promise<(row: BookingRow) => Beside> {
  const ids = rows.map(({ id }) => id);
  const events = await db
    .selectFrom('booking_event')
    .selectAll()
    .where('booking_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const reviews = await db
    .selectFrom('review')
    .select(['id', 'stars', 'booking_id'])
    .where('booking_id', 'in', ids)
    .execute();
  const rules = await db
    .selectFrom('booking_rule')
    .select(['vendor_id', 'cancel_hours', 'move_hours', 'meeting_url'])
    .where(
      'vendor_id',
      'in',
      rows.map(({ vendor_id }) => vendor_id),
    )
    .execute();
  const sizes = await seriesSizes(db, rows);
  return (row) => {
    const rule = rules.find(({ vendor_id }) => vendor_id === row.vendor_id);
    const review = reviews.find(({ booking_id }) => booking_id === row.id);
    return {
      policy: { cancelHours: rule?.cancel_hours ?? 3, moveHours: rule?.move_hours ?? 3 },
      joinUrl: joinUrlOf({ ...row, meeting_url: rule?.meeting_url ?? null }, now),
      review: review ? { _id: review.id, stars: review.stars } : null,
      series:
        row.series_id !== null && row.series_position !== null
          ? {
              _id: row.series_id,
              position: row.series_position,
              of: sizes.get(row.series_id) ?? row.series_position,
            }
          : null,
      history: events
        .filter(({ booking_id }) => booking_id === row.id)
        .map((event) => ({
          at: event.at.toISOString(),
          from: event.from_status,
          to: event.to_status,
          by: event.actor,
          note: event.note,
          start: event.starts_at.toISOString(),
        })),
    };
  };
}

async function seriesSizes(db: Db, rows: BookingRow[]): Promise<Map<string, number>> {
  const ids = rows.flatMap(({ series_id }) => (series_id === null ? [] : [series_id]));
  if (ids.length === 0) return new Map();
  const sizes = await db
    .selectFrom('booking')
    .select(['series_id', ({ fn }) => fn.max('series_position').as('size')])
    .where('series_id', 'in', ids)
    .groupBy('series_id')
    .execute();
  return new Map(sizes.map(({ series_id, size }) => [series_id as string, size as number]));
}
