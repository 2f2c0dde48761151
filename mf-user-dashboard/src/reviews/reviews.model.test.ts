import { canEdit, sortOf } from './reviews.model';

test.each([
  [null, 'newest'],
  ['rating', 'rating'],
  ['nowhere', 'newest'],
])('%s sorts by %s', (asked, sort) => {
  expect(sortOf(asked)).toBe(sort);
});

test.each([
  ['2026-11-30T09:59:59Z', true],
  ['2026-11-30T10:00:00Z', false],
])('at %s it can be changed: %s', (now, can) => {
  expect(canEdit({ editableUntil: '2026-11-30T10:00:00Z' }, new Date(now))).toBe(can);
});
