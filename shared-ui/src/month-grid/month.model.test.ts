import { dayAfter, fitting, monthAfter, sameDayOf, weekFrom, weeksOf } from './month.model';

const inShort = (month: string) =>
  weeksOf(month).map((week) => week.map((day) => day?.slice(8) ?? '--').join(' '));

test.each([
  [
    '2026-11',
    [
      '-- -- -- -- -- -- 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 -- -- -- -- -- --',
    ],
  ],
  [
    '2027-02',
    [
      '01 02 03 04 05 06 07',
      '08 09 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
    ],
  ],
])('the weeks of %s', (month, weeks) => {
  expect(inShort(month)).toEqual(weeks);
});

test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-11-20', '2026-11-19'],
  ['ArrowDown', '2026-11-20', '2026-11-27'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['Home', '2026-11-20', '2026-11-16'],
  ['End', '2026-11-20', '2026-11-22'],
  ['Home', '2026-11-16', '2026-11-16'],
  ['Home', '2026-11-01', '2026-11-01'],
  ['End', '2026-11-30', '2026-11-30'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-01-15', '2026-12-15'],
])('%s from %s leads to %s', (key, day, there) => {
  expect(dayAfter(key, day)).toBe(there);
});

test('other keys are left alone', () => {
  expect(dayAfter('Enter', '2026-11-20')).toBeUndefined();
});

test.each([
  ['2026-12', '2026-11-20', '2026-12-20'],
  ['2028-02', '2026-11-30', '2028-02-29'],
])('in %s, %s becomes %s', (month, day, there) => {
  expect(sameDayOf(month, day)).toBe(there);
});

test.each([
  [[], [], 0],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], 2],
])('of %j there fit %j and %i more', (items, shown, more) => {
  expect(fitting(items, 3)).toEqual({ shown, more });
});

test('a week can begin on Sunday', () => {
  const [first] = weeksOf('2026-11', 'sunday');
  expect(first?.map((day) => day?.slice(8))).toEqual(['01', '02', '03', '04', '05', '06', '07']);
  expect(weeksOf('2026-12', 'sunday')[0]?.indexOf('2026-12-01')).toBe(2);
  expect(dayAfter('Home', '2026-11-18', 'sunday')).toBe('2026-11-15');
  expect(dayAfter('End', '2026-11-18', 'sunday')).toBe('2026-11-21');
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i months is %s', (month, months, there) => {
  expect(monthAfter(month, months)).toBe(there);
});

test('a week goes over the end of a year', () => {
  const week = weekFrom('2026-12-28');
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-12-28', '2027-01-03']);
});
