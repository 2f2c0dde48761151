import {
  formatCount,
  formatDecimal,
  formatPercent,
  formatRating,
  formatShortCount,
} from './number';

test.each([
  [formatCount(125_000), '1,25,000'],
  [formatCount(999), '999'],
  [formatDecimal(1.256), '1.26'],
  [formatDecimal(1_250), '1,250'],
  [formatDecimal(2.25, 1), '2.3'],
  [formatRating(4), '4.0'],
  [formatShortCount(7), '7'],
  [formatShortCount(1_234), '1.2K'],
  [formatRating(4.84), '4.8'],
  [formatPercent(33.33), '33\u00a0%'],
  [formatPercent(0.25, 2), '0.25\u00a0%'],
])('%s is %s', (words, expected) => {
  expect(words).toBe(expected);
});
