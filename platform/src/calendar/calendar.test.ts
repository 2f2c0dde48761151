import {
  addDays,
  addMonths,
  boundsOf,
  dayIn,
  daysBetween,
  eachDay,
  instantAt,
  isDay,
  minuteIn,
  minutesOf,
  monthSpan,
  offsetIn,
  timeAt,
  timeIn,
  weekdayOf,
  weekOf,
  weekSpan,
} from './calendar';

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days is %s', (day, days, there) => {
  expect(addDays(day, days)).toBe(there);
  expect(daysBetween(day, there)).toBe(days);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -25, '2024-02'],
])('%s and %i months is %s', (month, months, there) => {
  expect(addMonths(month, months)).toBe(there);
});

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends with %s', (month, to) => {
  expect(monthSpan(month)).toEqual({ from: `${month}-01`, to });
});

test('every day from the first to the last; none when the last is earlier', () => {
  expect(eachDay('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(eachDay('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
  expect(eachDay('2026-12-30', '2026-12-28')).toEqual([]);
});

test.each([
  ['2024-08-07', 'monday', '2024-08-05', '2024-08-11'],
  ['2024-08-05', 'monday', '2024-08-05', '2024-08-11'],
  ['2024-08-11', 'monday', '2024-08-05', '2024-08-11'],
  ['2024-08-07', 'sunday', '2024-08-04', '2024-08-10'],
  ['2024-08-04', 'sunday', '2024-08-04', '2024-08-10'],
] as const)('the week of %s from %s', (day, start, first, last) => {
  const week = weekOf(day, start);
  expect([week.length, week[0], week.at(-1)]).toEqual([7, first, last]);
  expect(weekSpan(day, start)).toEqual({ from: first, to: last });
});

test('weekdays count from Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekdayOf)).toEqual([1, 5, 7]);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['20-11-2026', false],
  ['2026-11-20T10:00', false],
  ['', false],
])('whether "%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2030-01-07T12:00:00.000Z', 'Asia/Kolkata', '2030-01-07', '17:30', 330],
  ['2030-01-07T18:30:00.000Z', 'Asia/Kolkata', '2030-01-08', '00:00', 330],
  ['2030-01-07T20:00:00.000Z', 'America/New_York', '2030-01-07', '15:00', -300],
  ['2030-07-07T12:00:00.000Z', 'Europe/London', '2030-07-07', '13:00', 60],
  ['1969-12-31T23:59:30.500Z', 'Asia/Kolkata', '1970-01-01', '05:29', 330],
])('at %s clocks in %s show %s, %s', (instant, zone, day, time, offset) => {
  expect(dayIn(instant, zone)).toBe(day);
  expect(timeIn(instant, zone)).toBe(time);
  expect(minuteIn(new Date(instant), zone)).toBe(minutesOf(time));
  expect(offsetIn(Date.parse(instant), zone)).toBe(offset);
});

test.each([
  // Clocks go forward from 2 to 3: a skipped time moves by the length of the gap.
  ['2027-03-14', '01:30', 'America/New_York', '2027-03-14T06:30:00.000Z'],
  ['2027-03-14', '02:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
  ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['2027-03-14', '03:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
  // Clocks go back: of a repeated time the first is meant.
  ['2027-10-31', '01:00', 'Europe/London', '2027-10-31T00:00:00.000Z'],
  ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', '02:00', 'Europe/London', '2027-10-31T02:00:00.000Z'],
  ['2025-02-23', '02:30', 'Africa/Casablanca', '2025-02-23T01:30:00.000Z'],
  // Shifts by half an hour.
  ['2027-04-04', '01:30', 'Australia/Lord_Howe', '2027-04-03T14:30:00.000Z'],
  ['2027-10-03', '02:00', 'Australia/Lord_Howe', '2027-10-02T15:30:00.000Z'],
  // Shifts at midnight: the day begins at one.
  ['2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  // A day that the calendar of Samoa skips.
  ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ['2026-11-21', '24:00', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantAt(day, minutesOf(time), zone).toISOString()).toBe(instant);
});

test.each([
  ['2027-03-14', 'America/New_York', 23],
  ['2027-10-31', 'Europe/London', 25],
  ['2027-10-31', 'Asia/Kolkata', 24],
])('%s in %s has %i hours', (day, zone, hours) => {
  const { from, until } = boundsOf({ from: day, to: day }, zone);
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  const next = addDays(day, 1);
  expect(boundsOf({ from: day, to: next }, zone).until).toEqual(
    boundsOf({ from: next, to: next }, zone).until,
  );
});

test('minutes of a day as times, and back', () => {
  expect([0, 545, 1_050, 1_440].map(timeAt)).toEqual(['00:00', '09:05', '17:30', '24:00']);
  expect(['00:00', '09:05', '17:30', '24:00'].map(minutesOf)).toEqual([0, 545, 1_050, 1_440]);
});

test.each([
  ['a day', () => addDays('2026-02-30', 1)],
  ['a day in words', () => addDays('tomorrow', 1)],
  ['a month', () => addMonths('2026-13', 1)],
  ['an instant', () => dayIn('tomorrow', 'Asia/Kolkata')],
  ['a zone', () => dayIn(0, 'Asia/Bengaluru')],
  ['the zone of a time', () => instantAt('2026-11-21', 0, 'Asia/Bengaluru')],
])('%s that does not exist is an error', (_, act) => {
  expect(act).toThrow(RangeError);
});
