import type { BookingStatus } from '@nukkad/platform/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Buffers, cellsBetween } from '../../src/availability/cells.model';
import type { BookingRow } from '../../src/booking/bookings/bookings.store';
import { after, isOccupying, type Transition } from '../../src/booking/bookings/states.model';
import type { Tables } from '../../src/core/db/tables.generated';

type EventRow = Selectable<Tables['booking_event']>;

/** All stored booking data of the vendors. */
export interface BookedRows {
  bookings: BookingRow[];
  /** Oldest first. */
  events: EventRow[];
  cells: Tables['booking_cell'][];
  /** By vendor; a vendor without entry has no buffers around bookings. */
  buffers: Map<string, Buffers>;
}

/** A consistent snapshot, of one vendor or of all. */
export async function bookedRows(db: Kysely<Tables>, vendorId?: string): Promise<BookedRows> {
  const whose = sql<boolean>`(${vendorId ?? null}::uuid IS NULL OR vendor_id = ${vendorId ?? null}::uuid)`;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const bookings = await trx.selectFrom('booking').selectAll().where(whose).execute();
      const events = await trx
        .selectFrom('booking_event as event')
        .innerJoin('booking', 'booking.id', 'event.booking_id')
        .selectAll('event')
        .where(whose)
        .orderBy('event.at')
        .orderBy('event.id')
        .execute();
      const cells = await trx.selectFrom('booking_cell').selectAll().where(whose).execute();
      const rules = await trx
        .selectFrom('booking_rule')
        .select(['vendor_id', 'buffer_before', 'buffer_after'])
        .where(whose)
        .execute();
      const buffers = new Map(
        rules.map(({ vendor_id, buffer_before: bufferBefore, buffer_after: bufferAfter }) => [
          vendor_id,
          { bufferBefore, bufferAfter },
        ]),
      );
      return { bookings, events, cells, buffers };
    });
}

/** Violated invariants as text: no double bookings, and every booking agrees with its events. */
export function brokenInvariants(rows: BookedRows): string[] {
  const events = grouped(rows.events, ({ booking_id }) => booking_id);
  return [
    ...overlaps(rows.bookings),
    ...wrongCells(rows),
    ...rows.bookings.flatMap((booking) => brokenChain(booking, events.get(booking.id) ?? [])),
  ];
}

/** I1: no two bookings of a vendor at one time. */
export function overlaps(bookings: BookingRow[]): string[] {
  const open = bookings
    .filter(({ status, burst_id }) => isOccupying(status) && burst_id === null)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  return [...grouped(open, ({ vendor_id }) => vendor_id).values()].flatMap((own) =>
    own.flatMap((booking, nth) => {
      const later = own.slice(nth + 1).filter(({ starts_at }) => starts_at < booking.ends_at);
      return later.map(({ id }) => `${booking.id} and ${id} overlap`);
    }),
  );
}

/** I1: a booking that blocks time has exactly its time slots, any other none. */
function wrongCells({ bookings, cells, buffers }: BookedRows): string[] {
  const own = grouped(cells, ({ booking_id }) => booking_id);
  return bookings.flatMap((booking) => {
    const takesTime = isOccupying(booking.status) && booking.burst_id === null;
    const expected = takesTime ? cellsOf(booking, buffers) : [];
    const found = (own.get(booking.id) ?? []).map(({ cell }) => cell).sort((a, b) => a - b);
    return String(found) === String(expected)
      ? []
      : [`${booking.id}, ${booking.status}, has the cells ${found} instead of ${expected}`];
  });
}

const noBuffers = { bufferBefore: 0, bufferAfter: 0 };

/** The time slots of a booking, buffers included. */
export const cellsOf = (
  { vendor_id, starts_at, ends_at }: BookingRow,
  buffers: BookedRows['buffers'],
): number[] =>
  cellsBetween(starts_at.getTime(), ends_at.getTime(), buffers.get(vendor_id) ?? noBuffers);

/** I4, I5: the events lead to the booking's state by valid transitions. */
function brokenChain(booking: BookingRow, events: EventRow[]): string[] {
  const last = events.at(-1);
  if (!last) return [`${booking.id} has no event`];
  const broken: string[] = [];
  if (last.to_status !== booking.status) {
    broken.push(`${booking.id} is ${booking.status}, its last event says ${last.to_status}`);
  }
  if (last.starts_at.getTime() !== booking.starts_at.getTime()) {
    broken.push(`${booking.id} is not when its last event says`);
  }
  for (const [nth, event] of events.entries()) {
    const before = events[nth - 1];
    const came = `${booking.id}: ${event.from_status} → ${event.to_status} by ${event.actor}`;
    if (event.from_status !== (before?.to_status ?? null))
      broken.push(`${came} comes from nowhere`);
    if (!isPossible(event, before)) broken.push(`${came} is no step there is`);
  }
  return broken;
}

const transitions: Transition[] = [
  ...(['book', 'confirm', 'accept', 'decline', 'cancel', 'complete', 'miss'] as const),
  'expire',
];

/** A booking begins as a hold; a later lesson of a series begins in the first one's state. */
const beginnings: BookingStatus[] = ['held', 'requested', 'confirmed'];

function isPossible({ from_status: from, to_status: to, actor }: EventRow, before?: EventRow) {
  if (from === null) return before === undefined && beginnings.includes(to);
  if (transitions.some((transition) => after(transition, from, actor) === to)) return true;
  return isMove(from, to);
}

/** Rescheduling keeps the state, unless the vendor has to approve it again. */
const isMove = (from: BookingStatus, to: BookingStatus) =>
  (from === 'requested' || from === 'confirmed') && (to === from || to === 'requested');

function grouped<T>(all: T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(nameOf(one));
    if (group) group.push(one);
    else groups.set(nameOf(one), [one]);
  }
  return groups;
}
