import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { BookingTable } from '../storage/booking.types';
import type { Database } from '../storage/database';

/**
 * A booking as it would be after its making `madeHoursAgo`, with the event of it: half an hour of a
 * vendor's, beginning `inHours`.
 */
export async function addBooking(
  { query }: Database,
  vendorId: string,
  different: Partial<Insertable<BookingTable>> & { inHours?: number; madeHoursAgo?: number } = {},
): Promise<string> {
  const { inHours = 48, madeHoursAgo = 0, ...columns } = different;
  const starts_at = new Date(Date.now() + inHours * 3_600_000);
  const row = {
    id: uuidv7(),
    vendor_id: vendorId,
    user_id: null,
    kind: 'appointment',
    status: 'confirmed',
    starts_at,
    ends_at: new Date(starts_at.getTime() + 1_800_000),
    time_zone: 'Asia/Kolkata',
    service_id: null,
    service_name: null,
    client_name: 'Asha Rao',
    client_phone: '+919876543210',
    client_city: 'Bengaluru',
    fee_amount: null,
    fee_currency: null,
    ...columns,
  } as const;
  const at = new Date(Date.now() - madeHoursAgo * 3_600_000);
  await query
    .insertInto('booking')
    .values({ created_at: at, ...row })
    .execute();
  await query
    .insertInto('booking_event')
    .values({
      ...{ id: uuidv7(), booking_id: row.id, from_status: null, to_status: row.status },
      ...{ actor: 'client', actor_id: row.user_id, note: null, starts_at, at },
    })
    .execute();
  return row.id;
}
