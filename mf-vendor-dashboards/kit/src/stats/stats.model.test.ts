import { aPerformance } from '@nukkad/platform/testing';
import {
  beginnings,
  changeOf,
  monthWords,
  numberWords,
  peopleShares,
  percentages,
  type StatValue,
  scaleOf,
  valuesBy,
} from './stats.model';

test.each<[StatValue, string | null]>([
  [1_240, '1,240'],
  [{ value: 124_000, before: null }, '1,24,000'],
  [{ value: 24.5, before: 1 }, '24.5'],
  [{ average: 4, count: 300 }, '4.0'],
  [null, null],
])('%j reads %s', (stat, words) => expect(numberWords(stat)).toBe(words));

test.each([
  [
    { value: 120, before: 100 },
    { direction: 'up', percent: '20\u00a0%' },
  ],
  [
    { value: 64, before: 80 },
    { direction: 'down', percent: '20\u00a0%' },
  ],
  [
    { value: 103.15, before: 100 },
    { direction: 'up', percent: '3.15\u00a0%' },
  ],
  [
    { value: 4, before: 3 },
    { direction: 'up', percent: '33\u00a0%' },
  ],
  [
    { value: 7, before: 7 },
    { direction: 'level', percent: null },
  ],
  [
    { value: 4, before: 0 },
    { direction: 'up', percent: null },
  ],
  [{ value: 0, before: 0 }, null],
  [{ value: 5, before: null }, null],
  [5, null],
  [{ average: 4.5, count: 3 }, null],
  [null, null],
])('%j has moved %j', (stat, change) => expect(changeOf(stat)).toEqual(change));

test.each([
  [
    [9, 6, 5],
    [45, 30, 25],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])('%j are %j percent', (counts, percent) => expect(percentages(counts)).toEqual(percent));

test('men, women and children are told in percent', () =>
  expect(peopleShares({ male: 1, female: 3, child: 0 })).toEqual({
    male: 25,
    female: 75,
    child: 0,
  }));

test.each([
  [240, { max: 500, step: 100 }],
  [500, { max: 500, step: 100 }],
  [501, { max: 1_000, step: 200 }],
  [1_740, { max: 2_000, step: 400 }],
])('a greatest value of %d has its scale', (most, scale) =>
  expect(scaleOf(aPerformance({ hours: [most] }))).toEqual(scale),
);

test('without any value the scale is the documented one', () =>
  expect(scaleOf(aPerformance({ hours: [], students: [], classes: [] }))).toEqual({
    max: 500,
    step: 100,
  }));

test.each([
  ['weeks', ['1 Jan', '1 Feb', '1 Sep']],
  ['month', ['Jan', 'Feb', 'Sep']],
  ['years', ['2026', '2026', '2026']],
] as const)('%s are named by their beginning', (span, names) =>
  expect(
    beginnings(aPerformance({ span, from: ['2026-01-01', '2026-02-01', '2026-09-01'] })),
  ).toEqual(names),
);

test.each([
  ['2025-12-31', [null, null, null]],
  ['2026-01-01', [120, null, null]],
  ['2026-02-28', [120, 0, null]],
  ['2027-01-01', [120, 0, 0]],
])('on %s the months so far have values', (day, values) =>
  expect(valuesBy(day, aPerformance(), [120, 0, 0])).toEqual(values),
);

test('a month is the one it is in India', () =>
  expect(monthWords(new Date('2026-10-31T20:00:00Z'))).toBe('November 2026'));
