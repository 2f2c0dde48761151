import { barsOf, grouped } from './reviews.model';

test('the histogram has five bars, whatever the answer leaves out', () => {
  const histogram = [
    { stars: 4, count: 1 },
    { stars: 5, count: 3 },
  ];
  expect(barsOf({ histogram, total: 4 })).toEqual([
    { stars: 5, count: 3, percent: 75 },
    { stars: 4, count: 1, percent: 25 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 0, percent: 0 },
  ]);
});

test('nothing is divided by no reviews', () => {
  expect(barsOf({ histogram: [], total: 0 }).every(({ percent }) => percent === 0)).toBe(true);
});

test('counts are grouped the Indian way', () => {
  expect(grouped(123456)).toBe('1,23,456');
});
