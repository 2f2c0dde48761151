import { uuidv7 } from 'uuidv7';
import type { Database } from '../src/core/db/database';
import { addMovement } from '../src/payments/money/ledger.store';
import { earn } from '../src/payments/money/payments.service';
import { storedBooking } from './stored-booking';

interface Sale {
  vendorId: string;
  userId: string;
  amount: number;
  currency?: 'INR' | 'USD';
}

/** A visit that somebody has paid for with the test provider; it is still to be earned. */
export async function paidOnline(database: Database, sale: Sale): Promise<string> {
  const { vendorId, userId, amount, currency = 'INR' } = sale;
  const bookingId = await storedBooking(database, {
    ...{ vendor_id: vendorId, user_id: userId, client_name: 'Kavya Menon' },
    ...{ client_city: 'Bengaluru', paying_by: 'online' },
    ...{ fee_amount: amount, fee_currency: currency, service_name: 'Root canal' },
  });
  await pay(database, { ...sale, booking_id: bookingId, purchase_id: null });
  return bookingId;
}

/** Five lessons that somebody has paid for with the test provider. */
export async function paidPackage(database: Database, sale: Sale): Promise<string> {
  const id = uuidv7();
  const { vendorId: vendor_id, userId: user_id, amount: fee_amount, currency = 'INR' } = sale;
  await database.query
    .insertInto('package_purchase')
    .values({
      ...{ id, vendor_id, user_id, package_id: null, name: 'Starter', lessons: 5, minutes: 50 },
      ...{ fee_amount, fee_currency: currency },
    })
    .execute();
  await pay(database, { ...sale, booking_id: null, purchase_id: id });
  return id;
}

type Paid = Sale & { booking_id: string | null; purchase_id: string | null };

async function pay({ query }: Database, paid: Paid): Promise<void> {
  const { vendorId, userId, amount, currency = 'INR', booking_id, purchase_id } = paid;
  const id = uuidv7();
  await query.transaction().execute(async (trx) => {
    await trx
      .insertInto('payment')
      .values({
        ...{ id, provider: 'test', provider_ref: `test_${id}`, booking_id, purchase_id },
        ...{ user_id: userId, amount, currency, state: 'paid' },
      })
      .execute();
    const about = { paymentId: id, bookingId: booking_id, vendorId, userId };
    await addMovement(trx, booking_id ? 'payment' : 'package', { amount, currency }, about);
  });
}

/** A visit that somebody has paid for in cash. */
export async function paidAtVisit(database: Database, sale: Sale): Promise<string> {
  const { vendorId, userId, amount, currency = 'INR' } = sale;
  const bookingId = await storedBooking(database, {
    ...{ vendor_id: vendorId, user_id: userId, client_name: 'Kavya Menon' },
    ...{ paying_by: 'at-visit', fee_amount: amount, fee_currency: currency },
  });
  await earned(database, bookingId);
  return bookingId;
}

/** The visit is over: what was paid for it is the professional's. */
export const earned = ({ query }: Database, bookingId: string): Promise<void> =>
  query.transaction().execute((trx) => earn(trx, bookingId));
