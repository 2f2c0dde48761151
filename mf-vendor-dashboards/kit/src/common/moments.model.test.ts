import {
  addDays,
  agoWords,
  clockWords,
  dateWords,
  dayIn,
  dayWords,
  longDay,
  momentWords,
  shortDay,
} from './moments.model';

const INSTANT = '2030-01-07T20:00:00.000Z';

test.each([
  ['Asia/Kolkata', '2030-01-08', 'Tue 8 Jan 2030, 1:30 AM IST'],
  ['America/New_York', '2030-01-07', 'Mon 7 Jan 2030, 3:00 PM GMT-5'],
  ['UTC', '2030-01-07', 'Mon 7 Jan 2030, 8:00 PM UTC'],
])('in %s it is %s, %s', (zone, day, words) => {
  expect(dayIn(INSTANT, zone)).toBe(day);
  expect(momentWords(INSTANT, zone)).toBe(words);
});

test('days and clocks in words', () => {
  expect(dayWords(INSTANT)).toBe('Tuesday 8 January 2030');
  expect(clockWords(INSTANT)).toBe('1:30 AM');
  expect(dateWords('2026-09-01T10:00:00Z')).toBe('1 Sep 2026');
  expect(shortDay('2030-01-07')).toBe('Mon 7 Jan');
  expect(longDay('2030-01-07')).toBe('Monday 7 January 2030');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  ['2030-01-07T20:00:00.000Z', 'just now'],
  ['2030-01-07T19:58:00.000Z', '2 minutes ago'],
  ['2030-01-06T19:00:00.000Z', 'yesterday'],
  ['2028-12-07T20:00:00.000Z', 'last year'],
])('%s is %s', (instant, words) => {
  expect(agoWords(instant, new Date(INSTANT))).toBe(words);
});
