import { clock, secondsUntil } from './clock.model';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [90, '1:30'],
  [3_600, '60:00'],
])('%d s is %s', (seconds, shown) => {
  expect(clock(seconds)).toBe(shown);
});

test.each([
  [30_000, 0, 30],
  [30_000, 29_001, 1],
  [30_000, 30_000, 0],
  [30_000, 90_000, 0],
])('until %d at %d there are %d s', (moment, now, seconds) => {
  expect(secondsUntil(moment, now)).toBe(seconds);
});
