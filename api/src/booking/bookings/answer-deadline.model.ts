import { limits } from '@nukkad/platform/contract';

const minute = 60_000;
const hour = 3_600_000;

/** A request as far as its deadline goes. */
export interface AskedFor {
  start: Date;
  askedAt: Date;
  /** How long before a visit the professional must know of it. */
  noticeMinutes: number;
}

/**
 * When an unanswered request ends: before its start by the professional's notice, and never later
 * than `answerHoursMost` after it was made. Whoever asks for a time so soon that this leaves less
 * than `answerMinutesLeast` gives them that long, or half of the time that is left. Always between
 * `now` and the start of a time to come.
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

/** What is booked of a hold was asked for when the time was held, so that its deadline is known then. */
export const askedFor = (
  { starts_at, created_at }: { starts_at: Date; created_at: Date },
  { noticeMinutes }: { noticeMinutes: number },
): AskedFor => ({ start: starts_at, askedAt: created_at, noticeMinutes });
