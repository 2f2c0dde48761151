import { hasLines, hasShares, inkOf, nearest, nth, plainColour, withUnit } from './chart.model';

test.each([
  [62, '%', '62%'],
  [12, 'bookings', '12 bookings'],
  [3, '', '3'],
])('%d in "%s" is %s', (value, unit, expected) => {
  expect(withUnit({ name: 'Any', value, unit }, String)).toBe(expected);
});

test.each<[string[], (number | null)[][], boolean]>([
  [['Jan'], [[1]], true],
  [['Jan'], [[0]], true],
  [['Jan'], [[], [2]], true],
  [['Jan'], [[]], false],
  [['Jan'], [], false],
  [['Jan', 'Feb'], [[1, null]], true],
  [['Jan'], [[null]], false],
  [[], [[1]], false],
])('%j with %j: something to draw %j', (categories, values, expected) => {
  const series = values.map((line) => ({ name: 'Any', values: line }));
  expect(hasLines(categories, series)).toBe(expected);
});

test.each([
  [[], false],
  [[0, 0], false],
  [[0, 3], true],
])('shares of %j: something to draw %j', (values, expected) => {
  expect(hasShares(values.map((value) => ({ name: 'Any', value, unit: '%' })))).toBe(expected);
});

test.each([
  [[10, 50, 90], 0, 0],
  [[10, 50, 90], 29, 0],
  [[10, 50, 90], 31, 1],
  [[10, 50, 90], 400, 2],
  [[], 5, -1],
])('of %j the nearest to %d is the one at %d', (places, x, expected) => {
  expect(nearest(places, x)).toBe(expected);
});

test.each([
  ['rgb(51, 65, 158)', 'rgb(51, 65, 158)'],
  ['color(srgb 0.2 0.5 1)', 'rgb(51, 128, 255)'],
  ['color(srgb 0.2 0.5 1 / 0.5)', 'rgb(51, 128, 255)'],
])('%s is read as %s', (computed, expected) => {
  expect(plainColour(computed)).toBe(expected);
});

test('six colours differ, the seventh is the first again', () => {
  const inks = Array.from({ length: 6 }, (_, index) => inkOf(index));
  expect(new Set(inks).size).toBe(6);
  expect(inkOf(6)).toBe(inks[0]);
  expect(nth(['a', 'b'], 3)).toBe('b');
});
