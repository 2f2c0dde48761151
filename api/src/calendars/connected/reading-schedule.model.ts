import { type CalendarFailure, limits } from '@nukkad/platform/contract';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const usualPause = limits.connectedCalendarMinutes * minute;
const longestPause = 6 * hour;

/** The owner is notified of a calendar that has failed for so long. */
const warnAfter = day;

/** A calendar is given up after so long: one that its server does not have any more, and others. */
const giveUpAfter = { gone: day, else: 14 * day };

/** A calendar's failures so far. */
export interface Failures {
  failures: number;
  failing_since: Date | null;
  warned_at: Date | null;
}

/** What is stored of an attempt. */
export interface AttemptOutcome extends Failures {
  failure: CalendarFailure | null;
  /** Null: it is given up. */
  next_read_at: Date | null;
}

/** `spread`: from 0 to 1, so that calendars are not read at the same time. */
export const afterSuccess = (now: Date, spread: number): AttemptOutcome => ({
  ...{ failure: null, failures: 0, failing_since: null, warned_at: null },
  next_read_at: later(now, usualPause, spread),
});

/** Pauses double with each failure. `isWarned`: the owner has to be notified now. */
export function afterFailure(
  before: Failures,
  failure: CalendarFailure,
  now: Date,
  spread: number,
): AttemptOutcome & { isWarned: boolean } {
  const failures = before.failures + 1;
  const failing_since = before.failing_since ?? now;
  const failing = now.getTime() - failing_since.getTime();
  const isGivenUp = failing >= (failure === 'gone' ? giveUpAfter.gone : giveUpAfter.else);
  const isWarned = before.warned_at === null && failing >= warnAfter;
  const pause = Math.min(longestPause, usualPause * 2 ** Math.min(failures - 1, 10));
  return {
    ...{ failure, failures, failing_since, isWarned },
    warned_at: isWarned ? now : before.warned_at,
    next_read_at: isGivenUp ? null : later(now, pause, spread),
  };
}

/** A fifth sooner or later. */
const later = (now: Date, pause: number, spread: number): Date =>
  new Date(now.getTime() + pause * (0.8 + 0.4 * spread));

/** Until when the times of the last reading stay although it fails. */
export const keptUntil = (readAt: Date): Date =>
  new Date(readAt.getTime() + limits.connectedCalendarKeptDays * day);

/** Times of readings before this are not believed any more. */
export const oldestBelieved = (now: Date): Date =>
  new Date(now.getTime() - limits.connectedCalendarKeptDays * day);

/**
 * What a reading looks at: further ahead than anybody can book, as it may be a day until the next
 * whole one. From a whole day, so that a calendar in which nothing changed has the same times.
 */
export function readingRange(now: Date): { from: number; until: number } {
  const today = Math.floor(now.getTime() / day) * day;
  return { from: today - day, until: today + daysAhead * day };
}

/** The longest horizon of a professional is 365 days. */
const daysAhead = 368;

/** A server may answer that nothing changed for so long after a whole reading. */
export const isFullReadDue = (fullReadAt: Date | null, now: Date): boolean =>
  fullReadAt === null || now.getTime() - fullReadAt.getTime() >= day;
