import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { BookingTable } from '../src/core/db/booking.types';
import type { Database } from '../src/core/db/database';

type Row = Insertable<BookingTable>;

const hour = 3_600_000;

/** Puts a booking that is over into the database, without any of what leads there. */
export async function storedBooking(
  { query }: Database,
  values: Pick<Row, 'vendor_id' | 'user_id'> & Partial<Row>,
): Promise<string> {
  const id = uuidv7();
  const start = Date.now() - 24 * hour;
  await query
    .insertInto('booking')
    .values({
      id,
      kind: 'appointment',
      status: 'completed',
      starts_at: new Date(start),
      ends_at: new Date(start + hour / 2),
      time_zone: 'Asia/Kolkata',
      service_id: null,
      service_name: 'Consultation',
      fee_amount: null,
      fee_currency: null,
      ...values,
    })
    .execute();
  return id;
}
