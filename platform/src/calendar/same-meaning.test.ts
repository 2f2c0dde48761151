import * as calendar from './calendar';
import * as intl from './intl';

const FIRST = '2026-01-01';
const LAST = '2027-12-31';
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30);

const days = calendar.eachDay(FIRST, LAST);

test.each([
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Casablanca',
])('every half-hour of two years in %s is one instant, and shows one time', (zone) => {
  const differing: string[] = [];
  for (const day of days) {
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
  for (const [later, day] of days.entries()) expect(intl.addDays(FIRST, later)).toBe(day);
  expect(intl.addDays(LAST, -729)).toBe(FIRST);
});

test('an instant within a second, and one before 1970, show the same', () => {
  for (const instant of ['2027-03-14T06:59:59.999Z', '1969-12-31T18:29:59.500Z']) {
    for (const zone of ['Asia/Kolkata', 'America/New_York']) {
      expect(intl.dayIn(instant, zone)).toBe(calendar.dayIn(instant, zone));
      expect(intl.minuteIn(instant, zone)).toBe(calendar.minuteIn(instant, zone));
    }
  }
});
