import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDuration,
  formatFullDay,
  formatLongDate,
  formatLongDateTime,
  formatLongDay,
  formatMonth,
  formatNearDay,
  formatNearTime,
  formatRelative,
  formatShortDay,
  formatSpan,
  formatTime,
  formatViewerDateTime,
  formatZone,
  formatZonedDateTime,
  zoneSuffix,
} from './time';

const EVENING = '2030-01-07T20:00:00Z';
const INDIA = 'Asia/Kolkata';
const NEW_YORK = 'America/New_York';

test.each([
  [formatTime(EVENING), '1:30 AM'],
  [formatTime(EVENING, NEW_YORK), '3:00 PM'],
  [formatTime('2030-01-07T18:30:00Z'), '12:00 AM'],
  [formatClock('12:05'), '12:05 PM'],
  [formatClock('00:30'), '12:30 AM'],
  [formatClock('17:30'), '5:30 PM'],
  [formatDate(EVENING), '8 Jan 2030'],
  [formatDate(EVENING, NEW_YORK), '7 Jan 2030'],
  [formatDate('2026-09-05'), '5 Sep 2026'],
  [formatLongDate(EVENING), 'Tuesday 8 January 2030'],
  [formatLongDay('2026-08-12'), 'Wednesday 12 August 2026'],
  [formatShortDay('2026-09-05'), 'Sat 5 Sep'],
  [formatDayMonth('2026-09-05'), '5 Sep'],
  [formatFullDay('2026-11-01'), '1 November 2026'],
  [formatMonth('2026-09'), 'September 2026'],
  [formatMonth('2026-09-05', 'short'), 'Sep'],
  [formatZonedDateTime(EVENING), 'Tue 8 Jan 2030, 1:30 AM IST'],
  [formatZonedDateTime(EVENING, NEW_YORK), 'Mon 7 Jan 2030, 3:00 PM GMT-5 (America/New_York)'],
  [formatZone(EVENING, INDIA), 'IST'],
  [formatZone(EVENING, NEW_YORK), 'GMT-5'],
])('%s', (words, expected) => {
  expect(words).toBe(expected);
});

test.each([
  ['India, to a reader there', INDIA, INDIA, 'Tue 8 Jan 2030, 1:30 AM'],
  ['India, by its old name', INDIA, 'Asia/Calcutta', 'Tue 8 Jan 2030, 1:30 AM'],
  ['India, where clocks show the same', INDIA, 'Asia/Colombo', 'Tue 8 Jan 2030, 1:30 AM'],
  ['India, to a reader elsewhere', INDIA, 'Europe/London', 'Tue 8 Jan 2030, 1:30 AM IST'],
  ['India, to somebody unknown', INDIA, null, 'Tue 8 Jan 2030, 1:30 AM IST'],
  ['New York, to a reader in India', NEW_YORK, INDIA, 'Mon 7 Jan 2030, 3:00 PM GMT-5'],
])('a time in %s', (_whose, zone, viewer, words) => {
  expect(formatDateTime(EVENING, zone, viewer)).toBe(words);
});

test('the reader’s own zone is asked for where none is named', () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  asked.mockReturnValue({ ...options, timeZone: 'Europe/London' });
  expect(zoneSuffix(EVENING, INDIA)).toBe(' IST');
  expect(formatViewerDateTime(EVENING)).toBe('Mon 7 Jan 2030, 8:00 PM');
  expect(zoneSuffix(EVENING, 'Europe/London')).toBe('');
  asked.mockRestore();
});

test('a span says its day once, and the zone after its end', () => {
  const [start, end] = ['2030-01-07T12:00:00Z', '2030-01-07T12:30:00Z'];
  const words = 'Monday 7 January 2030, 5:30 PM to 6:00 PM';
  expect(formatSpan(start, end, INDIA, INDIA)).toBe(words);
  expect(formatLongDateTime(start, INDIA, 'UTC')).toBe('Monday 7 January 2030, 5:30 PM IST');
  expect(formatSpan(start, end, INDIA, 'UTC')).toBe(`${words} IST`);
});

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T18:00:00Z', 'Today', 'Today, 11:30 PM'],
  ['2026-11-21T19:00:00Z', 'Tomorrow', 'Tomorrow, 12:30 AM'],
  ['2026-11-20T18:00:00Z', 'Yesterday', 'Yesterday, 11:30 PM'],
  ['2026-11-25T04:30:00Z', 'Wed 25 Nov', 'Wed 25 Nov, 10:00 AM'],
])('near: %s', (instant, day, time) => {
  expect(formatNearDay(instant, NOW)).toBe(day);
  expect(formatNearTime(instant, NOW, INDIA, INDIA)).toBe(time);
  expect(formatNearTime(instant, NOW, INDIA, 'UTC')).toBe(`${time} IST`);
});

test('without a today no day is near', () => {
  expect(formatNearTime('2026-11-21T12:00:00Z', null)).toBe('Sat 21 Nov, 5:30 PM');
});

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-21T14:10:00Z', 'in 2 hours'],
  ['2026-11-20T20:00:00Z', '16 hours ago'],
  // Less than 48 hours ago, but two midnights lie between.
  ['2026-11-19T13:00:00Z', '2 days ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-22T13:00:00Z', 'tomorrow'],
  ['2026-11-13T12:00:00Z', '1 week ago'],
  ['2026-10-11T12:00:00Z', '1 month ago'],
  ['2025-01-11T12:00:00Z', '1 year ago'],
])('%s is %s', (instant, words) => {
  expect(formatRelative(instant, NOW)).toBe(words);
});

test.each([
  [0, 'a minute'],
  [1, 'a minute'],
  [25, '25 minutes'],
  [60, 'an hour'],
  [61, '2 hours'],
  [240, '4 hours'],
])('%i minutes are %s at most', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});

test('parts of a date stay apart in every language', () => {
  document.documentElement.lang = 'kn-IN';
  // Formats are kept for as long as a page is open.
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof import('./time')>('./time');
    expect(fresh.formatDate('2026-11-24')).toBe('ನವೆಂ 24 2026');
  });
  document.documentElement.lang = '';
});
