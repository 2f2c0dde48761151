import { formatClock } from '@nukkad/platform/format';
import { dayMonthYear, startAt } from './clock.model';

test.each([
  ['2030-01-07', '17:30', 'Asia/Kolkata', '2030-01-07T12:00:00.000Z'],
  ['2030-01-08', '00:00', 'Asia/Kolkata', '2030-01-07T18:30:00.000Z'],
  ['2030-01-07', '24:00', 'Asia/Kolkata', '2030-01-07T18:30:00.000Z'],
  // Times skipped or repeated by a clock change resolve to the same instant as on the server.
  ['2027-03-14', '02:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
  ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['2027-10-31', '01:00', 'Europe/London', '2027-10-31T00:00:00.000Z'],
  ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ['2030-03-31', '09:00', 'Europe/London', '2030-03-31T08:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(startAt(day, time, zone)).toBe(instant);
});

test('clocks and days are written', () => {
  expect(['00:15', '09:00', '12:30', '24:00'].map(formatClock)).toEqual([
    '12:15 AM',
    '9:00 AM',
    '12:30 PM',
    '12:00 AM',
  ]);
  expect(dayMonthYear('2024-08-05')).toBe('5/8/2024');
});
