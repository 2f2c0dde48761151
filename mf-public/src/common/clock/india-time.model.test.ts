import { indianDay, indianMinute } from './india-time.model';

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', 23 * 60 + 59],
  ['2026-11-21T18:30:00Z', '2026-11-22', 0],
])('%s is on %s in India, at minute %i', (instant, day, minute) => {
  expect(indianDay(instant)).toBe(day);
  expect(indianMinute(instant)).toBe(minute);
});
