import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { freeTimesOf, type Moment, momentOf, weekNowOf } from './free-times.model';
import { knownWeeks, type Weeks } from './known-weeks';
import {
  type Changes,
  changesNow,
  changesSince,
  type Mark,
  type ReadWeek,
  weeksAfter,
  weeksWith,
} from './week-changes.store';

/** Weeks read by one statement. */
const readTogether = 500;

/** Changed weeks that one refresh reads, so that a reindex of all delays no list. */
const mostPerRefresh = 2_000;

/** Weeks read long ago that one refresh reads again, as their window of days moves on. */
const mostOldPerRefresh = 50;

const hour = 3_600_000;

/** In milliseconds: well within the days that free times cover. */
const oldAfter = 12 * hour;

/** In milliseconds: well within the hours that changes are kept. */
const longestGap = hour;

/** Weeks whose times are computed, and weeks of a new minute, before the event loop gets a turn. */
const slices = { read: 20, minute: 500 };

/** How far the log of changes was read, and when, in milliseconds. */
interface Log {
  mark: Mark;
  /** Ids of read changes that are not before the mark. */
  seen: ReadonlySet<number>;
  at: number;
}

const logOf = ({ mark, changes }: Changes, at: number): Log => ({
  ...{ mark, at },
  seen: new Set(changes.map(([change]) => change)),
});

const usualWork = { compact: freeTimesOf, evaluate: weekNowOf };

/**
 * Reads the availability of every week: all of them at first, then those that changed. A new minute
 * is computed from memory, as starts and notice have whole minutes. The result is one view, which
 * later calls bring up to date; call it again when the earlier call has ended.
 */
export function weeksReader(
  db: Kysely<Tables>,
  { compact, evaluate } = usualWork,
): (now: Date) => Promise<Weeks> {
  const known = knownWeeks();
  /** Weeks to read again. */
  const due = new Set<number>();
  let log: Log | undefined;
  let minute = 0;

  async function keep(rows: ReadWeek[], moment: Moment): Promise<void> {
    const read = new Date(moment.at);
    for (const [index, { id, schedule, of }] of rows.entries()) {
      if (index % slices.read === slices.read - 1) await setImmediate();
      if (of === 'unlisted') {
        known.remove(id);
        continue;
      }
      const free = compact(schedule, read);
      const week = evaluate(free, moment);
      if (week) known.put(id, of, { free, readAt: moment.at, now: week });
    }
  }

  async function readAll(moment: Moment): Promise<void> {
    // The log first: a change during the reading is read again.
    const noted = await changesNow(db);
    let [after, count] = [-1, readTogether];
    while (count === readTogether) {
      const rows = await weeksAfter(db, after, readTogether, new Date(moment.at));
      await keep(rows, moment);
      [after, count] = [rows.at(-1)?.id ?? after, rows.length];
    }
    for (const [id, { readAt }] of known.all) if (readAt !== moment.at) known.remove(id);
    due.clear();
    log = logOf(noted, moment.at);
    minute = minuteOf(moment);
  }

  async function noteChanges({ mark, seen }: Log, at: number): Promise<void> {
    const found = await changesSince(db, mark);
    for (const [change, week] of found.changes) if (!seen.has(change)) due.add(week);
    log = logOf(found, at);
  }

  function noteOld(now: number): void {
    let left = mostOldPerRefresh;
    for (const [id, { readAt }] of known.all) {
      if (readAt > now - oldAfter || left === 0) return;
      due.add(id);
      left -= 1;
    }
  }

  async function readDue(moment: Moment): Promise<void> {
    const ids = [...due].slice(0, mostPerRefresh);
    for (let from = 0; from < ids.length; from += readTogether) {
      const some = ids.slice(from, from + readTogether);
      const rows = await weeksWith(db, some, new Date(moment.at));
      const found = new Set(rows.map(({ id }) => id));
      for (const id of some) if (!found.has(id)) known.remove(id);
      await keep(rows, moment);
      for (const id of some) due.delete(id);
    }
  }

  async function turnMinute(moment: Moment): Promise<void> {
    let count = 0;
    for (const [id, week] of known.all) {
      const next = evaluate(week.free, moment);
      // Without a value for this day the earlier one stays until the week is read, just after this.
      if (next) week.now = next;
      else due.add(id);
      count += 1;
      if (count % slices.minute === 0) await setImmediate();
    }
    minute = minuteOf(moment);
  }

  return async (now) => {
    const moment = momentOf(now);
    if (log === undefined || moment.at - log.at > longestGap) await readAll(moment);
    else await noteChanges(log, moment.at);
    if (minuteOf(moment) !== minute) await turnMinute(moment);
    noteOld(moment.at);
    await readDue(moment);
    return known;
  };
}

const minuteOf = ({ at }: Moment): number => Math.floor(at / 60_000);
