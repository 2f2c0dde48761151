import { edgeSpeed, type GestureEvent, nextGesture, sideOf } from './gesture.model';

const moved = (distance: number): GestureEvent => ({ type: 'moved', distance });
const held: GestureEvent = { type: 'held' };
const joined: GestureEvent = { type: 'joined' };
const ended: GestureEvent = { type: 'ended' };
const [mouse, finger] = [false, true];

test.each([
  ['a mouse that trembles waits', 'pressing', moved(5), mouse, 'pressing'],
  ['a mouse that moves carries', 'pressing', moved(6), mouse, 'carrying'],
  ['a mouse that is held waits', 'pressing', held, mouse, 'pressing'],
  ['a finger that trembles waits', 'pressing', moved(9), finger, 'pressing'],
  ['a finger that moves scrolls', 'pressing', moved(10), finger, 'over'],
  ['a finger that is held carries', 'pressing', held, finger, 'carrying'],
  ['what is carried goes on', 'carrying', moved(400), finger, 'carrying'],
  ['a scroll is not held afterwards', 'over', held, finger, 'over'],
  ['a second finger ends a press', 'pressing', joined, finger, 'over'],
  ['a second finger ends carrying', 'carrying', joined, finger, 'over'],
  ['what is released is over', 'carrying', ended, mouse, 'over'],
  ['a tap is over', 'pressing', ended, finger, 'over'],
] as const)('%s', (_, before, event, isFinger, after) => {
  expect(nextGesture(before, event, isFinger)).toBe(after);
});

// Visible from 100 to 700.
test.each([
  ['nowhere in the middle', 400, 0],
  ['not yet near the end', 636, 0],
  ['half as fast half way to the end', 668, 450],
  ['fastest at the end', 700, 900],
  ['no faster beyond it', 790, 900],
  ['back at the beginning', 100, -900],
  ['back, half as fast', 132, -450],
])('the page scrolls %s', (_, y, speed) => {
  expect(edgeSpeed(y, 100, 700)).toBe(speed);
});

test('where little is seen its middle stands still', () => {
  expect(edgeSpeed(150, 100, 200)).toBe(0);
});

test.each([
  [79, -1],
  [80, 0],
  [316, 0],
  [317, 1],
])('at %s pixels the neighbour is %s', (x, side) => {
  expect(sideOf(x, { left: 80, right: 340 })).toBe(side);
});
