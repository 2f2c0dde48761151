import { moved, newKey } from './ordered-list.model';

test.each([
  ['abc', 0, 1, 'bac'],
  ['abc', 2, -1, 'acb'],
  ['abc', 0, -1, 'abc'],
  ['abc', 2, 1, 'abc'],
  ['abc', 9, 1, 'abc'],
] as const)('%s: the one at %i moves by %i', (list, place, by, after) => {
  expect(moved([...list], place, by).join('')).toBe(after);
});

test('keys are nobody else’s', () => {
  expect(newKey()).not.toBe(newKey());
});
