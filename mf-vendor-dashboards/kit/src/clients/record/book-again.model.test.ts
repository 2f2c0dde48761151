import { practiceSettings } from '@nukkad/platform/testing';
import { againOrder, emptyAgain, minutesAsked, startsOn } from './book-again.model';

const start = '2090-01-02T06:30:00.000Z';

test('what is sent is what was chosen', () => {
  const typed = { ...emptyAgain(['trial', 'lesson']), start };
  expect(againOrder('c', typed)).toEqual({ clientId: 'c', kind: 'lesson', start });
  expect(againOrder('c', { ...typed, kind: 'hire', hours: 3, about: ' Wall ' })).toEqual({
    ...{ clientId: 'c', kind: 'hire', start, hours: 3, about: 'Wall' },
  });
});

test.each([
  [{ kind: 'hire', service: null, hours: 2 }, 120],
  [{ kind: 'appointment', service: 'service-1', hours: 1 }, 30],
  [{ kind: 'appointment', service: null, hours: 1 }, 20],
] as const)('%j takes %d minutes', (typed, minutes) =>
  expect(minutesAsked(typed, practiceSettings(), 20)).toBe(minutes),
);

test('times that are over cannot be chosen', () => {
  const calendar = {
    ...{ timeZone: 'Asia/Kolkata', slotMinutes: 30, bufferBefore: 0, bufferAfter: 0 },
    days: [{ date: '2090-01-02', open: [{ from: '11:30', to: '13:00' }], lunch: null }],
    ...{ bookings: [], exceptions: [] },
  };
  const now = new Date('2090-01-02T06:10:00Z');
  expect(startsOn(calendar, '2090-01-02', 30, now)).toEqual([
    { value: start, label: '12:00 PM' },
    { value: '2090-01-02T07:00:00.000Z', label: '12:30 PM' },
  ]);
});
