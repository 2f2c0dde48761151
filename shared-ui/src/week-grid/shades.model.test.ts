import type { Carry } from './carry/carry.model';
import { isTaken, shadeAt } from './shades.model';
import type { WeekEntry, WeekShade } from './week-entry';

const day = '2026-11-18';
const shades: WeekShade[] = [
  { day, start: '14:00', end: '16:00', kind: 'lunch', label: 'Lunch Break' },
  { day, start: '09:00', end: '10:00', kind: 'closed' },
  { day, start: '10:30', end: '10:45', kind: 'buffer' },
];
const entries: WeekEntry[] = [{ id: 'asha', day, start: '11:00', end: '11:30', title: 'Asha' }];

test.each([
  ['13:30', undefined],
  ['14:00', 'Lunch Break'],
  ['15:59', 'Lunch Break'],
  ['16:00', undefined],
  ['09:00', undefined],
])('at %s the words are %s', (time, words) => {
  expect(shadeAt(shades, day, time)).toBe(words);
});

const at = (id: string | null, start: number, end: number): Carry => ({
  id,
  day: 0,
  start,
  end,
  anchor: start,
});

test.each([
  ['beside others', at('ravi', 690, 720), false],
  ['on another', at('ravi', 675, 705), true],
  ['on itself', at('asha', 675, 705), false],
  ['in lunch', at('asha', 840, 870), true],
  ['in a buffer', at('asha', 630, 645), false],
  ['closed time', at('asha', 540, 570), true],
  ['closed time that is to be blocked', at(null, 540, 570), false],
  ['a stretch on an entry', at(null, 630, 690), true],
])('%s', (_, carry, taken) => {
  expect(isTaken(carry, day, entries, shades)).toBe(taken);
  expect(isTaken(carry, '2026-11-19', entries, shades)).toBe(false);
});
