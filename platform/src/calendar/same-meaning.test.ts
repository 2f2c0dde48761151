import * as calendar from './calendar';
import * as intl from './intl';

// Past years: future rules differ with the version of the time zone database.
const FIRST = '2024-01-01';
const LAST = '2025-12-31';
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30);

const days = calendar.eachDay(FIRST, LAST);

/** One day of every week, and those around a clock change. A test of the API takes all. */
function telling(zone: string): string[] {
  const noon = (day: string) => calendar.offsetIn(`${day}T12:00Z`, zone);
  const changes = days.filter((day) => noon(day) !== noon(calendar.addDays(day, 1)));
  const around = changes.flatMap((day) => [-1, 0, 1, 2].map((on) => calendar.addDays(day, on)));
  return [...days.filter((_, index) => index % calendar.WEEK === 0), ...around];
}

test.each([
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Casablanca',
])('a half-hour in %s is one instant, and shows one time', (zone) => {
  const differing: string[] = [];
  for (const day of telling(zone)) {
    for (const minutes of HALF_HOURS) {
      const instant = intl.instantAt(day, minutes, zone).getTime();
      const isSame =
        calendar.instantAt(day, minutes, zone).getTime() === instant &&
        calendar.dayIn(instant, zone) === intl.dayIn(instant, zone) &&
        calendar.minuteIn(instant, zone) === intl.minuteIn(instant, zone);
      if (!isSame) differing.push(`${day} ${calendar.timeAt(minutes)}`);
    }
  }
  expect(differing).toEqual([]);
});

test('days are counted alike', () => {
  expect(days.map((_, later) => intl.addDays(FIRST, later))).toEqual(days);
  expect(days.map(intl.weekdayOf)).toEqual(days.map(calendar.weekdayOf));
  expect(intl.addDays(LAST, 1 - days.length)).toBe(FIRST);
});

test('an instant within a second, and one before 1970, show the same', () => {
  for (const instant of ['2027-03-14T06:59:59.999Z', '1969-12-31T18:29:59.500Z']) {
    for (const zone of ['Asia/Kolkata', 'America/New_York']) {
      expect(intl.dayIn(instant, zone)).toBe(calendar.dayIn(instant, zone));
      expect(intl.minuteIn(instant, zone)).toBe(calendar.minuteIn(instant, zone));
    }
  }
});
