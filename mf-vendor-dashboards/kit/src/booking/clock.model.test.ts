import { formatClock } from '@nukkad/platform/format';
import { dayMonthYear, instantAt, minutesOf, timeAt, timeIn } from './clock.model';

test.each([
  ['2030-01-07T12:00:00.000Z', 'Asia/Kolkata', '17:30'],
  ['2030-01-07T18:30:00.000Z', 'Asia/Kolkata', '00:00'],
  ['2030-07-07T12:00:00.000Z', 'Europe/London', '13:00'],
])('at %s clocks in %s show %s', (instant, zone, time) => {
  expect(timeIn(instant, zone)).toBe(time);
});

test.each([
  ['2030-01-07', '17:30', 'Asia/Kolkata', '2030-01-07T12:00:00.000Z'],
  ['2030-01-08', '00:00', 'Asia/Kolkata', '2030-01-07T18:30:00.000Z'],
  // The clocks of London go forward on 31 March 2030, at one.
  ['2030-03-31', '00:30', 'Europe/London', '2030-03-31T00:30:00.000Z'],
  ['2030-03-31', '09:00', 'Europe/London', '2030-03-31T08:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantAt(day, time, zone)).toBe(instant);
});

test('minutes, clocks and days are written', () => {
  expect(minutesOf('09:30')).toBe(570);
  expect(timeAt(1440)).toBe('24:00');
  expect(['00:15', '09:00', '12:30', '24:00'].map(formatClock)).toEqual([
    '12:15 AM',
    '9:00 AM',
    '12:30 PM',
    '12:00 AM',
  ]);
  expect(dayMonthYear('2024-08-05')).toBe('5/8/2024');
});
