import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { Kysely } from 'kysely';
import { usualTimes } from '../../../src/availability/slots.model';
import type { Tables } from '../../../src/core/db/tables.generated';
import { refreshVendors } from '../../../src/directory/search/index-vendors';
import { idsAt } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { bookablesOf } from '../bookings/bookable';
import { bookingOf, type Wish } from '../bookings/bookings';
import { loadOfClients } from '../bookings/seed-bookings';
import { demoUserId } from '../demo/demo';
import { ago } from '../texts/ago';

/** A request, by hours since it was sent and days until the appointment. */
interface Asked {
  about: string;
  hoursAgo: number;
  inDays: number;
  service?: string;
  /** Reason of the rejection; undefined while the request is open. */
  declined?: string;
}

/** Requests to each demo account; the last one of each is declined. */
const asked: Record<string, Asked[]> = {
  doctor: [
    { about: 'Toothache', hoursAgo: 3, inDays: 2 },
    { about: 'Scaling', hoursAgo: 9, inDays: 4, service: 'Scaling and polishing' },
    { about: 'Checkup', hoursAgo: 27, inDays: 6 },
    { about: 'Follow-up', hoursAgo: 60, inDays: 1, declined: 'I am at a congress that day.' },
  ],
  teacher: [
    { about: 'Essay writing', hoursAgo: 2, inDays: 2 },
    { about: 'Spoken English', hoursAgo: 11, inDays: 3 },
    { about: 'Exam preparation', hoursAgo: 30, inDays: 8 },
    { about: 'English grammar', hoursAgo: 52, inDays: 1, declined: 'My evenings are full.' },
  ],
  advocate: [
    { about: 'Divorce', hoursAgo: 4, inDays: 3, service: 'First consultation' },
    { about: 'Custody', hoursAgo: 14, inDays: 5, service: 'Document review' },
    { about: 'Tenancy', hoursAgo: 33, inDays: 7, service: 'Legal notice' },
    { about: 'Bail', hoursAgo: 70, inDays: 2, declined: 'Ask an advocate for criminal law.' },
  ],
  ca: [
    { about: 'Income tax', hoursAgo: 5, inDays: 2, service: 'Individual Tax Consultation' },
    { about: 'GST', hoursAgo: 16, inDays: 4, service: 'Small Business Financial Advisory' },
    { about: 'New company', hoursAgo: 29, inDays: 6, service: 'Start-up Business Consultation' },
    { about: 'House sale', hoursAgo: 66, inDays: 1, declined: 'I am out of town that day.' },
  ],
  engineer: [
    { about: 'Bakery website', hoursAgo: 6, inDays: 3, service: 'Website review' },
    { about: 'Clinic bookings', hoursAgo: 20, inDays: 5, service: 'Monthly maintenance' },
    { about: 'School notices', hoursAgo: 41, inDays: 9, service: 'Website review' },
    { about: 'Hotel website', hoursAgo: 75, inDays: 2, declined: 'I have no time this month.' },
  ],
  labour: [
    { about: 'Before a wedding', hoursAgo: 4, inDays: 2, service: 'Cleaning' },
    { about: 'Two persons', hoursAgo: 18, inDays: 4, service: 'Cooking' },
    { about: 'Every Friday', hoursAgo: 31, inDays: 5, service: 'Laundry' },
    { about: 'House move', hoursAgo: 58, inDays: 1, declined: 'I work elsewhere that day.' },
  ],
};

/** Requests of the demo vendors' clients. */
export async function seedRequests(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const [account, requests] of Object.entries(asked)) {
    const vendor = await db
      .selectFrom('vendor')
      .select('id')
      .where('user_id', '=', demoUserId(account))
      .executeTakeFirst();
    if (vendor) await addRequests(db, vendor.id, requests, now);
  }
}

async function addRequests(db: Kysely<Tables>, id: string, requests: Asked[], now: Date) {
  const [vendor] = await bookablesOf(db, [id]);
  const clients = await clientsOf(db, id, requests.length);
  const random = randomFor(hashOf(id), 0, 'requests');
  const nextId = idsAt(0, randomFor(hashOf(id), 0, 'request id'));
  const made = clients.flatMap(({ client_id, ...client }, nth) => {
    const own = vendor && bookingOf(nextId, vendor, wishOf(requests[nth]!, client, now), random);
    return own ? [{ ...own, booking: { ...own.booking, client_id } }] : [];
  });
  await loadOfClients(db, made);
  await refreshVendors(db, [id]);
}

/** The most recent clients. */
async function clientsOf(db: Kysely<Tables>, vendorId: string, many: number) {
  const clients = await db
    .selectFrom('client')
    .select(['id', 'name', 'phone'])
    .where('vendor_id', '=', vendorId)
    .where('user_id', 'is', null)
    .orderBy('number', 'desc')
    .limit(many)
    .execute();
  return clients.map(({ id, name, phone }) => ({
    ...{ client_id: id, user_id: null, client_name: name, client_phone: phone ?? '' },
    ...{ client_city: 'Bengaluru', client_email: null },
  }));
}

function wishOf(request: Asked, client: Wish['client'], now: Date): Wish {
  const { about: reason, hoursAgo, inDays, service, declined: cause } = request;
  return {
    ...{ client, reason },
    from: addDays(dayIn(now, usualTimes.timeZone), inDays),
    madeAt: ago(now, hoursAgo / 24),
    outcome: cause === undefined ? 'requested' : 'declined',
    ...(service !== undefined && { service }),
    ...(cause !== undefined && { cause }),
  };
}
