import { instantOfWall, offsetIn } from '@nukkad/platform/calendar';
import ICAL from 'ical.js';

/** Reads the clocks of one place. Wall-clock times are milliseconds as if they were UTC. */
export interface Clock {
  instantOf: (wall: number) => number;
  wallOf: (at: number) => number;
}

/** `offsetAt`: milliseconds east of Greenwich at an instant. */
const clockBy = (offsetAt: (at: number) => number): Clock => ({
  instantOf: (wall) => instantOfWall(wall, offsetAt),
  wallOf: (at) => at + offsetAt(at),
});

export const utc = clockBy(() => 0);

const hour = 3_600_000;

/** Offsets change on half hours, so that the instants of one share a computation. */
function zoneClock(timeZone: string): Clock {
  const known = new Map<number, number>();
  return clockBy((at) => {
    const key = Math.floor(at / (hour / 2));
    const found = known.get(key) ?? offsetIn(at, timeZone) * 60_000;
    known.set(key, found);
    return found;
  });
}

/** A zone as the file describes it (VTIMEZONE), for names that only its program knows. */
function describedClock(component: ICAL.Component): Clock {
  const zone = new ICAL.Timezone(component);
  const offsetAtWall = (wall: number) => zone.utcOffset(timeOf(wall)) * 1_000;
  return {
    instantOf: (wall) => wall - offsetAtWall(wall),
    wallOf: (at) => at + offsetAtWall(at + offsetAtWall(at)),
  };
}

/** A time without a zone. */
export const timeOf = (wall: number, isDate = false): ICAL.Time => {
  const date = new Date(wall);
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
};

/** What a time reads, in milliseconds as if it were UTC. */
export const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/**
 * Clocks by TZID. A name of the IANA database is read by the product's own zone data, which are
 * newer than most files; another one as the file describes it; an unknown one is the practice's.
 */
export function clocksOf(calendar: ICAL.Component, timeZone: string) {
  const own = zoneClock(timeZone);
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone]),
  );
  const known = new Map<string, Clock>();

  function byName(tzid: string): Clock {
    if (isZone(tzid)) return zoneClock(tzid);
    const component = described.get(tzid);
    return component ? describedClock(component) : own;
  }

  return {
    own,
    of(tzid: string): Clock {
      const found = known.get(tzid) ?? byName(tzid);
      known.set(tzid, found);
      return found;
    },
  };
}

export type Clocks = ReturnType<typeof clocksOf>;

function isZone(name: string): boolean {
  try {
    offsetIn(0, name);
    return true;
  } catch {
    return false;
  }
}
