import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { Gender } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { namedId } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { communities } from '../vendors/names';
import type { SampleBooking } from './bookings';

type Booking = SampleBooking['booking'];

/** Key of a client record: one per account, or phone number, and vendor. */
const keyOf = ({ vendor_id, user_id, client_phone }: Booking) =>
  `${vendor_id} ${user_id ?? client_phone}`;

/** Vendors' client records, in the order of the clients' first bookings. */
export async function clientsOf(db: Kysely<Tables>, made: SampleBooking[]) {
  const bookings = made
    .map(({ booking }) => booking)
    .sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  const numbers = await highestNumbers(db, [...new Set(bookings.map((one) => one.vendor_id))]);
  const genders = await gendersOf(db, bookings);
  const clients = new Map<string, ReturnType<typeof recordOf>>();
  for (const booking of bookings) {
    if (clients.has(keyOf(booking))) continue;
    const number = (numbers.get(booking.vendor_id) ?? 0) + 1;
    numbers.set(booking.vendor_id, number);
    clients.set(keyOf(booking), recordOf(booking, number, genders));
  }
  const clientIdOf = (booking: Booking) => clients.get(keyOf(booking))?.id ?? null;
  return { clients: [...clients.values()], clientIdOf };
}

async function highestNumbers(db: Kysely<Tables>, vendors: string[]) {
  const rows = await db
    .selectFrom('client')
    .select(['vendor_id', sql<number>`max(number)`.as('highest')])
    .where('vendor_id', 'in', vendors)
    .groupBy('vendor_id')
    .execute();
  return new Map(rows.map(({ vendor_id, highest }) => [vendor_id, highest]));
}

async function gendersOf(db: Kysely<Tables>, bookings: Booking[]) {
  const ids = [...new Set(bookings.flatMap(({ user_id }) => user_id ?? []))];
  if (ids.length === 0) return new Map<string, Gender | null>();
  const rows = await db.selectFrom('app_user').select(['id', 'gender']).where('id', 'in', ids);
  return new Map((await rows.execute()).map(({ id, gender }) => [id, gender]));
}

/** Parents may book for a child; clients who hire or consult are adults. */
const ages: Record<Booking['kind'], { least: number; most: number }> = {
  appointment: { least: 6, most: 78 },
  lesson: { least: 8, most: 40 },
  trial: { least: 8, most: 40 },
  consultation: { least: 22, most: 75 },
  hire: { least: 22, most: 75 },
};
const ownAccount = { least: 22, most: 60 };
const knownBirthdays = 0.8;
/** Reference date for the ages of accounts. */
const agesAsOf = '2024-08-08';

function recordOf(booking: Booking, number: number, genders: Map<string, Gender | null>) {
  const id = namedId('client', keyOf(booking));
  const { vendor_id, user_id, client_name: name } = booking;
  const random = randomFor(hashOf(id), 0, 'client');
  const registered_on = dayIn(booking.created_at, booking.time_zone);
  return {
    ...{ id, vendor_id, number, user_id, name },
    ...{ phone: booking.client_phone, email: booking.client_email },
    gender: user_id === null ? genderOf(name) : (genders.get(user_id) ?? null),
    born: random.chance(knownBirthdays) ? bornOn(booking, id) : null,
    concern: booking.service_name ?? booking.reason,
    status: booking.status === 'completed' && random.chance(0.4) ? 'done' : 'active',
    registered_on,
  };
}

/** The same birthday in all vendors' records of one person. */
function bornOn({ user_id, kind, created_at, time_zone }: Booking, id: string): string {
  const { least, most } = user_id === null ? ages[kind] : ownAccount;
  const age = randomFor(hashOf(user_id ?? id), 0, 'born').int(least * 365, most * 365);
  const from = user_id === null ? dayIn(created_at, time_zone) : agesAsOf;
  return addDays(from, -age);
}

const women = new Set(communities.flatMap((community) => community.women));

const genderOf = (name: string): Gender =>
  women.has(name.split(' ')[0] ?? '') ? 'Female' : 'Male';
