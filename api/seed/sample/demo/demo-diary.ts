import { addDays, dayIn } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { usualTimes } from '../../../src/availability/slots.model';
import { faceOf } from '../../../src/core/assets/faces';
import type { Tables } from '../../../src/core/db/tables.generated';
import { publicName } from '../../../src/reviews/reviews/own-reviews.model';
import { idsAt } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { bookablesOf } from '../bookings/bookable';
import {
  type Bookable,
  bookingOf,
  type SampleBooking,
  type SampleClient,
  type Wish,
} from '../bookings/bookings';
import { bookingsByGuests, loadBookings } from '../bookings/seed-bookings';
import { ago } from '../texts/ago';
import { homeCity } from '../vendors/geography';
import { demoUserId } from './demo';
import { diary, type Entry } from './demo-entries';

/** The demo user's phone number, of an unassigned range. */
export const demoPhone = '+919000020000';

/** Days between booking and appointment, unless that lies in the future. */
const ahead = 4;

/** The demo user's bookings, and guests' bookings of the demo vendors. */
export async function seedDemoBookings(db: Kysely<Tables>, now: Date): Promise<void> {
  const client = await demoClient(db);
  if (!client) return;
  const vendors = new Map([...(await demoVendors(db)), ...(await othersInDiary(db, now))]);
  const random = randomFor(hashOf('demo diary'), 0, 'bookings');
  const nextId = idsAt(0, randomFor(hashOf('demo diary'), 0, 'id'));
  const made = diary.flatMap((entry) => {
    const vendor = vendors.get(entry.with);
    const wish = wishOf(entry, client, now);
    const own = vendor && bookingOf(nextId, vendor, wish, random);
    return own ? [{ ...own, review: entry.review }] : [];
  });
  const byGuests = [...vendors.values()].flatMap((vendor) => bookingsByGuests(vendor, now));
  await loadBookings(db, [...made, ...byGuests]);
  await setRules(db, vendors);
  for (const { booking, review } of made) if (review) await sign(db, booking, review);
}

interface Rule {
  /** Vendors whose dashboards show requests. */
  is_asked_first: boolean;
  meeting_url: string;
}

const rulesOf: Record<string, Rule> = {
  doctor: { is_asked_first: true, meeting_url: 'https://meet.example/ananya-hegde' },
  advocate: { is_asked_first: true, meeting_url: 'https://meet.example/meera-subramanian' },
  teacher: { is_asked_first: false, meeting_url: 'https://meet.example/joseph-kurian' },
};

/** Booking rules of vendors that differ from the default. */
async function setRules(db: Kysely<Tables>, vendors: Map<string, Bookable>): Promise<void> {
  const rules = Object.entries(rulesOf).flatMap(([account, rule]) => {
    const vendor = vendors.get(account);
    return vendor ? [{ vendor_id: vendor.id, ...rule }] : [];
  });
  if (rules.length > 0) await db.insertInto('booking_rule').values(rules).execute();
}

function wishOf(
  { inDays, outcome, service, reason, cause }: Entry,
  client: SampleClient,
  now: Date,
): Wish {
  const today = dayIn(now, usualTimes.timeZone);
  return {
    ...{ client, outcome },
    from: addDays(today, inDays),
    ...(inDays < 0 && { before: today }),
    madeAt: ago(now, Math.max(ahead - inDays, 0.5)),
    ...(service !== undefined && { service }),
    ...(reason !== undefined && { reason }),
    ...(cause !== undefined && { cause }),
  };
}

async function demoClient(db: Kysely<Tables>): Promise<SampleClient | undefined> {
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'full_name', 'email'])
    .where('id', '=', demoUserId('user'))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    person && {
      user_id: person.id,
      client_name: person.full_name,
      client_phone: demoPhone,
      client_city: 'Bengaluru',
      client_email: person.email,
    }
  );
}

/** Days; longer ago than any entry of the diary. */
const hereFor = 200;

/** Sample vendors the demo user has visited; missing ones are left out. */
async function othersInDiary(db: Kysely<Tables>, now: Date): Promise<Map<string, Bookable>> {
  const found = new Map<string, Bookable>();
  for (const entry of diary) {
    const id = entry.with.includes('/') ? await otherFor(db, entry, now) : undefined;
    const [vendor] = id === undefined ? [] : await bookablesOf(db, [id]);
    if (vendor) found.set(entry.with, vendor);
  }
  return found;
}

/** Only vendors without bookings: guests' bookings are added with the demo user's. */
async function otherFor(db: Kysely<Tables>, { with: whom, service, review }: Entry, now: Date) {
  const [profession = '', trade = ''] = whom.split('/');
  const vendor = await db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.sub_category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select('vendor.id')
    .where('category.profession', '=', profession)
    .where('category.slug', '=', trade)
    .where('city.name', '=', homeCity)
    .where('vendor.user_id', 'is', null)
    .where('vendor.has_own_times', '=', false)
    .where('vendor.created_at', '<', ago(now, hereFor))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('review')
          .select('review.id')
          .whereRef('review.vendor_id', '=', 'vendor.id')
          .where('stars', '=', review?.stars ?? 0),
      ),
    )
    .$if(service !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('vendor_service')
            .select('vendor_service.id')
            .whereRef('vendor_service.vendor_id', '=', 'vendor.id')
            .where('vendor_service.name', '=', service as string),
        ),
      ),
    )
    .orderBy('vendor.rating_rank', 'desc')
    .orderBy('vendor.id')
    .limit(1)
    .executeTakeFirst();
  return vendor?.id;
}

async function demoVendors(db: Kysely<Tables>): Promise<Map<string, Bookable>> {
  const accounts = new Map(
    [...new Set(diary.map((entry) => entry.with))].map((name) => [demoUserId(name), name]),
  );
  const rows = await db
    .selectFrom('vendor')
    .select(['id', 'user_id'])
    .where('user_id', 'in', [...accounts.keys()])
    .execute();
  const names = new Map(rows.map((row) => [row.id, accounts.get(row.user_id as string)]));
  const vendors = await bookablesOf(db, [...names.keys()]);
  return new Map(vendors.map((vendor) => [names.get(vendor.id) as string, vendor]));
}

/**
 * The demo user's review replaces a sample review of equal stars, so that the figures stay as they
 * are.
 */
async function sign(
  db: Kysely<Tables>,
  booking: SampleBooking['booking'],
  { stars, text }: NonNullable<Entry['review']>,
): Promise<void> {
  const writtenAt = new Date(Date.parse(booking.ends_at) + day);
  const sample = db
    .selectFrom('review')
    .select('id')
    .where('vendor_id', '=', booking.vendor_id)
    .where('stars', '=', stars)
    .where('user_id', 'is', null)
    .orderBy('id')
    .limit(1);
  await db
    .updateTable('review')
    .set({
      user_id: booking.user_id,
      booking_id: booking.id,
      name: publicName(booking.client_name),
      image: faceOf(booking.user_id as string, 'Female'),
      ...{ text, recommends: true, visited_for: booking.service_name },
      created_at: writtenAt,
      published_at: new Date(writtenAt.getTime() + limits.reviewBlindDays * day),
      ...{ reply_text: null, replied_at: null },
    })
    .where('id', '=', sample)
    .execute();
}

const day = 86_400_000;
