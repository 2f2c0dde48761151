import type { Answer } from '@nukkad/platform/contract';
import { isToCome, soonOf } from './bookings.model';

const at = (start: string) => ({ _id: start, start });
const answerOf = (...starts: string[]) =>
  ({ bookings: starts.map(at), total: 9, next: 'more' }) as unknown as Answer<'getMyBookings'>;

/** Half past midnight in India, where the day before has not ended in Greenwich. */
const now = Date.parse('2026-11-28T00:30:00+05:30');

test.each([
  ['under way', '2026-11-28T00:00:00+05:30', 1],
  ['this evening', '2026-11-28T21:00:00+05:30', 1],
  ['late tomorrow', '2026-11-29T23:59:00+05:30', 1],
  ['the day after', '2026-11-30T00:00:00+05:30', 0],
])('an appointment %s (%s) is kept %d times', (_what, start, times) => {
  expect(soonOf(answerOf(start), now).bookings).toHaveLength(times);
});

test('what is left out is neither counted nor continued', () => {
  const { total, next } = soonOf(answerOf('2026-11-28T10:00:00Z', '2026-12-08T10:00:00Z'), now);
  expect([total, next]).toEqual([1, null]);
});

test.each([
  ['2026-11-28T10:00:00Z', true],
  ['2026-12-28T10:00:00Z', true],
  ['2026-11-26T18:00:00Z', false],
])('what ends at %s is of use: %s', (end, isOfUse) => {
  expect(isToCome({ end }, now)).toBe(isOfUse);
});
