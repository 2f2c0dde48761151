import { type BookingsAnswer, type BookingsShown, limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../core/db/tables.generated';
import { notValid } from '../../core/http/refusals';
import { asMessage } from '../../core/language/message';
import { readBookings } from './booking.reader';
import type { BookingDeps } from './bookings.deps';
import { isBookingOf } from './proven';

export type ListService = ReturnType<typeof listService>;

type Shown = BookingsShown | 'all';

const conditions: Record<Shown, ReturnType<typeof sql<boolean>>> = {
  upcoming: sql`status IN ('requested', 'confirmed') AND ends_at > now()`,
  past: sql`(status IN ('completed', 'no-show') OR (status = 'confirmed' AND ends_at <= now()))`,
  // A hold that expired without an order for payment was never a booking.
  cancelled: sql`(status IN ('cancelled-by-client', 'cancelled-by-vendor', 'declined')
    OR (status = 'expired' AND paying_by IS NOT NULL))`,
  all: sql`(status NOT IN ('held', 'expired') OR (status = 'expired' AND paying_by IS NOT NULL))`,
};

/** Position at the end of a page. */
const place = z.tuple([z.string(), z.iso.datetime(), z.uuid()]);

/** A client's bookings, also those made as a guest: upcoming ones soonest first, all others latest first. */
export function listService(deps: Pick<BookingDeps, 'db' | 'money'>) {
  const { db } = deps;
  return {
    /** Fails with `validation` for a cursor of another list. */
    async of(userId: string, wanted: Wanted, cursor?: string): Promise<BookingsAnswer> {
      const { when } = wanted;
      const after = cursor === undefined ? null : placeOf(cursor, when);
      const rows = await readPage(ofPerson(db, userId, wanted), when, after);
      const page = rows.slice(0, limits.bookingsPerPage);
      const last = page.at(-1);
      const { count } = await ofPerson(db, userId, wanted)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return {
        bookings: await readBookings(db, deps, page, 'client'),
        total: count,
        next:
          last && rows.length > page.length
            ? cursorOf([when, last.starts_at.toISOString(), last.id])
            : null,
      };
    },
  };
}

/** Filter of a client's bookings; without a profession, all of them. */
interface Wanted {
  when: Shown;
  profession?: string | undefined;
}

function ofPerson(db: Kysely<Tables>, userId: string, { when, profession }: Wanted) {
  const bookings = db.selectFrom('booking').where(isBookingOf(userId)).where(conditions[when]);
  if (profession === undefined) return bookings;
  return bookings.where(
    sql<boolean>`EXISTS (SELECT FROM vendor JOIN category ON category.id = vendor.category_id
      WHERE vendor.id = booking.vendor_id AND category.profession = ${profession})`,
  );
}

type Place = z.infer<typeof place>;

const cursorOf = (at: Place) => Buffer.from(JSON.stringify(at)).toString('base64url');

function placeOf(cursor: string, when: Shown): Place {
  const rule = asMessage('must be the `next` of an answer for the same bookings');
  const broken = notValid({ cursor: rule });
  try {
    const read = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (read[0] === when) return read;
  } catch {
    throw broken;
  }
  throw broken;
}

function readPage(bookings: ReturnType<typeof ofPerson>, when: Shown, after: Place | null) {
  const direction = when === 'upcoming' ? 'asc' : 'desc';
  const beyond = sql.raw(when === 'upcoming' ? '>' : '<');
  const page = bookings
    .selectAll()
    .orderBy('starts_at', direction)
    .orderBy('id', direction)
    .limit(limits.bookingsPerPage + 1);
  if (!after) return page.execute();
  const [, at, id] = after;
  return page
    .where(sql<boolean>`(starts_at, id) ${beyond} (${at}::timestamptz, ${id}::uuid)`)
    .execute();
}
