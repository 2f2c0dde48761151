import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, timeAt } from '@nukkad/platform/calendar';
import fc from 'fast-check';
import { type Schedule, usualTimes } from '../../availability';
import { cellAt } from '../../availability/cells.model';
import { freeTimesOf, momentOf, weekNowOf } from './free-times.model';
import { weekAt } from './weeks.model';

const hour = 3_600_000;

/** Zones with half and quarter hours, with clock changes, and on both sides of the date line. */
const zones = [
  ...(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Berlin', 'America/New_York'] as const),
  ...(['Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Honolulu', 'UTC'] as const),
];

/** Around clock changes of both hemispheres, and any time of years. */
const readAt = fc.oneof(
  ...['2026-03-20', '2026-10-18', '2027-03-05', '2027-09-20'].map((date) =>
    fc.integer({ min: 0, max: 20 * 24 * 60 }).map((minutes) => Date.parse(date) + minutes * 60_000),
  ),
  fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2031-01-01') }),
);

const spanOf = (step: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 1_440 / step }), { minLength: 2, maxLength: 2 })
    .map((ends) => {
      const [from = 0, to = 0] = ends.sort((a, b) => a - b).map((end) => end * step);
      return { from: timeAt(from), to: timeAt(to) };
    });

const weekly = fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), span: spanOf(5) }), {
  maxLength: 9,
});

const rule = fc.record({
  timeZone: fc.constantFrom(...zones),
  slotMinutes: fc.constantFrom(15, 30, 45, 60, 90, 240),
  bufferBefore: fc.constantFrom(0, 0, 15, 120),
  bufferAfter: fc.constantFrom(0, 0, 30, 120),
  noticeMinutes: fc.constantFrom(0, 0, 1, 90, 1_440, 5_000, 30_000),
  horizonDays: fc.constantFrom(1, 2, 6, 7, 13, 14, 62, 365),
});

const exceptions = fc.array(
  fc.record({
    later: fc.integer({ min: -1, max: 17 }),
    kind: fc.constantFrom('closed' as const, 'open' as const),
    span: fc.option(spanOf(15)),
  }),
  { maxLength: 4 },
);

/** Taken cells in runs, as bookings take them; days off are long runs. */
const runs = fc.array(
  fc.record({
    from: fc.integer({ min: -8, max: 1_600 }),
    length: fc.constantFrom(1, 2, 6, 96, 400),
  }),
  { maxLength: 8 },
);

const schedules = fc
  .record({
    at: readAt,
    weekly,
    lunch: fc.option(spanOf(15)),
    own: fc.option(rule),
    exceptions,
    runs,
  })
  .map((made): { at: number; schedule: Schedule } => {
    const date = new Date(made.at).toISOString().slice(0, 10);
    const hours = made.weekly.map(({ weekday, span }) => ({
      ...{ weekday, opens: span.from, closes: span.to },
    }));
    const taken = made.runs.flatMap(({ from, length }) =>
      Array.from({ length }, (_, nth) => cellAt(made.at) + from + nth),
    );
    const days = made.exceptions.map(({ later, kind, span }) => ({
      ...{ day: addDays(date, later), kind: span ? kind : ('closed' as const) },
      ...{ opens: span?.from ?? null, closes: span?.to ?? null },
    }));
    const own = made.own && { ...made.own, exceptions: days, taken: new Set(taken) };
    return { at: made.at, schedule: { hours, lunch: made.lunch, own } };
  });

/** From the reading until a day and a half later. */
const passed = fc.array(fc.integer({ min: 0, max: 36 * hour }), { minLength: 1, maxLength: 6 });

test('free times say at any moment what the schedule says', () => {
  fc.assert(
    fc.property(schedules, passed, ({ at, schedule }, moments) => {
      const free = freeTimesOf(schedule, new Date(at));
      for (const later of [0, ...moments]) {
        const now = new Date(at + later);
        assert.deepEqual(weekNowOf(free, momentOf(now)), weekAt(schedule, now));
      }
    }),
    { numRuns: 500 },
  );
});

test('a moment that free times do not cover is not guessed', () => {
  const schedule: Schedule = { hours: [], lunch: null, own: usualTimes };
  const read = new Date('2026-11-23T10:00:00Z');
  const free = freeTimesOf(schedule, read);
  const after = (days: number) => momentOf(new Date(read.getTime() + days * 24 * hour));
  assert.equal(weekNowOf(free, after(-1)), null);
  assert.notEqual(weekNowOf(free, after(2)), null);
  assert.equal(weekNowOf(free, after(3)), null);
});
