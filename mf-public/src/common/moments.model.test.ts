import {
  addDays,
  agoWords,
  clockOf,
  dateWords,
  indianDay,
  indianMinute,
  longDay,
  nearDay,
} from './moments.model';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', 23 * 60 + 59],
  ['2026-11-21T18:30:00Z', '2026-11-22', 0],
])('%s is on %s in India, at minute %i', (instant, day, minute) => {
  expect(indianDay(instant)).toBe(day);
  expect(indianMinute(instant)).toBe(minute);
});

test.each([
  ['2026-11-21T12:00:00Z', '5:30 PM'],
  ['2026-11-21T18:30:00Z', '12:00 AM'],
  ['2026-11-21T06:30:00Z', '12:00 PM'],
])('%s is %s on an Indian clock', (instant, words) => {
  expect(clockOf(instant)).toBe(words);
});

test('days go over the end of a month', () => {
  expect(addDays('2026-08-31', 1)).toBe('2026-09-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('days are written without commas', () => {
  expect(longDay('2026-08-12')).toBe('Wednesday 12 August 2026');
  expect(dateWords('2026-09-12T20:00:00Z')).toBe('13 Sep 2026');
});

test.each([
  ['2026-11-21T13:00:00Z', 'Today'],
  ['2026-11-21T19:00:00Z', 'Tomorrow'],
  ['2026-11-24T05:00:00Z', 'Tue 24 Nov'],
])('%s is %s', (instant, words) => {
  expect(nearDay(instant, now)).toBe(words);
});

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:05:00Z', 'just now'],
  ['2026-11-21T11:15:00Z', '45 minutes ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-06T12:00:00Z', '2 weeks ago'],
  ['2026-05-21T12:00:00Z', '6 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('%s is %s', (instant, words) => {
  expect(agoWords(instant, now)).toBe(words);
});
