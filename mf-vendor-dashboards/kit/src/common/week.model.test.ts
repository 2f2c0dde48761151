import { dayAsked, rangeWords, weeksAround } from './week.model';

test.each([
  ['2024-08-07', null, ['2024-08-07']],
  ['2024-08-07', '2024-08-07', ['2024-07-31', '2024-08-07', '2024-08-14']],
  ['2024-08-09', '2024-08-07', ['2024-07-31', '2024-08-09', '2024-08-14']],
  ['2024-08-14', '2024-08-07', ['2024-07-31', '2024-08-07', '2024-08-14']],
  ['2024-12-04', '2024-08-07', ['2024-07-31', '2024-08-07', '2024-08-14', '2024-12-04']],
] as const)('with %s shown, after %s, these weeks are drawn: %s', (day, last, weeks) => {
  expect(weeksAround(day, last, 'monday')).toEqual(weeks);
});

test.each([
  ['2024-07-29', '2024-08-04', 'Jul 29 - Aug 04, 2024'],
  ['2026-12-28', '2027-01-03', 'Dec 28 - Jan 03, 2027'],
])('the range %s to %s is %s', (from, to, words) => {
  expect(rangeWords(from, to)).toBe(words);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-02-30', null],
  ['20-11-2026', null],
  ['', null],
  [null, null],
])('an address that says %s means %s', (asked, day) => {
  expect(dayAsked(asked)).toBe(day);
});
