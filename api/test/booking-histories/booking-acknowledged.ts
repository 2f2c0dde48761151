import { isDeepStrictEqual } from 'node:util';
import { cellsBetween } from '../../src/availability/cells.model';
import { lockTimes } from '../../src/availability/vendor-lock';
import { isOccupying } from '../../src/booking/bookings/states.model';
import { type BookedRows, bookedRows, brokenInvariants, cellsOf } from './booking-invariants';
import type { Scene } from './booking-scene';
import { ask, type Stage } from './booking-stage';
import { bookingIn, isGood, type Write } from './booking-writes';

/** Everything wrong after a history, compared with all its answers. */
export async function problemsOf(stage: Stage, scene: Scene, writes: Write[]): Promise<string[]> {
  await settle(stage, scene);
  const rows = await bookedRows(stage.running.database.query, scene.vendorId);
  return [
    ...writes.flatMap(brokenAnswers),
    ...brokenInvariants(rows),
    ...writes.flatMap((write) => lost(write, rows)),
    ...miscounted(writes, rows),
    ...(await brokenOffers(stage, scene)),
    ...(await notBookable(stage, scene)),
  ];
}

/** Postpones the expiry of requests, whose timer must not act during the count. */
async function settle({ running }: Stage, { vendorId }: Scene): Promise<void> {
  await running.database.query.transaction().execute(async (trx) => {
    await lockTimes(trx, vendorId);
    await trx
      .updateTable('booking')
      .set({ expires_at: new Date(Date.now() + 3_600_000) })
      .where('vendor_id', '=', vendorId)
      .where('status', '=', 'requested')
      .execute();
  });
}

/** Nothing fails, and a repeat gets the first answer. */
function brokenAnswers({ action, answers }: Write): string[] {
  const failed = answers.filter(({ status }) => status >= 500);
  const [first, ...others] = answers.filter(isGood);
  const isSame = others.every(({ body }) => isDeepStrictEqual(body, first?.body));
  return [
    ...failed.map(({ status, body }) => `${action} failed with ${status}: ${JSON.stringify(body)}`),
    ...(isSame || action === 'claim' ? [] : [`${action} was answered in two ways`]),
  ];
}

/** I2: every acknowledged change of a booking is in its events, in order. */
function lost(write: Write, { events }: BookedRows): string[] {
  const told = write.answers.find(isGood);
  const booking = told && bookingIn(write, told);
  if (!booking) return [];
  const stored = events
    .filter(({ booking_id }) => booking_id === booking._id)
    .map(({ from_status: from, to_status: to, actor: by, starts_at }) => ({
      ...{ from, to, by },
      start: starts_at.toISOString(),
    }));
  const said = booking.history.map(({ from, to, by, start }) => ({ from, to, by, start }));
  return isDeepStrictEqual(stored.slice(0, said.length), said)
    ? []
    : [`${write.action} of ${booking._id} was acknowledged and is not there`];
}

/** I3: as many effects as acknowledged keys. */
function miscounted(writes: Write[], { events: all, bookings: stored }: BookedRows): string[] {
  const done = writes.filter(({ answers }) => answers.some(isGood));
  const bookings = stored.filter(({ is_sample }) => !is_sample);
  const made = new Set(bookings.map(({ id }) => id));
  const events = all.filter(({ booking_id }) => made.has(booking_id));
  const lessons = done.map(laterLessons).reduce((sum, count) => sum + count, 0);
  const own = events.filter(
    ({ actor, to_status }) => actor !== 'system' && to_status !== 'expired',
  );
  const counts = [
    ['hold', counted(done, 'hold'), own.filter(({ to_status }) => to_status === 'held').length],
    [
      'lesson',
      lessons,
      own.filter((one) => one.from_status === null && one.to_status !== 'held').length,
    ],
    [
      'change',
      changed(done),
      own.filter(({ from_status, to_status }) => from_status !== null && !isCancelled(to_status))
        .length,
    ],
    [
      'cancellation',
      cancelled(done, bookings),
      bookings.filter(({ status }) => isCancelled(status)).length,
    ],
  ] as const;
  return counts.flatMap(([what, asked, found]) =>
    asked === found ? [] : [`${found} of ${what} for ${asked} that were acknowledged`],
  );
}

const counted = (done: Write[], action: Write['action']) =>
  done.filter((write) => write.action === action).length;

const isCancelled = (status: string) => status.startsWith('cancelled');

const laterLessons = ({ action, asking }: Write) =>
  action === 'book' ? ((asking.body as { weeks?: number }).weeks ?? 1) - 1 : 0;

const changes = ['book', 'move', 'accept', 'reject', 'complete', 'no-show'] as const;

const changed = (done: Write[]) =>
  changes.map((action) => counted(done, action)).reduce((sum, count) => sum + count, 0);

/** Cancelling a lesson together with the following ones cancels several at once. */
function cancelled(done: Write[], bookings: BookedRows['bookings']): number {
  const cancels = done.filter(({ action }) => action === 'cancel');
  const told = cancels.flatMap((write) => {
    const booking = bookingIn(write, write.answers.find(isGood)!);
    const isAll = (write.asking.body as { scope: string }).scope === 'following';
    return booking ? [{ id: booking._id, series: isAll ? booking.series : null }] : [];
  });
  const ids = new Set(told.map(({ id }) => id));
  const others = bookings.filter(
    ({ id, status, series_id, series_position }) =>
      isCancelled(status) &&
      !ids.has(id) &&
      told.some(
        ({ series }) => series && series._id === series_id && series.position < series_position!,
      ),
  );
  return ids.size + others.length;
}

/** An offered slot is reserved for the client it was offered to. */
async function brokenOffers({ running }: Stage, { vendorId }: Scene): Promise<string[]> {
  const offered = await running.database.query
    .selectFrom('waitlist_entry as entry')
    .leftJoin('booking as hold', 'hold.id', 'entry.hold_id')
    .select(['entry.id', 'hold.status'])
    .where('entry.vendor_id', '=', vendorId)
    .where('entry.state', '=', 'offered')
    .execute();
  return offered.flatMap(({ id, status }) =>
    status === 'held' ? [] : [`${id} is offered a time that is ${status}`],
  );
}

/** I6: free slots can be booked, and others cannot. */
async function notBookable(stage: Stage, scene: Scene): Promise<string[]> {
  const { vendorId, kind, network, starts, minutes, buffers } = scene;
  const { query } = stage.running.database;
  // Without the waiting list: it would be offered the freed slots.
  await query.deleteFrom('waitlist_entry').where('vendor_id', '=', vendorId).execute();
  // Read after that: a slot freed in between may have been offered.
  const rows = await bookedRows(query, vendorId);
  const now = Date.now();
  const lasting = rows.bookings.filter(
    ({ status, expires_at }) =>
      isOccupying(status) && !(status === 'held' && expires_at!.getTime() <= now),
  );
  const taken = new Set(lasting.flatMap((booking) => cellsOf(booking, rows.buffers)));
  const wrong: string[] = [];
  for (const start of starts) {
    const from = Date.parse(start);
    const cells = cellsBetween(from, from + minutes * 60_000, buffers);
    const expected = cells.some((cell) => taken.has(cell)) ? 409 : 201;
    const order = { voice: 'guest', url: '/api/holds', body: { vendorId, kind, start } } as const;
    const { status, body } = await ask(stage, network, { ...order, method: 'POST' });
    if (status !== expected) wrong.push(`${start} was answered ${status} instead of ${expected}`);
    if (status !== 201) continue;
    const { _id, key: bookingKey } = body as { _id: string; key: string };
    const url = `/api/holds/${_id}`;
    await ask(stage, network, { voice: 'guest', method: 'DELETE', url, bookingKey });
  }
  return wrong;
}
