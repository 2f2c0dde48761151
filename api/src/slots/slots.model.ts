import {
  type BookableSlot,
  type DayPart,
  limits,
  type SlotsAnswer,
} from '@nukkad/platform/contract';
import { isAnyTaken } from './cells.model';
import { addDays, clockOf, dateAt, daysFrom } from './zones.model';

/** When somebody can be met, as the vendor has set it; clock times are of the vendor's zone. */
export interface Schedule {
  hours: { weekday: number; opens: string; closes: string }[];
  lunch: { from: string; to: string } | null;
  /** What differs from everybody's; left out: nothing. */
  own?: OwnTimes | null;
}

/** How one vendor is booked, and what of it is taken. Lengths are minutes. */
export interface OwnTimes {
  /** IANA name. */
  timeZone: string;
  /** From one time to the next, and so long a time lasts unless something else is booked. */
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  /** Nobody books later than so long before. */
  noticeMinutes: number;
  horizonDays: number;
  exceptions: DayException[];
  /** Cells that are occupied. */
  taken: ReadonlySet<number>;
}

/** A day that is not as its weekday: closed, all day where no hours are said, or open as well. */
export interface DayException {
  day: string;
  kind: 'closed' | 'open';
  opens: string | null;
  closes: string | null;
}

/** Everybody's rule where a vendor has set none; `0007-booking` has the same. */
export const usualTimes: OwnTimes = {
  timeZone: 'Asia/Kolkata',
  slotMinutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeMinutes: 0,
  horizonDays: limits.slotDays,
  exceptions: [],
  taken: new Set(),
};

export const timeZone = usualTimes.timeZone;

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

/** What is to be booked: how long it takes, where that is not one slot. */
export interface Wanted {
  minutes?: number;
}

/**
 * Every time of the days from `from` to `to`, in the vendor's zone, and why it cannot be chosen
 * where it cannot. `free` counts those that can.
 */
export function slotsBetween(
  from: string,
  to: string,
  schedule: Schedule,
  now: Date,
  wanted: Wanted = {},
): SlotsAnswer['days'] {
  return Array.from({ length: daysFrom(from, to) }, (_, later) => {
    const date = addDays(from, later);
    const groups = groupsOn(date, schedule, now, wanted);
    const free = groups.flatMap(({ slots }) => slots).filter(({ taken }) => taken === null).length;
    return { date, free, groups };
  });
}

/** Why a start cannot be chosen, null when it can; `off-grid` when it is none of the vendor's. */
export function standingOf(
  start: Date,
  schedule: Schedule,
  now: Date,
  wanted: Wanted = {},
): BookableSlot['taken'] | 'off-grid' {
  const date = dateAt(start, (schedule.own ?? usualTimes).timeZone);
  const wantedStart = start.toISOString();
  const slots = groupsOn(date, schedule, now, wanted).flatMap((group) => group.slots);
  const slot = slots.find((one) => one.start === wantedStart);
  return slot ? slot.taken : 'off-grid';
}

/** The free times nearest to one that is not, at most `count`, soonest first. */
export function nearestTo(
  start: Date,
  schedule: Schedule,
  now: Date,
  count: number,
  wanted: Wanted = {},
): string[] {
  const date = dateAt(start, (schedule.own ?? usualTimes).timeZone);
  const far = (slot: BookableSlot) => Math.abs(Date.parse(slot.start) - start.getTime());
  return slotsBetween(addDays(date, -daysAround), addDays(date, daysAround), schedule, now, wanted)
    .flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
    .filter(({ taken }) => taken === null)
    .sort((a, b) => far(a) - far(b))
    .slice(0, count)
    .map((slot) => slot.start)
    .sort();
}

/** So many days before and after are looked at for other times. */
const daysAround = 7;

/**
 * The first `count` times of the next `days` days that can still be chosen, as ISO instants; fewer
 * when there are none.
 */
export function nextSlotsOf(
  schedule: Schedule,
  now: Date,
  count: number,
  days = daysAhead,
): string[] {
  const found: string[] = [];
  const today = dateAt(now, (schedule.own ?? usualTimes).timeZone);
  for (let later = 0; later < days && found.length < count; later += 1) {
    const { parts, takenAt, startAt } = dayOf(addDays(today, later), schedule, now, {});
    for (const { times } of parts) {
      // Read for every card of a list: only what is shown is looked at and written out.
      for (const at of times) {
        if (found.length === count) return found;
        if (takenAt(at) === null) found.push(new Date(startAt(at)).toISOString());
      }
    }
  }
  return found;
}

function groupsOn(date: string, schedule: Schedule, now: Date, wanted: Wanted) {
  const { parts, takenAt, startAt } = dayOf(date, schedule, now, wanted);
  return parts.map(({ part, times }) => ({
    part,
    slots: times.map((at) => ({
      start: new Date(startAt(at)).toISOString(),
      time: clock(at),
      taken: takenAt(at),
    })),
  }));
}

/** One day's times, and what is to be said of each. */
function dayOf(date: string, schedule: Schedule, now: Date, wanted: Wanted) {
  const own = schedule.own ?? usualTimes;
  const minutes = wanted.minutes ?? own.slotMinutes;
  const open = openOn(date, schedule, own);
  const { lunch } = schedule;
  const pause = lunch && { from: minutesOf(lunch.from), to: minutesOf(lunch.to) };
  const isTooFar = date > addDays(dateAt(now, own.timeZone), own.horizonDays);
  const earliest = now.getTime() + own.noticeMinutes * minute;
  const startAt = clockOf(date, own.timeZone);
  const takenAt = (at: number): BookableSlot['taken'] => {
    if (isTooFar || !open.some((span) => fits(at, minutes, span))) return 'closed';
    if (pause && at < pause.to && at + minutes > pause.from) return 'lunch';
    const start = startAt(at);
    if (start <= earliest) return 'past';
    if (own.taken.size === 0) return null;
    return isAnyTaken(own.taken, start, start + minutes * minute, own) ? 'booked' : null;
  };
  return { parts: partsOf(open, own.slotMinutes), takenAt, startAt };
}

interface Span {
  from: number;
  to: number;
}

/** When somebody is there on a day: as on its weekday, as well, or less. */
function openOn(date: string, { hours }: Schedule, { exceptions }: OwnTimes): Span[] {
  const today = weekdayOf(date);
  const usually = hours.filter(({ weekday }) => weekday === today).map(spanOf);
  const own = exceptions.filter(({ day }) => day === date);
  if (own.length === 0) return usually;
  const added = own.flatMap((one) => (one.kind === 'open' ? hoursOf(one) : []));
  const closed = own.flatMap((one) => (one.kind === 'closed' ? hoursOf(one) : []));
  return closed.reduce(without, joined([...usually, ...added]));
}

const wholeDay = { from: 0, to: 24 * 60 };

const hoursOf = ({ opens, closes }: DayException): Span[] => [
  opens !== null && closes !== null ? spanOf({ opens, closes }) : wholeDay,
];

const spanOf = ({ opens, closes }: { opens: string; closes: string }): Span => ({
  from: minutesOf(opens),
  to: minutesOf(closes),
});

/** Spans that touch become one: what is booked may reach from one into the other. */
function joined(spans: Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ ...span });
  }
  return whole;
}

const without = (spans: Span[], closed: Span): Span[] =>
  spans.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, closed.from) },
      { from: Math.max(from, closed.to), to },
    ].filter((left) => left.from < left.to),
  );

/**
 * The usual times; who opens earlier or closes later has more at that end of the day, and who
 * works only between the usual times has every slot of it.
 */
function partsOf(open: Span[], step: number): { part: DayPart; times: number[] }[] {
  const times = (from: number, before: number): number[] =>
    Array.from(
      { length: Math.max(0, Math.ceil((before - from) / step)) },
      (_, n) => from + n * step,
    );
  const roundUp = (at: number) => Math.ceil(at / step) * step;
  const opens = Math.min(...open.map(({ from }) => from), usual.morning.from);
  const closes = Math.max(...open.map(({ to }) => to - lastBeforeClosing + step), 0);
  const morning = times(roundUp(opens), usual.morning.until);
  const afternoon = times(usual.afternoon.from, usual.afternoon.until);
  const evening = times(usual.evening.from, Math.max(usual.evening.until, closes));
  const offered = { morning, afternoon, evening };
  const usualOnes = [...morning, ...afternoon, ...evening];
  const between = open.filter((span) => !usualOnes.some((at) => fits(at, step, span)));
  const extra = between.flatMap(({ from, to }) => times(roundUp(from), to - step + 1));
  return parts.map((part) => ({ part, times: merged(offered[part], extra, part) }));
}

const parts = ['morning', 'afternoon', 'evening'] as const;

function merged(usually: number[], extra: number[], part: DayPart): number[] {
  const own = extra.filter((at) => partAt(at) === part && !usually.includes(at));
  return own.length === 0 ? usually : [...usually, ...own].sort((a, b) => a - b);
}

const fits = (at: number, minutes: number, { from, to }: Span) => from <= at && at + minutes <= to;

const partAt = (at: number): DayPart => {
  if (at < usual.morning.until) return 'morning';
  return at < usual.evening.from ? 'afternoon' : 'evening';
};

/** Counts from 1, Monday. */
const weekdayOf = (date: string) => ((new Date(date).getUTCDay() + 6) % 7) + 1;

/** Of `09:30`. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const clock = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

const minute = 60_000;
