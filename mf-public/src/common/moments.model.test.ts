import { addDays, indianDay, indianMinute } from './moments.model';

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', 23 * 60 + 59],
  ['2026-11-21T18:30:00Z', '2026-11-22', 0],
])('%s is on %s in India, at minute %i', (instant, day, minute) => {
  expect(indianDay(instant)).toBe(day);
  expect(indianMinute(instant)).toBe(minute);
});

test('days go over the end of a month', () => {
  expect(addDays('2026-08-31', 1)).toBe('2026-09-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
