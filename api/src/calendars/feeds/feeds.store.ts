import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { FeedScope, FeedSubject } from './feeds.model';

type Db = Kysely<Tables>;

export type FeedRow = Selectable<Tables['calendar_feed']>;

/** Statuses of bookings that take place or took place. */
const inCalendars = ['requested', 'confirmed', 'completed', 'no-show'] as const;

/** Bookings of a feed; a diary of a year has some thousands. */
const mostBookings = 10_000;

export const feedsOf = (db: Db, userId: string): Promise<FeedRow[]> =>
  db
    .selectFrom('calendar_feed')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('scope')
    .execute();

/** Puts a feed in the place of the one of the same scope. */
export async function putFeed(
  db: Db,
  feed: { userId: string; scope: FeedScope; namesClients: boolean },
): Promise<FeedRow> {
  const values = { id: uuidv7(), names_clients: feed.namesClients };
  return db
    .insertInto('calendar_feed')
    .values({ ...values, user_id: feed.userId, scope: feed.scope })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'scope'])
        .doUpdateSet({ ...values, created_at: sql`now()`, read_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether there was one. */
export async function removeFeed(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A feed and the vendor id of its owner; undefined where the account is gone. */
export const liveFeed = (db: Db, id: string) =>
  db
    .selectFrom('calendar_feed as feed')
    .innerJoin('app_user as owner', 'owner.id', 'feed.user_id')
    .leftJoin('vendor', 'vendor.user_id', 'owner.id')
    .selectAll('feed')
    .select('vendor.id as vendor_id')
    .where('feed.id', '=', id)
    .where('owner.deleted_at', 'is', null)
    .executeTakeFirst();

/** Notes that a feed was read, once an hour. */
export async function noteRead(db: Db, id: string): Promise<void> {
  await sql`UPDATE calendar_feed SET read_at = date_trunc('hour', now())
    WHERE id = ${id} AND (read_at IS NULL OR read_at < now() - interval '1 hour')`.execute(db);
}

/** Ids of bookings that start within a range, by start. */
export async function bookingIds(
  db: Db,
  { of }: Pick<FeedSubject, 'of'>,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where((where) =>
      'vendorId' in of ? where('vendor_id', '=', of.vendorId) : where('user_id', '=', of.userId),
    )
    .where('status', 'in', inCalendars)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .limit(mostBookings)
    .execute();
  return rows.map(({ id }) => id);
}
