import type { AppointmentRequestOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

/** The category and the localities that a request is routed to. */
interface Reach {
  column: 'category_id' | 'sub_category_id';
  categoryId: string;
  localities: string[];
}

/** The best rated vendors listed there, at most `limit`. */
export async function bestWithin(
  db: Kysely<Tables>,
  { column, categoryId, localities }: Reach,
  limit: number,
): Promise<string[]> {
  if (localities.length === 0) return [];
  const rows = await db
    .selectFrom('vendor')
    .select('id')
    .where(column, '=', categoryId)
    .where('locality_id', 'in', localities)
    .where('status', '=', 'live')
    .orderBy('rating_rank', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores a request with the vendors it goes to, best match first, and returns its number. */
export async function addRequest(
  db: Kysely<Tables>,
  { name, phone, city, profession, spec }: AppointmentRequestOrder,
  vendors: string[],
): Promise<number> {
  const id = uuidv7();
  const { number } = await db
    .insertInto('appointment_request')
    .values({ id, name, phone, city, profession: profession ?? null, spec: spec ?? null })
    .returning('number')
    .executeTakeFirstOrThrow();
  if (vendors.length > 0) {
    const rows = vendors.map((vendor_id, position) => ({ request_id: id, vendor_id, position }));
    await db.insertInto('appointment_request_vendor').values(rows).execute();
  }
  return number;
}
