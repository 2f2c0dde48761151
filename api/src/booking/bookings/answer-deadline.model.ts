import { limits } from '@nukkad/platform/contract';

const minute = 60_000;
const hour = 3_600_000;

/** The fields of a request that its deadline depends on. */
export interface AskedFor {
  start: Date;
  askedAt: Date;
  /** Minimum notice the professional needs before a visit. */
  noticeMinutes: number;
}

/**
 * When an unanswered request expires: the professional's notice before its start, at most
 * `answerHoursMost` after it was made. If that leaves less than `answerMinutesLeast`, the deadline
 * is that long from `now`, or half of the time left. Always between `now` and the start of a future
 * booking.
 */
export function answerDeadline({ start, askedAt, noticeMinutes }: AskedFor, now: Date): Date {
  const notice = Math.max(noticeMinutes, limits.answerMinutesLeast) * minute;
  const latest = Math.min(
    askedAt.getTime() + limits.answerHoursMost * hour,
    start.getTime() - notice,
  );
  const left = start.getTime() - now.getTime();
  const earliest = now.getTime() + Math.min(limits.answerMinutesLeast * minute, left / 2);
  return new Date(Math.floor(Math.max(latest, earliest)));
}

/** A hold counts as asked for when it was placed, so its deadline is known from then on. */
export const askedFor = (
  { starts_at, created_at }: { starts_at: Date; created_at: Date },
  { noticeMinutes }: { noticeMinutes: number },
): AskedFor => ({ start: starts_at, askedAt: created_at, noticeMinutes });
