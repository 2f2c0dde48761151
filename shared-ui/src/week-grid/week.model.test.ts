import { placed, rowTimes, settled, spotAfter, stopsOf } from './week.model';

const hours = { from: '09:00', to: '12:00', stepMinutes: 30 };
const span = (id: string, start: string, end: string) => ({ id, start, end });

test.each([
  [{ from: '09:00', to: '10:30', stepMinutes: 30 }, ['09:00', '09:30', '10:00']],
  [{ from: '09:00', to: '11:15', stepMinutes: 60 }, ['09:00', '10:00', '11:00']],
  [{ from: '09:00', to: '09:00', stepMinutes: 30 }, []],
])('%j has rows %j', (some, times) => {
  expect(rowTimes(some)).toEqual(times);
});

test.each([
  ['on a row', span('a', '10:00', '11:00'), { row: 2, offset: 0, length: 2 }],
  ['inside of a row', span('a', '10:15', '10:45'), { row: 2, offset: 0.5, length: 1 }],
  ['too short to be read', span('a', '10:00', '10:05'), { row: 2, offset: 0, length: 0.5 }],
  ['begun before', span('a', '08:00', '09:30'), { row: 0, offset: 0, length: 1 }],
  ['ending after', span('a', '11:30', '14:00'), { row: 5, offset: 0, length: 1 }],
])('a span %s', (_, one, place) => {
  expect(placed([one], hours)).toEqual([{ id: 'a', lane: 0, lanes: 1, ...place }]);
});

test('what lies outside of the hours is not placed', () => {
  expect(placed([span('a', '08:00', '09:00'), span('b', '12:00', '13:00')], hours)).toEqual([]);
});

const lanesOf = (...times: [string, string, string][]) =>
  placed(
    times.map(([id, start, end]) => span(id, start, end)),
    hours,
  ).map(({ id, lane, lanes }) => `${id} ${lane}/${lanes}`);

test.each([
  [
    'one after another',
    [
      ['a', '09:00', '10:00'],
      ['b', '10:00', '11:00'],
    ],
    ['a 0/1', 'b 0/1'],
  ],
  [
    'at once',
    [
      ['a', '09:00', '10:00'],
      ['b', '09:00', '10:00'],
    ],
    ['a 0/2', 'b 1/2'],
  ],
  [
    'the longer first',
    [
      ['a', '09:00', '09:30'],
      ['b', '09:00', '10:00'],
    ],
    ['b 0/2', 'a 1/2'],
  ],
  [
    'through a third',
    [
      ['a', '09:00', '10:00'],
      ['b', '09:30', '11:00'],
      ['c', '10:30', '11:30'],
    ],
    ['a 0/2', 'b 1/2', 'c 0/2'],
  ],
  [
    'two crowds',
    [
      ['a', '09:00', '10:00'],
      ['b', '09:30', '10:30'],
      ['c', '10:30', '11:30'],
    ],
    ['a 0/2', 'b 1/2', 'c 0/1'],
  ],
] as [string, [string, string, string][], string[]][])('%s', (_, times, lanes) => {
  expect(lanesOf(...times)).toEqual(lanes);
});

test('a row is a stop, each span is one, a covered row is none', () => {
  const spans = [
    span('a', '09:30', '10:30'),
    span('b', '09:30', '10:00'),
    span('c', '11:00', '11:45'),
  ];
  expect(stopsOf(placed(spans, hours), 6)).toEqual([1, 2, 0, 1, 1, 1]);
});

// Three days of four rows; on the second, two spans begin in row 1 and cover row 2.
const days = [
  [1, 1, 1, 1],
  [1, 2, 0, 1],
  [1, 1, 1, 1],
];
const at = (day: number, row: number, stop = 0) => ({ day, row, stop });

test.each([
  ['ArrowRight', at(0, 0), at(1, 0)],
  ['ArrowRight', at(0, 2), at(1, 1)],
  ['ArrowRight', at(1, 1), at(1, 1, 1)],
  ['ArrowRight', at(1, 1, 1), at(2, 1)],
  ['ArrowRight', at(2, 0), at(2, 0)],
  ['ArrowRight', at(0, -1), at(1, -1)],
  ['ArrowLeft', at(2, 2), at(1, 1, 1)],
  ['ArrowLeft', at(1, 1, 1), at(1, 1)],
  ['ArrowLeft', at(0, 3), at(0, 3)],
  ['ArrowDown', at(1, 1, 1), at(1, 3)],
  ['ArrowDown', at(0, -1), at(0, 0)],
  ['ArrowDown', at(0, 3), at(0, 3)],
  ['ArrowUp', at(1, 3), at(1, 1)],
  ['ArrowUp', at(0, 0), at(0, -1)],
  ['ArrowUp', at(0, -1), at(0, -1)],
  ['Home', at(2, 2), at(0, 2)],
  ['End', at(1, 1, 1), at(2, 1)],
])('%s from %j leads to %j', (key, from, to) => {
  expect(spotAfter(key, from, days)).toEqual(to);
});

test('other keys are left alone', () => {
  expect(spotAfter('a', at(0, 0), days)).toBeUndefined();
});

test.each([
  [at(1, 2), at(1, 1)],
  [at(6, 0), at(2, 0)],
  [at(0, 9), at(0, 3)],
  [at(0, 0, 3), at(0, 0)],
])('what is not there any more, %j, becomes %j', (from, to) => {
  expect(settled(from, days)).toEqual(to);
});
