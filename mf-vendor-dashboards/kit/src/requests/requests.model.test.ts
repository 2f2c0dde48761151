import type { PracticeCalendar } from '@nukkad/platform/contract';
import { aPracticeBooking } from '@nukkad/platform/testing';
import { sortRows } from '@nukkad/shared-ui';
import { compares, itemsOf, type RequestRow, rowOf, withAnswered } from './requests.model';

const ZONE = 'Asia/Kolkata';

test('a row has the day as d/m/yyyy and the time of the zone', () => {
  const booking = aPracticeBooking({ about: null });
  expect(rowOf(booking, ZONE)).toMatchObject({
    name: 'Meera Iyer',
    disease: '–',
    date: '7/1/2030',
    time: '17:30',
  });
});

const rows = (
  [
    ['asha', 'Scaling', '10/1/2030', '10:00'],
    ['Binu', 'checkup', '9/2/2030', '09:00'],
    ['ASHA', 'Emergency', '2/3/2029', '13:30'],
  ] as const
).map(
  ([name, disease, date, time], index): RequestRow => ({
    booking: aPracticeBooking({ _id: String(index) }),
    name,
    disease,
    date,
    time,
  }),
);
const order = (column: keyof typeof compares, direction: 'ascending' | 'descending') =>
  sortRows(rows, compares[column], direction)
    .map(({ booking }) => booking._id)
    .join('');

test.each([
  ['name', 'ascending', '021'],
  ['name', 'descending', '102'],
  ['disease', 'ascending', '120'],
  ['date', 'ascending', '201'],
  ['time', 'ascending', '102'],
  ['time', 'descending', '201'],
] as const)('by %s, %s, the order is %s', (column, direction, expected) => {
  expect(order(column, direction)).toBe(expected);
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

// 2 PM in India is half past eight in UTC.
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
