import { type BookingsAnswer, type BookingsShown, limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../http/problems';
import type { Tables } from '../storage/database.types';
import { readBookings } from './booking.reader';
import type { BookingNeeds } from './bookings.needs';

export type ListService = ReturnType<typeof listService>;

const conditions: Record<BookingsShown, ReturnType<typeof sql<boolean>>> = {
  upcoming: sql`status IN ('requested', 'confirmed') AND ends_at > now()`,
  past: sql`(status IN ('completed', 'no-show') OR (status = 'confirmed' AND ends_at <= now()))`,
  // A hold that nobody made a booking of was none.
  cancelled: sql`(status IN ('cancelled-by-client', 'cancelled-by-vendor', 'declined')
    OR (status = 'expired' AND paying_by IS NOT NULL))`,
};

/** Where a page ended. */
const place = z.tuple([z.string(), z.iso.datetime(), z.uuid()]);

/** Bookings of a person: those to come soonest first, the others latest first. */
export function listService(needs: Pick<BookingNeeds, 'db' | 'money'>) {
  const { db } = needs;
  return {
    /** Fails with `validation` for a cursor of another list. */
    async of(userId: string, when: BookingsShown, cursor?: string): Promise<BookingsAnswer> {
      const after = cursor === undefined ? null : placeOf(cursor, when);
      const rows = await readPage(db, userId, when, after);
      const page = rows.slice(0, limits.bookingsPerPage);
      const last = page.at(-1);
      const { count } = await db
        .selectFrom('booking')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where(conditions[when])
        .executeTakeFirstOrThrow();
      return {
        bookings: await readBookings(db, needs, page, 'client'),
        total: count,
        next:
          last && rows.length > page.length
            ? cursorOf([when, last.starts_at.toISOString(), last.id])
            : null,
      };
    },
  };
}

type Place = z.infer<typeof place>;

const cursorOf = (at: Place) => Buffer.from(JSON.stringify(at)).toString('base64url');

function placeOf(cursor: string, when: BookingsShown): Place {
  const rule = 'must be the `next` of an answer for the same bookings';
  const broken = new ApiError('validation', `cursor: ${rule}`, { cursor: rule });
  try {
    const read = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (read[0] === when) return read;
  } catch {
    throw broken;
  }
  throw broken;
}

function readPage(db: Kysely<Tables>, userId: string, when: BookingsShown, after: Place | null) {
  const direction = when === 'upcoming' ? 'asc' : 'desc';
  const beyond = sql.raw(when === 'upcoming' ? '>' : '<');
  const page = db
    .selectFrom('booking')
    .selectAll()
    .where('user_id', '=', userId)
    .where(conditions[when])
    .orderBy('starts_at', direction)
    .orderBy('id', direction)
    .limit(limits.bookingsPerPage + 1);
  if (!after) return page.execute();
  const [, at, id] = after;
  return page
    .where(sql<boolean>`(starts_at, id) ${beyond} (${at}::timestamptz, ${id}::uuid)`)
    .execute();
}
