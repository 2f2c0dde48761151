import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { Gender } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/db/database.types';
import type { SampleBooking } from './bookings';
import { namedId } from './ids';
import { communities } from './names';
import { hashOf, randomFor } from './random';

type Booking = SampleBooking['booking'];

/** The key of whoever comes: one record for each account, or number, with each professional. */
const keyOf = ({ vendor_id, user_id, client_phone }: Booking) =>
  `${vendor_id} ${user_id ?? client_phone}`;

/** The professionals' records of who comes, in the order of their first bookings. */
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

/** A child in four or so comes with a parent's telephone. */
const ages = { least: 6, most: 78 };
const knownBirthdays = 0.8;

function recordOf(booking: Booking, number: number, genders: Map<string, Gender | null>) {
  const id = namedId('client', keyOf(booking));
  const random = randomFor(hashOf(id), 0, 'client');
  const registered_on = dayIn(booking.created_at, booking.time_zone);
  const born = addDays(registered_on, -random.int(ages.least * 365, ages.most * 365));
  const { vendor_id, user_id, client_name: name } = booking;
  return {
    ...{ id, vendor_id, number, user_id, name },
    ...{ phone: booking.client_phone, email: booking.client_email },
    gender: user_id === null ? genderOf(name) : (genders.get(user_id) ?? null),
    born: random.chance(knownBirthdays) ? born : null,
    concern: booking.service_name ?? booking.reason,
    status: booking.status === 'completed' && random.chance(0.4) ? 'done' : 'active',
    registered_on,
  };
}

const women = new Set(communities.flatMap((community) => community.women));

const genderOf = (name: string): Gender =>
  women.has(name.split(' ')[0] ?? '') ? 'Female' : 'Male';
