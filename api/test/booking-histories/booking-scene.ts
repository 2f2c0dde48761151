import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { BookingKind, Hold, SlotsAnswer } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import type { Random } from '../../seed/random';
import { type Buffers, cellsBetween } from '../../src/availability/cells.model';
import { timeZone } from '../../src/availability/slots.model';
import { lockTimes } from '../../src/availability/vendor-lock';
import {
  addEvent,
  changeBooking,
  freeCells,
  takeCells,
} from '../../src/booking/bookings/bookings.store';
import { ask, type Stage } from './booking-stage';

/** One vendor, a booking rule, and a few contested slots. */
export interface Scene {
  vendorId: string;
  kind: BookingKind;
  network: string;
  starts: string[];
  /** Minutes of a booking. */
  minutes: number;
  buffers: Buffers;
  /** Number of bookings that have begun. */
  begun: number;
}

const timesOfDay = 6;

/** The scene of a history: a vendor that no other history uses. */
export async function openScene(stage: Stage, random: Random, nth: number): Promise<Scene> {
  const vendor = stage.bookable[nth];
  if (!vendor) throw new Error(`There are only ${stage.bookable.length} professionals to book.`);
  const { id: vendorId, kind } = vendor;
  const network = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;
  const buffers = { bufferBefore: random.pick([0, 0, 15]), bufferAfter: random.pick([0, 0, 15]) };
  await employ(stage, vendorId);
  const { query } = stage.running.database;
  await query
    .insertInto('booking_rule')
    .values({
      vendor_id: vendorId,
      is_asked_first: random.chance(0.5),
      buffer_before: buffers.bufferBefore,
      buffer_after: buffers.bufferAfter,
    })
    .execute();
  const own = { has_own_times: true };
  await query.updateTable('vendor').set(own).where('id', '=', vendorId).execute();
  const starts = await wantedTimes(stage, network, vendor);
  const minutes = await lengthOf(stage, network, vendor, starts[0] as string);
  return { vendorId, kind, network, starts, minutes, buffers, begun: 0 };
}

/** Assigns this vendor to the signed-in professional. */
async function employ({ running, voices }: Stage, vendorId: string): Promise<void> {
  const { query } = running.database;
  const { userId } = voices.professional;
  await query.updateTable('vendor').set({ user_id: null }).where('user_id', '=', userId).execute();
  await query.updateTable('vendor').set({ user_id: userId }).where('id', '=', vendorId).execute();
}

/** A few neighbouring slots of one day, and the same ones a week later. */
async function wantedTimes(stage: Stage, network: string, vendor: Stage['bookable'][number]) {
  const first = addDays(dayIn(new Date(), timeZone), 2);
  const url = `/api/vendors/${vendor.id}/slots?from=${first}&to=${addDays(first, 20)}&kind=${vendor.kind}`;
  const { body } = await ask(stage, network, { voice: 'guest', method: 'GET', url });
  const days = (body as SlotsAnswer).days.map(({ groups }) =>
    groups.flatMap(({ slots }) => slots).flatMap(({ start, taken }) => (taken ? [] : [start])),
  );
  const day = days.findIndex(
    (starts, nth) => starts.length > 1 && (days[nth + 7]?.length ?? 0) > 1,
  );
  const starts = [...(days[day] ?? []).slice(0, timesOfDay), ...(days[day + 7] ?? []).slice(0, 2)];
  if (starts.length < 4) throw new Error(`${vendor.id} has hardly any times.`);
  return starts;
}

/** Determined by a trial hold, which is removed. */
async function lengthOf(
  stage: Stage,
  network: string,
  { id: vendorId, kind }: Stage['bookable'][number],
  start: string,
): Promise<number> {
  const body = { vendorId, kind, start };
  const held = await ask(stage, network, {
    voice: 'guest',
    method: 'POST',
    url: '/api/holds',
    body,
  });
  const hold = held.body as Hold;
  await stage.running.database.query.deleteFrom('booking').where('id', '=', hold._id).execute();
  return (Date.parse(hold.end) - Date.parse(hold.start)) / 60_000;
}

/** Ends the client's time to decide, or the vendor's time to answer. */
export async function runOut({ running }: Stage, bookingId: string | undefined): Promise<void> {
  if (bookingId === undefined) return;
  await running.database.query
    .updateTable('booking')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .where('id', '=', bookingId)
    .where('status', 'in', ['held', 'requested'])
    .execute();
}

const hour = 3_600_000;

/** They lie two hours apart, and bookings further back are completed automatically. */
const mostBegun = 10;

/** Moves a confirmed booking into the past, to a free time some hours ago. */
export async function begin(stage: Stage, scene: Scene, bookingId: string | undefined) {
  if (bookingId === undefined || scene.begun === mostBegun) return;
  scene.begun += 1;
  const start = Math.floor(Date.now() / hour) * hour - (scene.begun + 1) * 2 * hour;
  const end = start + scene.minutes * 60_000;
  await stage.running.database.query.transaction().execute(async (trx) => {
    await lockTimes(trx, scene.vendorId);
    const times = { starts_at: new Date(start), ends_at: new Date(end) };
    const booking = await changeBooking(trx, { id: bookingId, status: 'confirmed' }, times);
    if (!booking) return;
    await freeCells(trx, bookingId);
    await takeCells(trx, booking, cellsBetween(start, end, scene.buffers));
    await addEvent(trx, booking, { from: 'confirmed', by: 'system', byId: null, note: null });
  });
}
