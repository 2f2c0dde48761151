import type { ClientStatus, ClientsSort, Direction } from '@nukkad/platform/contract';
import { type InsertObject, type Kysely, type RawBuilder, sql, type UpdateObject } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { likePattern, referenceNumber } from '../../core/text/search-pattern.model';
import { selectPracticeBookings, tookPlace } from '../calendar/practice-bookings.store';

type Db = Kysely<Tables>;

/** Clients with their counts; callers add conditions. */
const selectClients = (db: Db) =>
  db
    .selectFrom('client')
    .select(['client.id', 'client.number', 'client.name', 'client.phone', 'client.email'])
    .select(['client.gender', 'client.born', 'client.height_cm', 'client.weight_kg'])
    .select(['client.concern', 'client.status', 'client.note', 'client.registered_on'])
    .select(['client.archived_at', 'client.user_id'])
    .select(ofVisits<Date | null>(sql`max(starts_at)`, tookPlace).as('last_visit'))
    .select(ofVisits<Date | null>(sql`min(starts_at)`, isToCome).as('next_visit'))
    .select(ofVisits<number>(sql`count(*)::int`, tookPlace).as('visits'))
    .select(ofLessons(sql`credit.why = 'bought'`).as('lessons_bought'))
    .select(ofLessons(sql`true`).as('lessons_left'));

const ofVisits = <T>(what: RawBuilder<unknown>, which: RawBuilder<boolean>) =>
  sql<T>`(SELECT ${what} FROM booking WHERE booking.client_id = client.id AND ${which})`;

const isToCome = sql<boolean>`booking.status = 'confirmed' AND booking.starts_at > now()`;

const ofLessons = (which: RawBuilder<unknown>) =>
  sql<number>`(SELECT coalesce(sum(credit.lessons), 0)::int FROM lesson_credit credit
    JOIN package_purchase purchase ON purchase.id = credit.purchase_id
    WHERE purchase.user_id = client.user_id AND purchase.vendor_id = client.vendor_id
      AND ${which})`;

export type ClientRow = Awaited<ReturnType<ReturnType<typeof selectClients>['execute']>>[number];

/** Filter of a vendor's clients. */
export interface ChosenClients {
  q: string;
  status: ClientStatus | undefined;
  isArchived: boolean;
}

const orders: Record<ClientsSort, RawBuilder<unknown>> = {
  number: sql`client.number`,
  name: sql`lower(client.name)`,
  date: sql`client.registered_on`,
  gender: sql`client.gender`,
  concern: sql`lower(client.concern)`,
  status: sql`client.status`,
};

export function pageOfClients(
  db: Db,
  vendorId: string,
  chosen: ChosenClients,
  page: { sort: ClientsSort; direction: Direction; limit: number; offset: number },
): Promise<ClientRow[]> {
  const nulls = sql.raw(`${page.direction} NULLS LAST`);
  return selectClients(db)
    .where('client.vendor_id', '=', vendorId)
    .where(isChosen(chosen))
    .orderBy(sql`${orders[page.sort]} ${nulls}`)
    .orderBy('client.number', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countClients(db: Db, vendorId: string, chosen: ChosenClients) {
  const { count } = await db
    .selectFrom('client')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client.vendor_id', '=', vendorId)
    .where(isChosen(chosen))
    .executeTakeFirstOrThrow();
  return count;
}

const isChosen = ({ q, status, isArchived }: ChosenClients): RawBuilder<boolean> =>
  sql`(client.archived_at IS NOT NULL) = ${isArchived}::bool
    AND coalesce(client.status = ${status ?? null}::text, true)
    AND (${q}::text = '' OR client.name ILIKE ${likePattern(q)}
      OR client.number = ${referenceNumber(q, 'P')}::int)`;

/** One of this vendor's. */
export const clientById = (db: Db, vendorId: string, id: string): Promise<ClientRow | undefined> =>
  selectClients(db)
    .where('client.id', '=', id)
    .where('client.vendor_id', '=', vendorId)
    .executeTakeFirst();

/** Latest first. */
export const bookingsOfClient = (db: Db, clientId: string, most: number) =>
  selectPracticeBookings(db)
    .where('booking.client_id', '=', clientId)
    .where('booking.status', '!=', 'held')
    .orderBy('booking.starts_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(most)
    .execute();

export type ClientValues = Omit<UpdateObject<Tables, 'client'>, 'id' | 'vendor_id' | 'number'>;
type NewClient = Omit<InsertObject<Tables, 'client'>, 'id'>;

export async function addClient(trx: Db, values: NewClient): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('client')
    .values({ id, ...values })
    .execute();
  return id;
}

/** False when it is not this vendor's. */
export async function changeClient(
  trx: Db,
  vendorId: string,
  id: string,
  values: ClientValues,
): Promise<boolean> {
  const changed = await trx
    .updateTable('client')
    .set(values)
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
