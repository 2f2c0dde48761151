import { slotDays } from '@nukkad/platform/testing';
import { groupsOf, shownDay, startOf, timeOf, WEEKS, weekOf } from './move.model';

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
