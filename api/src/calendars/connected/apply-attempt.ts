import type { Kysely } from 'kysely';
import { lockTimes, timeZone as usualZone } from '../../availability';
import { markOwnTimes } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import { vendorChanged } from '../../directory';
import * as store from './connected.store';
import type { Attempt } from './reading';
import { afterFailure, afterSuccess, keptUntil } from './reading-schedule.model';
import * as hi from './warning.hi';
import * as kn from './warning.kn';
import * as english from './warning.text';

const notifications = notificationTexts('connected-calendar', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

type Trx = Kysely<Tables>;

/**
 * Stores what an attempt gave, under the lock of the vendor's times: a booking is made before or
 * after it. Bookings stay as they are. Undefined when the calendar was disconnected meanwhile.
 */
export async function applyAttempt(
  trx: Trx,
  { id, vendor_id }: Pick<store.ConnectedRow, 'id' | 'vendor_id'>,
  attempt: Attempt,
  now: Date,
): Promise<store.ConnectedRow | undefined> {
  await lockTimes(trx, vendor_id);
  const row = await store.calendarOf(trx, id);
  if (!row) return undefined;
  if (attempt.state === 'failed') return fail(trx, row, attempt.failure, now);
  const outcome = afterSuccess(now, Math.random());
  if (attempt.state === 'unchanged')
    return store.noteReading(trx, id, outcome, { now, file: null });
  await changeBusy(trx, row, attempt.ranges);
  const { ranges, skipped, validators } = attempt;
  const file = { busyTimes: ranges.length, skipped, validators };
  return store.noteReading(trx, id, outcome, { now, file });
}

/** Call it under `lockTimes`. */
async function changeBusy(
  trx: Trx,
  row: store.ConnectedRow,
  ranges: Parameters<typeof store.replaceBusy>[2],
): Promise<void> {
  if (!(await store.replaceBusy(trx, row, ranges))) return;
  await markOwnTimes(trx, row.vendor_id);
  await vendorChanged(trx, row.vendor_id);
}

async function fail(
  trx: Trx,
  row: store.ConnectedRow,
  failure: Extract<Attempt, { state: 'failed' }>['failure'],
  now: Date,
): Promise<store.ConnectedRow | undefined> {
  const { isWarned, ...outcome } = afterFailure(row, failure, now, Math.random());
  if (isWarned) await warn(trx, row, outcome.next_read_at === null);
  return store.noteFailure(trx, row.id, outcome);
}

async function warn(trx: Trx, row: store.ConnectedRow, isGivenUp: boolean): Promise<void> {
  const practice = await store.practiceFor(trx, row.vendor_id);
  if (!practice?.userId) return;
  const { userId, profession, timeZone } = practice;
  const isKept = row.busy_times > 0 && row.read_at;
  const said = notifications.unread({
    ...{ host: row.host, timeZone: timeZone ?? usualZone, isGivenUp },
    keptUntil: isKept ? keptUntil(row.read_at as Date).toISOString() : null,
  });
  await notify(trx, { userId, kind: 'booking', link: settingsPath(profession), ...said });
}

const withSettings = ['doctor', 'teacher', 'advocate'];

/** Where a professional finds their connected calendars. */
function settingsPath(profession: string): string {
  const name = profession.toLowerCase().replace('-', ' ');
  return `/${name}-dashboard/${withSettings.includes(name) ? 'settings' : 'availability'}`;
}

/** Frees the times of a calendar: it was disconnected, or its last reading is too long ago. */
export async function freeTimes(trx: Trx, row: store.ConnectedRow): Promise<void> {
  await lockTimes(trx, row.vendor_id);
  await changeBusy(trx, row, []);
  await store.noteNoneBusy(trx, row.id);
}
