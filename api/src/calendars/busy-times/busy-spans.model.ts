import ICAL from 'ical.js';
import type { Span } from './cell-ranges.model';
import { type Clock, type Clocks, clocksOf, timeOf, utc, wallOf } from './time-zones.model';

/** What is read of a calendar file. */
export interface BusyQuery {
  /** IANA name, of days and of times without a zone. */
  timeZone: string;
  within: Span;
  /** UIDs of events that are not looked at. */
  own: ReadonlySet<string>;
}

export interface BusyTimes {
  spans: Span[];
  /** Events whose times cannot be read. */
  skipped: number;
}

/** Why nothing can be said of a file. */
export type FileProblem = 'not-a-calendar' | 'too-complex';

export class CalendarFileError extends Error {
  readonly code = 'calendar-file';
  constructor(readonly problem: FileProblem) {
    super(`The calendar file is ${problem}.`);
  }
}

/** What one file may ask for: a day's appointment takes 3,650 in ten years. */
export const fileLimits = { events: 10_000, occurrences: 100_000 };

const day = 86_400_000;

/** Times at which somebody is busy, by a file's events (RFC 5545). Fails with `CalendarFileError`. */
export function busySpans(text: string, query: BusyQuery): BusyTimes {
  const found: BusyTimes = { spans: [], skipped: 0 };
  const countEvent = counter(fileLimits.events);
  const countOccurrence = counter(fileLimits.occurrences);
  for (const calendar of calendarsIn(text)) {
    for (const event of eventsOf(calendar, query.timeZone, countEvent)) {
      const spans = event && spansOf(event, query, countOccurrence);
      if (spans === null) found.skipped += 1;
      else for (const span of spans) found.spans.push(span);
    }
  }
  return found;
}

/** Fails once it is called more often. */
function counter(most: number): () => void {
  let left = most;
  return () => {
    left -= 1;
    if (left < 0) throw new CalendarFileError('too-complex');
  };
}

/** The events of a calendar, each without the occurrences that another one stands for. */
function eventsOf(calendar: ICAL.Component, timeZone: string, count: () => void) {
  const clocks = clocksOf(calendar, timeZone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    count();
    return eventOf(event, clocks);
  });
  const moved = new Map<string, number[]>();
  for (const event of events) {
    if (event === null || event.replaces === null) continue;
    const known = moved.get(event.uid);
    if (known) known.push(event.replaces);
    else moved.set(event.uid, [event.replaces]);
  }
  for (const event of events) {
    if (event?.replaces === null) for (const at of moved.get(event.uid) ?? []) event.less.add(at);
  }
  return events;
}

/** Null where a rule of the event cannot be followed. */
function spansOf(event: CalendarEvent, query: BusyQuery, count: () => void): Span[] | null {
  if (event.isFree || query.own.has(event.uid)) return [];
  try {
    return [...occurrencesOf(event, query.within, count)];
  } catch (error) {
    if (error instanceof CalendarFileError) throw error;
    return null;
  }
}

/** A file can hold several calendars, one after the other. */
function calendarsIn(text: string): ICAL.Component[] {
  if (!/^\uFEFF?\s{0,9}BEGIN:VCALENDAR/i.test(text)) throw new CalendarFileError('not-a-calendar');
  let parsed: unknown;
  try {
    parsed = ICAL.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CalendarFileError('not-a-calendar');
  }
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  return roots.map(
    (root) => new ICAL.Component(root as ConstructorParameters<typeof ICAL.Component>[0]),
  );
}

interface CalendarEvent {
  uid: string;
  isFree: boolean;
  /** Instant of the occurrence in whose place it is; null for the event itself. */
  replaces: number | null;
  start: Place;
  /** In milliseconds; of days, by the calendar. */
  length: number;
  rules: ICAL.Recur[];
  /** Starts beyond those of the rules. */
  more: Place[];
  /** Starts that are none. */
  less: Set<number>;
}

/** A time by the clocks of a place. */
interface Place {
  wall: number;
  isDay: boolean;
  clock: Clock;
}

const instantOf = ({ wall, clock }: Place): number => clock.instantOf(wall);

/** Null where it has no times that can be read. */
function eventOf(event: ICAL.Component, clocks: Clocks): CalendarEvent | null {
  try {
    const [start] = placesOf(event, 'dtstart', clocks);
    if (!start) return null;
    const [replaced] = placesOf(event, 'recurrence-id', clocks);
    return {
      uid: String(event.getFirstPropertyValue('uid')),
      isFree: isFree(event),
      replaces: replaced ? instantOf(replaced) : null,
      start,
      length: lengthOf(event, start, clocks),
      rules: event.getAllProperties('rrule').map((rule) => ruleOf(rule, start)),
      more: placesOf(event, 'rdate', clocks),
      less: new Set(placesOf(event, 'exdate', clocks).map(instantOf)),
    };
  } catch {
    return null;
  }
}

/** Free by the standard, by Outlook's own word, or not taking place. */
function isFree(event: ICAL.Component): boolean {
  const said = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    said('transp') === 'TRANSPARENT' ||
    said('status') === 'CANCELLED' ||
    said('x-microsoft-cdo-busystatus') === 'FREE'
  );
}

/** The times of a property, of which a list has several. */
function placesOf(event: ICAL.Component, name: string, clocks: Clocks): Place[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter('tzid');
    return property.getValues().map((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) throw new TypeError('not a time');
      return placeOf(time, tzid, clocks);
    });
  });
}

function placeOf(time: ICAL.Time, tzid: string | undefined, clocks: Clocks): Place {
  const wall = wallOf(time);
  if (!Number.isFinite(wall)) throw new TypeError('not a time');
  if (time.isDate) return { wall, isDay: true, clock: clocks.own };
  if (time.zone === ICAL.Timezone.utcTimezone) return { wall, isDay: false, clock: utc };
  return { wall, isDay: false, clock: tzid === undefined ? clocks.own : clocks.of(tzid) };
}

/** Without an end a day lasts a day and a time no time at all. */
function lengthOf(event: ICAL.Component, start: Place, clocks: Clocks): number {
  const [end] = placesOf(event, 'dtend', clocks);
  if (end) return start.isDay ? end.wall - start.wall : instantOf(end) - instantOf(start);
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1_000;
  return start.isDay ? day : 0;
}

/** The end of a rule is stated in UTC, and its occurrences by the clocks of the start. */
function ruleOf(property: ICAL.Property, start: Place): ICAL.Recur {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) throw new TypeError('not a rule');
  const { until } = rule;
  if (!until) return rule;
  const wall = wallOf(until);
  // A day as the end of times is meant with all of its hours.
  if (until.isDate && !start.isDay) rule.until = timeOf(wall + day - 1_000);
  else if (!until.isDate && !start.isDay && until.zone === ICAL.Timezone.utcTimezone) {
    rule.until = timeOf(start.clock.wallOf(wall));
  }
  return rule;
}

/** Calls `count` for each occurrence that is looked at. */
function* occurrencesOf(event: CalendarEvent, within: Span, count: () => void): Generator<Span> {
  for (const start of startsOf(event, within, count)) {
    const from = instantOf(start);
    if (event.less.has(from)) continue;
    // Days are as long as the calendar says, also when clocks change on them.
    const until = start.isDay
      ? instantOf({ ...start, wall: start.wall + event.length })
      : from + event.length;
    if (until > from && until > within.from && from < within.until) yield { from, until };
  }
}

function* startsOf({ start, length, rules, more }: CalendarEvent, within: Span, count: () => void) {
  if (rules.length === 0) yield start;
  yield* more;
  for (const rule of rules) {
    const starts = rule.iterator(timeOf(start.wall, start.isDay));
    for (let time = starts.next(); time; time = starts.next()) {
      count();
      const wall = wallOf(time);
      // No zone is further from Greenwich than a day.
      if (wall > within.until + day) break;
      if (wall + length >= within.from - day) yield { ...start, wall };
    }
  }
}
