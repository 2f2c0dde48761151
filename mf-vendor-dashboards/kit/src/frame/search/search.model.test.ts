import type { PracticeSearchAnswer } from '@nukkad/platform/contract';
import { questionOf, resultAddress, sectionsOf } from './search.model';

const found: PracticeSearchAnswer = {
  clients: [{ _id: 'c1', number: 'P-000001', name: 'Meera Iyer' }],
  bookings: [
    {
      _id: 'b1',
      name: 'Meera',
      start: '2030-01-07T12:00:00.000Z',
      status: 'confirmed',
      about: null,
    },
  ],
  threads: [],
};
const places = {
  clients: { room: 'students', label: 'Students' },
  messages: { room: 'messages', label: 'Messages' },
};

test.each([
  ['', null],
  [' m ', null],
  [' me ', 'me'],
  ['x'.repeat(70), 'x'.repeat(60)],
])('of %j %j is asked', (typed, asked) => {
  expect(questionOf(typed)).toBe(asked);
});

test('what was found stands under the words of its room; without one, or empty, it is left out', () => {
  expect(sectionsOf(found, places)).toEqual([
    {
      title: 'Students',
      options: [{ id: 'clients:c1', label: 'Meera Iyer', detail: 'P-000001' }],
    },
  ]);
  const bookings = { room: 'schedules', label: 'Classes' };
  expect(sectionsOf(found, { bookings })[0]?.options[0]?.detail).toBe('Mon 7 Jan 2030, 5:30 PM');
});

test.each([
  ['clients:c1', { room: 'students', query: { client: 'c1' } }],
  ['messages:t1', { room: 'messages', query: { thread: 't1' } }],
  ['bookings:b1', null],
  ['Students: all', null],
])('%s leads to %j', (chosen, place) => {
  expect(resultAddress(chosen, places)).toEqual(place);
});
