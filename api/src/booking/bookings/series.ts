import { addDays, dayIn, instantAt, minuteIn } from '@nukkad/platform/calendar';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { cellsBetween, scheduleOf, standingOf } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { asMessage } from '../../core/language/message';
import { answerDeadline, askedFor } from './answer-deadline.model';
import * as store from './bookings.store';

interface Repeat {
  /** Total number, the first included. */
  weeks: number;
  /** Starts to leave out. */
  skip: string[];
  useCredit: (row: store.BookingRow) => Promise<void>;
}

const day = 86_400_000;

/**
 * Books the same wall-clock time in the weeks after a lesson. All or nothing: fails with
 * `slot-taken`, naming the unavailable starts in `errors.skip`, so that they can be left out. Call
 * it under `lockTimes`.
 */
export async function bookSeries(
  trx: Kysely<Tables>,
  first: store.BookingRow,
  { weeks, skip, useCredit }: Repeat,
): Promise<void> {
  const starts = weeklyStarts(first, weeks).filter((start) => !skip.includes(start.toISOString()));
  const seller = await store.sellerOf(trx, first.vendor_id);
  const schedule = await scheduleOf(trx, first.vendor_id, {
    from: first.starts_at.getTime(),
    until: first.ends_at.getTime() + weeks * 7 * day,
  });
  if (!seller || !schedule) throw new ApiError('vendor-unknown', 'There is no such professional.');
  const length = first.ends_at.getTime() - first.starts_at.getTime();
  const wanted = { minutes: length / 60_000 };
  const now = new Date();
  const lost = starts.filter((start) => standingOf(start, schedule, now, wanted) !== null);
  if (lost.length > 0) throw weeksTaken(lost);

  const series_id = uuidv7();
  const asked = askedFor(first, seller);
  await store.changeBooking(trx, first, { series_id, series_position: 1 });
  for (const [nth, start] of starts.entries()) {
    const { number: _own, created_at: _then, ...same } = first;
    const row = await store.insertBooking(trx, {
      ...same,
      id: uuidv7(),
      address: null,
      starts_at: start,
      ends_at: new Date(start.getTime() + length),
      series_id,
      series_position: nth + 2,
      expires_at: first.expires_at && answerDeadline({ ...asked, start }, now),
    });
    const cells = cellsBetween(start.getTime(), start.getTime() + length, seller);
    if (!(await store.takeCells(trx, row, cells))) throw weeksTaken([start]);
    await store.addEvent(trx, row, { from: null, by: 'client', byId: row.user_id, note: null });
    if (row.paying_by === 'credit') await useCredit(row);
  }
}

/** The starts of the following weeks, at the same wall-clock time across clock changes. */
export function weeklyStarts(
  { starts_at, time_zone }: Pick<store.BookingRow, 'starts_at' | 'time_zone'>,
  weeks: number,
): Date[] {
  const date = dayIn(starts_at, time_zone);
  const at = minuteIn(starts_at, time_zone);
  return Array.from({ length: weeks - 1 }, (_, week) =>
    instantAt(addDays(date, 7 * (week + 1)), at, time_zone),
  );
}

function weeksTaken(starts: Date[]): ApiError {
  const taken = starts.map((start) => start.toISOString()).join(' ');
  return new ApiError('slot-taken', 'Some of these weeks are taken.', { skip: asMessage(taken) });
}
