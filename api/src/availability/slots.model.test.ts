import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextSlotsOf, type Schedule, slotsBetween } from './slots.model';

const monday = '2026-11-23';
const sunday = '2026-11-29';
const long = new Date('2026-11-22T00:00:00Z');

const open = (opens: string, closes: string, lunch: Schedule['lunch'] = null): Schedule => ({
  hours: [{ weekday: 1, opens, closes }],
  lunch,
});

const timesOn = (date: string, schedule: Schedule, taken: string | null, now = long) =>
  slotsBetween(date, date, schedule, now)[0]!.groups.map(({ slots }) =>
    slots.filter((slot) => slot.taken === taken).map(({ time }) => time),
  );

const morning = ['10:00', '10:30', '11:00', '11:30'];
const afternoon = ['14:00', '14:30', '15:00', '15:30'];
const evening = ['17:00', '17:30', '18:00', '18:30'];

const free: [what: string, schedule: Schedule, times: string[][]][] = [
  ['ten to eight is the documented twelve', open('10:00', '20:00'), [morning, afternoon, evening]],
  [
    'an early start has an earlier morning',
    open('08:30', '17:00'),
    [['08:30', '09:00', '09:30', ...morning], afternoon, []],
  ],
  [
    'a late end has a later evening',
    open('11:00', '21:00'),
    [['11:00', '11:30'], afternoon, [...evening, '19:00', '19:30']],
  ],
  [
    'a time must end before closing',
    open('11:00', '18:00'),
    [['11:00', '11:30'], afternoon, ['17:00', '17:30']],
  ],
  [
    'an opening at a quarter begins at the next half hour',
    open('09:15', '11:00'),
    [['09:30', '10:00', '10:30'], [], []],
  ],
  [
    'whoever works between the usual times has all of that time',
    open('12:00', '13:30'),
    [[], ['12:00', '12:30', '13:00'], []],
  ],
  ['a night is an evening', open('20:00', '23:00'), [[], [], ['20:00', '20:30', '21:00', '21:30']]],
  [
    'lunch takes what it touches',
    open('10:00', '20:00', { from: '14:15', to: '15:00' }),
    [morning, ['15:00', '15:30'], evening],
  ],
  ['nobody is free on a day without hours', { hours: [], lunch: null }, [[], [], []]],
];

for (const [what, schedule, times] of free) {
  test(what, () => assert.deepEqual(timesOn(monday, schedule, null), times));
}

test('two stretches of one day are both offered, the gap between is closed', () => {
  const schedule: Schedule = {
    hours: [
      { weekday: 1, opens: '10:00', closes: '11:00' },
      { weekday: 1, opens: '12:30', closes: '13:30' },
      { weekday: 1, opens: '18:00', closes: '20:00' },
    ],
    lunch: null,
  };
  assert.deepEqual(timesOn(monday, schedule, null), [
    ['10:00', '10:30'],
    ['12:30', '13:00'],
    ['18:00', '18:30'],
  ]);
  assert.deepEqual(timesOn(monday, schedule, 'closed')[1], afternoon);
});

test('a closed day shows the usual times as closed', () => {
  assert.deepEqual(timesOn(sunday, open('10:00', '20:00'), 'closed'), [
    morning,
    afternoon,
    evening,
  ]);
});

test('what has begun is past, to the minute, and lunch stays lunch', () => {
  const schedule = open('10:00', '20:00', { from: '14:00', to: '16:00' });
  // 10:30 in India is 05:00 UTC.
  const now = new Date('2026-11-23T05:00:00Z');
  assert.deepEqual(timesOn(monday, schedule, 'past', now), [['10:00', '10:30'], [], []]);
  assert.deepEqual(timesOn(monday, schedule, 'lunch', now), [[], afternoon, []]);
  const earlier = new Date('2026-11-23T04:59:59Z');
  assert.deepEqual(timesOn(monday, schedule, 'past', earlier), [['10:00'], [], []]);
});

test('a start is an instant, a time its clock in India', () => {
  const [first] = slotsBetween(monday, monday, open('10:00', '20:00'), long)[0]!.groups[0]!.slots;
  assert.deepEqual(first, { start: '2026-11-23T04:30:00.000Z', time: '10:00', taken: null });
});

test('a stretch of days is whole, also over the end of a year', () => {
  const days = slotsBetween('2026-12-30', '2027-01-05', open('10:00', '20:00'), long);
  assert.deepEqual(
    days.map(({ date, free: count }) => [date.slice(5), count]),
    [
      ['12-30', 0],
      ['12-31', 0],
      ['01-01', 0],
      ['01-02', 0],
      ['01-03', 0],
      ['01-04', 12],
      ['01-05', 0],
    ],
  );
});

test('the next times come in order and go on over days', () => {
  const { hours } = open('17:00', '19:00');
  // 17:45 in India.
  const now = new Date('2026-11-23T12:15:00Z');
  assert.deepEqual(nextSlotsOf({ hours, lunch: null }, now, 4), [
    '2026-11-23T12:30:00.000Z',
    '2026-11-23T13:00:00.000Z',
    '2026-11-30T11:30:00.000Z',
    '2026-11-30T12:00:00.000Z',
  ]);
  assert.deepEqual(nextSlotsOf({ hours: [], lunch: null }, now, 4), []);
});

test('the first free times of the answer are the next ones of a card', () => {
  const schedule = open('09:00', '21:00', { from: '13:00', to: '14:30' });
  const now = new Date('2026-11-21T08:00:00Z');
  const free = slotsBetween('2026-11-21', '2026-12-04', schedule, now)
    .flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
    .filter(({ taken }) => taken === null)
    .map(({ start }) => start);
  assert.deepEqual(nextSlotsOf(schedule, now, 6), free.slice(0, 6));
});
