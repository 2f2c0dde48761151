import { slotAfter } from './slot.model';

// 0 1 2 / 3 4, then nothing, then 5 6 7 / 8
const sizes = [5, 0, 4];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 8, 8],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 3, 5],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 7, 8],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 8, 5],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 6, 4],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['Home', 7, 0],
  ['End', 1, 8],
])('%s from %i leads to %i', (key, at, there) => {
  expect(slotAfter(key, at, sizes)).toBe(there);
});

test('other keys are left alone', () => {
  expect(slotAfter('Enter', 1, sizes)).toBeUndefined();
  expect(slotAfter('a', 1, sizes)).toBeUndefined();
});
