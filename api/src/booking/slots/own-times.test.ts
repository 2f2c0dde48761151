import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAt, cellsBetween } from '../../availability/cells.model';
import {
  nearestTo,
  type OwnTimes,
  type Schedule,
  slotsBetween,
  standingOf,
  usualTimes,
} from '../../availability/slots.model';

const monday = '2026-11-23';
const before = new Date('2026-11-22T00:00:00Z');

const at = (time: string, date = monday) => new Date(`${date}T${time}:00+05:30`);

const booked = (from: string, to: string) =>
  cellsBetween(at(from).getTime(), at(to).getTime(), usualTimes);

const schedule = (own: Partial<OwnTimes> = {}): Schedule => ({
  hours: [{ weekday: 1, opens: '10:00', closes: '20:00' }],
  lunch: null,
  own: { ...usualTimes, ...own },
});

const freeOn = (date: string, own: Partial<OwnTimes>, minutes?: number, now = before) =>
  slotsBetween(date, date, schedule(own), now, minutes === undefined ? {} : { minutes })
    .flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
    .filter(({ taken }) => taken === null)
    .map(({ time }) => time);

const all = [
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '17:00',
  '17:30',
  '18:00',
  '18:30',
];
const less = (...gone: string[]) => all.filter((time) => !gone.includes(time));

const cases: [what: string, own: Partial<OwnTimes>, minutes: number | undefined, free: string[]][] =
  [
    ['nothing of their own', {}, undefined, all],
    [
      'a booking takes its time',
      { taken: new Set(booked('10:30', '11:00')) },
      undefined,
      less('10:30'),
    ],
    [
      'an hour is free where no part of it is taken',
      { taken: new Set(booked('10:30', '11:00')) },
      60,
      less('10:00', '10:30'),
    ],
    [
      'a booking of twenty minutes takes the cells it touches',
      { taken: new Set(booked('14:00', '14:20')) },
      undefined,
      less('14:00'),
    ],
    [
      'time after a booking is kept free',
      { taken: new Set(booked('10:30', '11:00')), bufferAfter: 15 },
      undefined,
      less('10:00', '10:30'),
    ],
    [
      'time before a booking is kept free',
      { taken: new Set(booked('10:30', '11:00')), bufferBefore: 15 },
      undefined,
      less('10:30', '11:00'),
    ],
    [
      'closed all day',
      { exceptions: [{ day: monday, kind: 'closed', opens: null, closes: null }] },
      undefined,
      [],
    ],
    [
      'closed in the middle of the day',
      { exceptions: [{ day: monday, kind: 'closed', opens: '11:00', closes: '15:00' }] },
      undefined,
      less('11:00', '11:30', '14:00', '14:30'),
    ],
    [
      'closed on another day',
      { exceptions: [{ day: '2026-11-30', kind: 'closed', opens: null, closes: null }] },
      undefined,
      all,
    ],
    [
      'open later than usual',
      { exceptions: [{ day: monday, kind: 'open', opens: '20:00', closes: '21:00' }] },
      undefined,
      [...all, '19:00', '19:30'],
    ],
    [
      'slots of an hour',
      { slotMinutes: 60 },
      undefined,
      ['10:00', '11:00', '14:00', '15:00', '17:00', '18:00', '19:00'],
    ],
  ];

for (const [what, own, minutes, free] of cases) {
  test(what, () => assert.deepEqual(freeOn(monday, own, minutes), free));
}

test('a day that is added is open although its weekday is not', () => {
  const day = '2026-11-29';
  const exceptions = [{ day, kind: 'open', opens: '10:00', closes: '12:00' } as const];
  assert.deepEqual(freeOn(day, { exceptions }), ['10:00', '10:30', '11:00', '11:30']);
});

test('nobody books later than the notice says, nor farther ahead than the horizon', () => {
  const now = at('09:30');
  assert.deepEqual(freeOn(monday, { noticeMinutes: 60 }, undefined, now), less('10:00', '10:30'));
  assert.deepEqual(freeOn('2026-11-30', { horizonDays: 6 }, undefined, now), []);
  assert.deepEqual(freeOn('2026-11-30', { horizonDays: 7 }, undefined, now), all);
});

test('how a start stands', () => {
  const own = schedule({ taken: new Set(booked('10:30', '11:00')) });
  const standing = (start: Date) => standingOf(start, own, before);
  assert.deepEqual(
    [at('10:00'), at('10:30'), at('10:10'), at('12:00'), at('10:00', '2026-11-16')].map(standing),
    [null, 'booked', 'off-grid', 'off-grid', 'past'],
  );
});

test('other times are the nearest, earlier and later ones alike', () => {
  const own = schedule({ taken: new Set(booked('11:00', '11:30')) });
  const found = nearestTo(at('11:00'), own, before, 3);
  assert.deepEqual(
    found,
    [at('10:00'), at('10:30'), at('11:30')].map((one) => one.toISOString()),
  );
});

test('cells are quarters of an hour, and a booking that ends on one does not touch the next', () => {
  const start = at('10:00').getTime();
  const cells = cellsBetween(start, at('10:30').getTime(), usualTimes);
  assert.deepEqual(cells, [cellAt(start), cellAt(start) + 1]);
  const wide = cellsBetween(start, at('10:50').getTime(), { bufferBefore: 15, bufferAfter: 30 });
  assert.deepEqual(
    wide.map((cell) => cell - cellAt(start)),
    [-1, 0, 1, 2, 3, 4, 5],
  );
});
