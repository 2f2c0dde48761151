import { askAgainIn, standingOf } from './payment.model';

test.each([
  [0, 1_000],
  [1, 1_500],
  [3, 3_375],
  [20, 8_000],
])('after %i asks it is asked again in %i ms', (asks, delay) => {
  expect(askAgainIn(asks)).toBe(delay);
});

test.each([
  ['waiting', 'waiting'],
  ['failed', 'failed'],
  ['paid', 'paid'],
  ['part-refunded', 'paid'],
  ['refunded', 'paid'],
] as const)('a payment that is %s is %s for who pays', (state, standing) => {
  expect(standingOf({ state })).toBe(standing);
});
