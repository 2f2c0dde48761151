import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** The client of a booking, as stored with it. */
export interface BookedClient {
  client_id: string | null;
  user_id: string | null;
  client_name: string;
  client_phone: string | null;
  client_email: string | null;
}

/**
 * A client in this vendor's records, else undefined. The email is set only if the client has booked
 * with it, because a record's email is whatever the professional typed.
 */
export async function bookedClient(
  trx: Kysely<Tables>,
  vendorId: string,
  id: string,
): Promise<BookedClient | undefined> {
  return trx
    .selectFrom('client')
    .select(['client.id as client_id', 'client.user_id'])
    .select(['client.name as client_name', 'client.phone as client_phone'])
    .select(({ selectFrom }) =>
      selectFrom('booking')
        .select('booking.client_email')
        .whereRef('booking.client_id', '=', 'client.id')
        .where(sql<boolean>`booking.client_email = client.email`)
        .orderBy('booking.starts_at', 'desc')
        .limit(1)
        .as('client_email'),
    )
    .where('client.id', '=', id)
    .where('client.vendor_id', '=', vendorId)
    .executeTakeFirst();
}

/** Matches the professional's own record by the name and number typed. */
export async function ownRecordOf(
  trx: Kysely<Tables>,
  vendorId: string,
  { client_name, client_phone }: Pick<BookedClient, 'client_name' | 'client_phone'>,
): Promise<BookedClient | undefined> {
  const record = await trx
    .selectFrom('client')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('phone', '=', client_phone)
    .where(sql<boolean>`lower(name) = lower(${client_name}::text)`)
    .orderBy('number')
    .executeTakeFirst();
  return record && bookedClient(trx, vendorId, record.id);
}
