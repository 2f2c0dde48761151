import type { PracticeCalendar } from '@nukkad/platform/contract';
import { aPracticeBooking } from '@nukkad/platform/testing';
import { itemsOf, marksOf, rowOf, rowsOn, sortQuery, withAnswered } from './requests.model';

const ZONE = 'Asia/Kolkata';

const disease = { header: 'Disease' };
const kindOfCase = { header: 'Disease', shows: 'caseCategory' } as const;

test('a row has the day as d/m/yyyy and the time of the zone', () => {
  const booking = aPracticeBooking({ about: null });
  expect(rowOf(booking, ZONE, disease)).toMatchObject({
    matter: '–',
    date: '7/1/2030',
    time: '17:30',
  });
});

test('a profession chooses what of a request stands in its column', () => {
  const booking = aPracticeBooking({ about: 'Consultation', caseCategory: 'Divorce' });
  expect(rowOf(booking, ZONE, disease).matter).toBe('Consultation');
  expect(rowOf(booking, ZONE, kindOfCase).matter).toBe('Divorce');
});

test.each([
  ['nothing', undefined, disease, 'time', 'asc'],
  ['Name', { column: 'name', direction: 'ascending' }, disease, 'name', 'asc'],
  ['Disease', { column: 'matter', direction: 'descending' }, disease, 'about', 'desc'],
  ['the kind of case', { column: 'matter', direction: 'ascending' }, kindOfCase, 'category', 'asc'],
  ['Date', { column: 'date', direction: 'descending' }, disease, 'time', 'desc'],
  ['Time', { column: 'time', direction: 'ascending' }, disease, 'clock', 'asc'],
] as const)('pressed: %s', (_, sorting, matter, sort, direction) => {
  expect(sortQuery(sorting, matter)).toEqual({ sort, direction });
});

test.each([
  [1, undefined, 10],
  [1, 3, 3],
  [2, 13, 3],
  [1, 0, 1],
])('page %i of %s requests has places for %i', (page, total, rows) => {
  expect(rowsOn(page, total)).toBe(rows);
});

test('days say how many appointments they have', () => {
  const bookings = [
    aPracticeBooking(),
    aPracticeBooking({ _id: 'b' }),
    aPracticeBooking({ _id: 'c', status: 'cancelled-by-client' }),
    aPracticeBooking({ _id: 'd', start: '2030-01-08T04:30:00.000Z' }),
  ];
  expect(marksOf(calendar({ bookings }))).toEqual({
    '2030-01-07': '2 appointments',
    '2030-01-08': '1 appointment',
  });
});

test('what was answered here keeps its place and label', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((_id) => aPracticeBooking({ _id }));
  const shown = withAnswered([a!, b!], [b!, c!], (id) => id === 'a');
  expect(shown.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  expect(withAnswered([a!, b!], [b!], () => false).map(({ _id }) => _id)).toEqual(['b']);
});

const at = (_id: string, start: string, end: string) =>
  aPracticeBooking({ _id, start: `2030-01-07T${start}Z`, end: `2030-01-07T${end}Z` });

function calendar(values: Partial<PracticeCalendar>): PracticeCalendar {
  return {
    timeZone: ZONE,
    slotMinutes: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    days: [{ date: '2030-01-07', open: [], lunch: { from: '14:00', to: '16:00' } }],
    bookings: [],
    exceptions: [],
    ...values,
  };
}

// 2 PM in India is 8:30 AM in UTC.
test.each([
  ['alone', [], ['lunch']],
  ['before all', [at('a', '11:00', '11:30')], ['lunch', 'a']],
  [
    'between, wherever that is',
    [at('b', '10:30', '11:00'), at('a', '04:30', '05:00')],
    ['a', 'lunch', 'b'],
  ],
  [
    'third where its time is third',
    [at('a', '04:30', '05:00'), at('b', '05:00', '05:30'), at('c', '10:30', '11:00')],
    ['a', 'b', 'lunch', 'c'],
  ],
])('lunch stands %s', (_, bookings, expected) => {
  const items = itemsOf(calendar({ bookings }), '2030-01-07');
  const names = items.map((item) => (item.kind === 'lunch' ? 'lunch' : item.booking._id));
  expect(names).toEqual(expected);
});

test('other days and what was cancelled are left out', () => {
  const bookings = [
    at('a', '19:00', '19:30'),
    { ...at('b', '05:00', '05:30'), status: 'cancelled-by-client' as const },
  ];
  expect(itemsOf(calendar({ bookings, days: [] }), '2030-01-07')).toEqual([]);
});
