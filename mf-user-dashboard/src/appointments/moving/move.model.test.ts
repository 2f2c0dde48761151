import type { BookableSlot, SlotsAnswer } from '@nukkad/platform/contract';
import { slotDays } from '@nukkad/platform/testing';
import {
  dayState,
  freeWords,
  groupsOf,
  shownDay,
  startOf,
  timeOf,
  WEEKS,
  weekOf,
} from './move.model';

const { days } = slotDays('2030-01-07');
const [monday, tuesday] = days;

test('weeks follow each other, as many as can be asked for', () => {
  expect(weekOf('2030-01-07', 0)).toEqual({ from: '2030-01-07', to: '2030-01-13' });
  expect(weekOf('2030-01-07', 2)).toEqual({ from: '2030-01-21', to: '2030-01-27' });
  expect(WEEKS).toBe(8);
});

test('the chosen day, else the first with a free time', () => {
  expect(shownDay(days, '2030-01-08')).toBe(tuesday);
  const full = days.map((day) => ({ ...day, free: day.date === '2030-01-10' ? 1 : 0 }));
  expect(shownDay(full, null)?.date).toBe('2030-01-10');
  expect(shownDay([], null)).toBeNull();
});

const dayWith = (...taken: BookableSlot['taken'][]): SlotsAnswer['days'][number] => ({
  date: '2030-01-07',
  free: taken.filter((reason) => reason === null).length,
  groups: [
    { part: 'morning', slots: taken.map((reason) => ({ start: '', time: '', taken: reason })) },
  ],
});

test.each([
  ['free', '1 free', dayWith('past', 'booked', null)],
  ['full', 'full', dayWith('past', 'booked', 'lunch', 'closed')],
  ['none', 'no times', dayWith('past', 'lunch', 'closed')],
  ['none', 'no times', dayWith()],
] as const)('a day that is %s says “%s”', (state, words, day) => {
  expect(dayState(day)).toBe(state);
  expect(freeWords(day)).toBe(words);
});

test('what is taken, and the time it has now, cannot be chosen', () => {
  const [morning, afternoon] = groupsOf(monday!, '2030-01-07T04:30:00Z');
  expect(morning?.slots.map(({ state }) => state)).toEqual(['taken', 'free']);
  expect(afternoon?.slots.map(({ state }) => state)).toEqual(['taken']);
});

test('a time of a day is an instant, and back', () => {
  const start = startOf(monday!, '10:30');
  expect(start).toBe('2030-01-07T05:00:00.000Z');
  expect(timeOf(monday!, start)).toBe('10:30');
  expect(timeOf(tuesday!, start)).toBeNull();
  expect(timeOf(monday!, null)).toBeNull();
});
