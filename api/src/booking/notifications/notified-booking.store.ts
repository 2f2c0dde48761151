import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { referenceOf } from '../../core/http/reference';
import { sourceLanguage } from '../../core/language/message-language';
import { joinUrlOf } from '../bookings/joining.model';
import type { NotifiedBooking } from './notified-booking.model';

type Db = Kysely<Tables>;

/** These bookings as notifications need them, by start. */
export async function notifiedBookings(db: Db, ids: string[]): Promise<NotifiedBooking[]> {
  const rows = await selectNotified(db)
    .where('booking.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('booking.starts_at')
    .execute();
  return rows.map(toNotified);
}

/** The lessons of a series that still take place, in order. */
export async function lessonsOf(db: Db, seriesId: string): Promise<NotifiedBooking[]> {
  const rows = await selectNotified(db)
    .where('booking.series_id', '=', seriesId)
    .where('booking.status', 'in', ['requested', 'confirmed'])
    .orderBy('booking.starts_at')
    .execute();
  return rows.map(toNotified);
}

const selectNotified = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.id', 'booking.vendor_id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .innerJoin('user_type', 'user_type.slug', 'category.profession')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'booking.vendor_id')
    .leftJoin('app_user as client', (join) =>
      join.onRef('client.id', '=', 'booking.user_id').on('client.deleted_at', 'is', null),
    )
    .leftJoin('app_user as owner', (join) =>
      join.onRef('owner.id', '=', 'vendor.user_id').on('owner.deleted_at', 'is', null),
    )
    .select(['booking.id', 'booking.number', 'booking.kind', 'booking.status'])
    .select(['booking.starts_at', 'booking.ends_at', 'booking.time_zone', 'booking.address'])
    .select(['booking.service_name', 'booking.series_id', 'booking.series_position'])
    .select(['booking.client_name', 'booking.client_email', 'rule.meeting_url'])
    .select(['vendor.name as vendor_name', 'vendor.address as vendor_address'])
    .select(['locality.name as locality', 'city.name as city', 'user_type.name as profession'])
    .select(['client.id as client_id', 'client.email as account_email', 'client.full_name'])
    .select(['client.language as client_language', 'booking.language'])
    .select(['owner.id as owner_id', 'owner.email as owner_email'])
    .select('owner.language as owner_language')
    .select(({ selectFrom }) => [
      selectFrom('booking_event')
        .whereRef('booking_event.booking_id', '=', 'booking.id')
        .select(({ fn }) => fn.countAll<number>().as('events'))
        .as('events'),
      selectFrom('booking_event')
        .whereRef('booking_event.booking_id', '=', 'booking.id')
        .where('to_status', '=', 'confirmed')
        .select(({ fn }) => fn.countAll<number>().as('confirmations'))
        .as('confirmations'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectNotified>['execute']>>[number];

/** The address of the practice, with the locality and the city that it does not name itself. */
const practiceAddress = ({ vendor_address, locality, city }: Row): string =>
  [vendor_address, ...[locality, city].filter((part) => !vendor_address.includes(part))].join(', ');

const toNotified = (row: Row): NotifiedBooking => ({
  id: row.id,
  reference: referenceOf('B', row.number),
  kind: row.kind,
  status: row.status,
  start: row.starts_at,
  end: row.ends_at,
  timeZone: row.time_zone,
  what: row.service_name,
  where: row.address
    ? [row.address.line, row.address.city, row.address.pin].join(', ')
    : practiceAddress(row),
  joinUrl: joinUrlOf(row, new Date()),
  changes: Math.max(0, (row.events ?? 0) - 1),
  wasConfirmed: (row.confirmations ?? 0) > 0,
  series:
    row.series_id !== null && row.series_position !== null
      ? { id: row.series_id, position: row.series_position }
      : null,
  client: {
    name: row.client_name ?? row.full_name ?? '',
    userId: row.client_id,
    email: row.client_email ?? row.account_email,
    language: row.client_language ?? row.language,
  },
  vendor: {
    ...{ name: row.vendor_name, userId: row.owner_id, email: row.owner_email },
    language: row.owner_language ?? sourceLanguage,
  },
  dashboard: `/${row.profession.toLowerCase()}-dashboard`,
});
