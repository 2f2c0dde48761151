import { nextOf } from './next-in-queue.model';

test.each<[string, string[], number, number, string | undefined]>([
  ['what follows', ['a', 'b', 'c'], 1, 1, 'c'],
  ['what has moved up', ['a', 'c'], -1, 1, 'c'],
  ['of the next page', ['a', 'b', 'd'], -1, 2, 'd'],
  ['the first, after the last', ['a', 'b'], -1, 2, 'a'],
  ['the first, after the last that stays', ['a', 'b'], 1, 1, 'a'],
  ['the first, of an entry that was in no list', ['a', 'b'], -1, -1, 'a'],
  ['nothing, of the only one', ['a'], 0, 0, undefined],
  ['nothing, in an empty list', [], -1, 0, undefined],
])('next is %s', (_what, entries, at, before, next) => {
  expect(nextOf(entries, { at, before })).toBe(next);
});
