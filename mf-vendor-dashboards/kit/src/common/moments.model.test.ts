import { addDays, dayIn } from './moments.model';

const INSTANT = '2030-01-07T20:00:00.000Z';

test.each([
  ['Asia/Kolkata', '2030-01-08'],
  ['America/New_York', '2030-01-07'],
  ['UTC', '2030-01-07'],
])('in %s it is %s', (zone, day) => {
  expect(dayIn(INSTANT, zone)).toBe(day);
});

test('days go over the end of a month', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
