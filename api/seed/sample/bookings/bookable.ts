import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import type { Bookable } from './bookings';

interface Row {
  id: string;
  profession: string;
  created_at: Date;
  working_hours: Bookable['hours'];
  lunch_from: string | null;
  lunch_to: string | null;
  fee_amount: number | null;
  fee_currency: 'INR' | 'USD' | null;
  fee_per: string | null;
  bookings_30d: number;
  city: string;
  pin: string;
  services: Selectable<Tables['vendor_service']>[] | null;
  lesson: { minutes: number; fee_amount: number; fee_currency: 'INR' | 'USD' } | null;
  taken: number[] | null;
}

/** The data that bookings of these vendors need, in the order of their ids. */
export async function bookablesOf(db: Kysely<Tables>, ids: string[]): Promise<Bookable[]> {
  const { rows } = await sql<Row>`
    SELECT vendor.id, category.profession, vendor.created_at, working_hours, lunch_from, lunch_to,
      vendor.fee_amount, vendor.fee_currency, fee_per, bookings_30d,
      city.name AS city, locality.pin,
      (SELECT json_agg(service ORDER BY position) FROM vendor_service service
        WHERE vendor_id = vendor.id) AS services,
      (SELECT row_to_json(lesson) FROM lesson_package lesson
        WHERE vendor_id = vendor.id AND lessons = 1 AND lesson.fee_amount > 0
        ORDER BY position LIMIT 1) AS lesson,
      (SELECT array_agg(cell) FROM booking_cell WHERE vendor_id = vendor.id) AS taken
    FROM vendor JOIN category ON category.id = vendor.category_id
      JOIN locality ON locality.id = vendor.locality_id JOIN city ON city.id = locality.city_id
    WHERE vendor.id = ANY (${ids}::uuid[]) ORDER BY vendor.id`.execute(db);
  return rows.map(toBookable);
}

const slotMinutes = 30;

function toBookable(row: Row): Bookable {
  const { fee_amount: amount, fee_currency: currency, fee_per: per, lesson } = row;
  const { lunch_from, lunch_to } = row;
  return {
    id: row.id,
    profession: row.profession,
    joinedAt: row.created_at,
    hours: row.working_hours,
    lunch: lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null,
    fee: amount !== null && currency !== null && per !== null ? { amount, currency, per } : null,
    slotMinutes,
    lesson: lesson && {
      minutes: lesson.minutes,
      fee: { amount: lesson.fee_amount, currency: lesson.fee_currency },
    },
    services: (row.services ?? []).map(({ id, name, minutes, rate_amount, ...service }) => ({
      ...{ id, name, minutes },
      rate: rate_amount,
      fee: { amount: service.fee_amount, currency: service.fee_currency },
    })),
    city: row.city,
    pin: row.pin,
    recent: row.bookings_30d,
    taken: new Set(row.taken),
  };
}
