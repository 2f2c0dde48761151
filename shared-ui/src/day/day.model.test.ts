import { formatClock, formatDayMonth, formatLongDay, formatMonth } from '@nukkad/platform/format';
import {
  clockWords,
  dayWords,
  minutesOf,
  monthWords,
  shortDayWords,
  timeAt,
  todayInIndia,
  weekdayOf,
  weekdayWords,
} from './day.model';

test.each([
  ['2026-11-16', 0],
  ['2026-11-20', 4],
  ['2026-11-22', 6],
])('%s is weekday %i, Monday first', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  ['00:00', 0, '12:00 AM'],
  ['09:05', 545, '9:05 AM'],
  ['10:30', 630, '10:30 AM'],
  ['12:00', 720, '12:00 PM'],
  ['17:30', 1050, '5:30 PM'],
])('%s is minute %i, and %s to a person', (time, minutes, said) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeAt(minutes)).toBe(time);
  expect(clockWords(time)).toBe(said);
});

test('days and months as they are said in India', () => {
  expect(dayWords('2026-08-12')).toBe('Wednesday 12 August 2026');
  expect(shortDayWords('2026-09-05')).toBe('5 Sep');
  expect(dayWords('2026-09-12')).toBe('Saturday 12 September 2026');
  expect(monthWords('2026-09')).toBe('September 2026');
  expect(weekdayWords('2026-08-12', 'short')).toBe('Wed');
  expect(weekdayWords('2026-08-12', 'long')).toBe('Wednesday');
});

test('a day begins in India five and a half hours before it does in Greenwich', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:00Z'))).toBe('2026-11-20');
  expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('days, months and times are written as the platform writes them', () => {
  const day = new Date('2026-01-01');
  for (; day.getUTCFullYear() < 2028; day.setUTCDate(day.getUTCDate() + 1)) {
    const iso = day.toISOString().slice(0, 10);
    expect(dayWords(iso)).toBe(formatLongDay(iso));
    expect(shortDayWords(iso)).toBe(formatDayMonth(iso));
    expect(monthWords(iso.slice(0, 7))).toBe(formatMonth(iso.slice(0, 7)));
  }
  const times = Array.from({ length: 24 * 60 }, (_, minutes) => timeAt(minutes));
  expect(times.map(clockWords)).toEqual(times.map(formatClock));
});
