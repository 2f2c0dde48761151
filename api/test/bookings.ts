import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { BookingTable } from '../src/core/db/booking.types';
import type { Database } from '../src/core/db/database';
import { storedBooking } from './stored-booking';

type Different = Partial<Insertable<BookingTable>> & { inHours?: number; madeHoursAgo?: number };

/**
 * A booking to come, as it is after its making `madeHoursAgo`, with the event of it: half an hour
 * of a vendor's, beginning `inHours`.
 */
export async function addBooking(
  database: Database,
  vendorId: string,
  { inHours = 48, madeHoursAgo = 0, ...columns }: Different = {},
): Promise<string> {
  const starts_at = new Date(Date.now() + inHours * 3_600_000);
  const at = new Date(Date.now() - madeHoursAgo * 3_600_000);
  const { user_id = null, status = 'confirmed' } = columns;
  const id = await storedBooking(database, {
    ...{ vendor_id: vendorId, starts_at, created_at: at, client_name: 'Asha Rao' },
    ends_at: new Date(starts_at.getTime() + 1_800_000),
    ...{ ...columns, user_id, status },
  });
  await database.query
    .insertInto('booking_event')
    .values({
      ...{ id: uuidv7(), booking_id: id, from_status: null, to_status: status },
      ...{ actor: 'client', actor_id: user_id, note: null, starts_at, at },
    })
    .execute();
  return id;
}
