import {
  boundsOf,
  type Carry,
  carriedBy,
  carriedTo,
  isSamePlace,
  pointAt,
  stretchedBy,
  stretchedTo,
} from './carry.model';

const hours = { from: '09:00', to: '12:00', stepMinutes: 60 };
const bounds = boundsOf(3, hours, 30);
const at = (day: number, start: number, end: number, anchor = start): Carry => ({
  id: 'asha',
  day,
  start,
  end,
  anchor,
});
const placeOf = ({ day, start, end }: Carry) => [day, start, end];

test.each([
  ['to the nearest step', 1, 551, [1, 540, 600]],
  ['to the next one', 1, 556, [1, 570, 630]],
  ['no earlier than the first row', 0, 100, [0, 540, 600]],
  ['so that its end fits', 2, 715, [2, 660, 720]],
  ['no further than the last day', 9, 600, [2, 600, 660]],
])('an entry is carried %s', (_, day, minutes, place) => {
  expect(placeOf(carriedTo(at(0, 600, 660), day, minutes, bounds))).toEqual(place);
});

test.each([
  ['ArrowLeft', [0, 600, 660]],
  ['ArrowRight', [2, 600, 660]],
  ['ArrowUp', [1, 570, 630]],
  ['ArrowDown', [1, 630, 690]],
])('%s carries it', (key, place) => {
  expect(placeOf(carriedBy(key, at(1, 600, 660), bounds)!)).toEqual(place);
});

test('other keys carry nothing', () => {
  expect(carriedBy('a', at(1, 600, 660), bounds)).toBeUndefined();
  expect(stretchedBy('ArrowLeft', at(1, 600, 630), bounds)).toBeUndefined();
});

test.each([
  ['down', 665, [0, 600, 690]],
  ['up', 555, [0, 540, 630]],
  ['past the end', 2000, [0, 600, 720]],
  ['nowhere', 610, [0, 600, 630]],
])('a stretch grows %s', (_, minutes, place) => {
  expect(placeOf(stretchedTo(at(0, 600, 630), minutes, bounds))).toEqual(place);
});

test('the free end of a stretch goes down, back, and above where it began', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown'];
  const seen: number[][] = [];
  keys.reduce(
    (stretch, key) => {
      const next = stretchedBy(key, stretch, bounds)!;
      seen.push([next.start, next.end]);
      return next;
    },
    at(0, 600, 630),
  );
  expect(seen).toEqual([
    [600, 660],
    [600, 630],
    [570, 630],
    [600, 630],
  ]);
});

test('places are compared without what began them', () => {
  expect(isSamePlace(at(0, 600, 630), at(0, 600, 630, 570))).toBe(true);
  expect(isSamePlace(at(0, 600, 630), at(1, 600, 630))).toBe(false);
});

const cells = [100, 200, 300].map((left) => ({ left, right: left + 100, top: 50, height: 40 }));

test.each([
  ['inside of a cell', 250, 70, { day: 1, minutes: 570 }],
  ['beside of all', 20, 50, { day: 0, minutes: 540 }],
  ['below', 399, 170, { day: 2, minutes: 720 }],
])('a point %s', (_, x, y, found) => {
  expect(pointAt(x, y, cells, hours)).toEqual(found);
});

test('what is not drawn cannot be pointed at', () => {
  const [first, ...others] = cells;
  const hidden = others.map((cell) => ({ ...cell, left: 0, right: 0 }));
  expect(pointAt(399, 50, [first!, ...hidden], hours)?.day).toBe(0);
  expect(pointAt(0, 0, hidden, hours)).toBeUndefined();
});
