import { eachDay, minutesOf, timeAt } from '@nukkad/platform/calendar';
import type { PracticeDay } from '@nukkad/platform/contract';
import { openOn, type Schedule, usualTimes } from '../../availability';

/** Opening hours of each day from `from` to `to`, both inclusive. */
export function practiceDays(from: string, to: string, schedule: Schedule): PracticeDay[] {
  const { exceptions } = schedule.own ?? usualTimes;
  return eachDay(from, to).map((date) => {
    const spans = openOn(date, schedule.hours, exceptions);
    const open = spans.map((span) => ({ from: timeAt(span.from), to: timeAt(span.to) }));
    return { date, open, lunch: lunchWithin(schedule.lunch, spans) };
  });
}

/** The lunch break, only where it lies within opening hours. */
function lunchWithin(lunch: Schedule['lunch'], open: { from: number; to: number }[]) {
  if (!lunch) return null;
  const [from, to] = [minutesOf(lunch.from), minutesOf(lunch.to)];
  return open.some((span) => from < span.to && to > span.from) ? lunch : null;
}
