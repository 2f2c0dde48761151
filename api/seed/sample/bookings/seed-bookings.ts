import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { refreshVendors } from '../../../src/directory/search/index-vendors';
import { idsAt } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { load } from '../vendors/load-vendors';
import { sampleVendorId } from '../vendors/vendor';
import { bookablesOf } from './bookable';
import { clientsOf } from './booking-clients';
import { type Bookable, bookingsOf, type SampleBooking } from './bookings';

/** Share of sample vendors with bookings; the calendars of all would be wasted. */
const bookedShare = 0.03;
const bookedPeople = 20_000;

/** Bookings of the vendors at `from` to before `until` in the sequence that have any. */
export async function seedBookings(
  db: Kysely<Tables>,
  sequence: number,
  { from, until }: { from: number; until: number },
  now: Date,
): Promise<void> {
  const booked: string[] = [];
  for (let index = from; index < Math.min(until, bookedPeople); index += 1) {
    const isBooked = randomFor(sequence, index, 'booked').chance(bookedShare);
    if (isBooked) booked.push(sampleVendorId(sequence, index));
  }
  const vendors = await bookablesOf(db, booked);
  const made = vendors.flatMap((vendor) => bookingsByGuests(vendor, now));
  await loadBookings(db, made);
}

/** Depends on the vendor and `now` alone. */
export function bookingsByGuests(vendor: Bookable, now: Date) {
  const seed = hashOf(vendor.id);
  const nextId = idsAt(0, randomFor(seed, 0, 'booking id'));
  return bookingsOf(nextId, vendor, now, randomFor(seed, 0, 'bookings'));
}

/** Stores bookings with client records, and updates the vendors' figures and lists. */
export async function loadBookings(db: Kysely<Tables>, made: SampleBooking[]): Promise<void> {
  if (made.length === 0) return;
  const { clients, clientIdOf } = await clientsOf(db, made);
  await load(db, 'client', clients);
  await loadOfClients(
    db,
    made.map((one) => ({
      ...one,
      booking: { ...one.booking, client_id: clientIdOf(one.booking) },
    })),
  );
  const vendors = [...new Set(made.map(({ booking }) => booking.vendor_id))];
  await db.updateTable('vendor').set({ has_own_times: true }).where('id', 'in', vendors).execute();
  await refreshVendors(db, vendors);
}

type OfClient = Omit<SampleBooking, 'booking'> & {
  booking: SampleBooking['booking'] & { client_id: string | null };
};

/** Stores bookings of clients with existing records, and their time slots. */
export async function loadOfClients(db: Kysely<Tables>, made: OfClient[]): Promise<void> {
  await load(
    db,
    'booking',
    made.map(({ booking }) => booking),
  );
  await load(
    db,
    'booking_event',
    made.flatMap(({ events }) => events),
  );
  const cells = made.flatMap(({ booking, cells: own }) =>
    own.map((cell) => ({ vendor_id: booking.vendor_id, cell, booking_id: booking.id })),
  );
  await load(db, 'booking_cell', cells);
}
