import type { BookableSlot, DayPart, SlotsAnswer } from '@nukkad/platform/contract';

/** When somebody can be met, as the vendor has set it; clock times are Indian. */
export interface Schedule {
  hours: { weekday: number; opens: string; closes: string }[];
  lunch: { from: string; to: string } | null;
}

export const timeZone = 'Asia/Kolkata';

/** Minutes east of Greenwich, all year. */
const offset = 330;

const minute = 60_000;
const day = 1_440;

/** Minutes from one time to the next, and so long a time lasts. */
const step = 30;

/** The usual times, in minutes of the day: from the first to before the last. */
const usual: Record<DayPart, { from: number; until: number }> = {
  morning: { from: 10 * 60, until: 12 * 60 },
  afternoon: { from: 14 * 60, until: 16 * 60 },
  evening: { from: 17 * 60, until: 19 * 60 },
};

/** As 6:30 pm is before 8 pm, so long before closing the last time begins. */
const lastBeforeClosing = 90;

/** How far ahead a card looks for times. */
const daysAhead = 14;

/** `2026-11-21` at the instant, in India. */
export const dateAt = (now: Date): string =>
  new Date(now.getTime() + offset * minute).toISOString().slice(0, 10);

/** The day `count` days later, or earlier. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day * minute).toISOString().slice(0, 10);

/** How many days from one to the other, both counted. */
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (day * minute) + 1;

/** Every time of the days from `from` to `to`, and why it cannot be chosen where it cannot. */
export function slotsBetween(
  from: string,
  to: string,
  schedule: Schedule,
  now: Date,
): SlotsAnswer['days'] {
  return Array.from({ length: daysFrom(from, to) }, (_, later) => {
    const date = addDays(from, later);
    const groups = groupsOn(date, schedule, now);
    const free = groups.flatMap(({ slots }) => slots).filter(({ taken }) => taken === null).length;
    return { date, free, groups };
  });
}

/** The first `count` times that can still be chosen, as ISO instants; fewer when there are none. */
export function nextSlotsOf(
  hours: Schedule['hours'],
  lunch: Schedule['lunch'],
  now: Date,
  count: number,
): string[] {
  const found: string[] = [];
  const today = dateAt(now);
  for (let later = 0; later < daysAhead && found.length < count; later += 1) {
    const { parts, takenAt, startAt } = dayOf(addDays(today, later), { hours, lunch }, now);
    for (const { times } of parts) {
      // Read for every card of a list: only what is shown is written out.
      for (const at of times) {
        if (found.length < count && takenAt(at) === null) found.push(startAt(at));
      }
    }
  }
  return found;
}

function groupsOn(date: string, schedule: Schedule, now: Date) {
  const { parts, takenAt, startAt } = dayOf(date, schedule, now);
  return parts.map(({ part, times }) => ({
    part,
    slots: times.map((at) => ({ start: startAt(at), time: clock(at), taken: takenAt(at) })),
  }));
}

/** One day's times, and what is to be said of each. */
function dayOf(date: string, { hours, lunch }: Schedule, now: Date) {
  const midnight = Date.parse(date) - offset * minute;
  const today = weekdayOf(date);
  const open = hours
    .filter(({ weekday }) => weekday === today)
    .map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }));
  const pause = lunch && { from: minutesOf(lunch.from), to: minutesOf(lunch.to) };
  const takenAt = (at: number): BookableSlot['taken'] => {
    if (!open.some((span) => fits(at, span))) return 'closed';
    if (pause && at < pause.to && at + step > pause.from) return 'lunch';
    return midnight + at * minute <= now.getTime() ? 'past' : null;
  };
  const startAt = (at: number) => new Date(midnight + at * minute).toISOString();
  return { parts: partsOf(open), takenAt, startAt };
}

/**
 * The usual times; who opens earlier or closes later has more at that end of the day, and who
 * works only between the usual times has every half hour of it.
 */
function partsOf(open: { from: number; to: number }[]): { part: DayPart; times: number[] }[] {
  const opens = Math.min(...open.map(({ from }) => from), usual.morning.from);
  const closes = Math.max(...open.map(({ to }) => to - lastBeforeClosing + step), 0);
  const morning = times(roundUp(opens), usual.morning.until);
  const afternoon = times(usual.afternoon.from, usual.afternoon.until);
  const evening = times(usual.evening.from, Math.max(usual.evening.until, closes));
  const offered = { morning, afternoon, evening };
  const usualTimes = [...morning, ...afternoon, ...evening];
  const between = open.filter((span) => !usualTimes.some((at) => fits(at, span)));
  const extra = between.flatMap(({ from, to }) => times(roundUp(from), to - step + 1));
  return parts.map((part) => ({ part, times: merged(offered[part], extra, part) }));
}

const parts = ['morning', 'afternoon', 'evening'] as const;

function merged(usualTimes: number[], extra: number[], part: DayPart): number[] {
  const own = extra.filter((at) => partAt(at) === part && !usualTimes.includes(at));
  return own.length === 0 ? usualTimes : [...usualTimes, ...own].sort((a, b) => a - b);
}

const fits = (at: number, { from, to }: { from: number; to: number }) =>
  from <= at && at + step <= to;

const partAt = (at: number): DayPart => {
  if (at < usual.morning.until) return 'morning';
  return at < usual.evening.from ? 'afternoon' : 'evening';
};

const times = (from: number, before: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((before - from) / step)) }, (_, n) => from + n * step);

const roundUp = (at: number) => Math.ceil(at / step) * step;

/** Counts from 1, Monday. */
const weekdayOf = (date: string) => ((new Date(date).getUTCDay() + 6) % 7) + 1;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const clock = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
