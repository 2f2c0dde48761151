import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn, eachDay, instantAt, offsetIn, timeIn } from '@nukkad/platform/calendar';
import * as intl from '@nukkad/platform/calendar/intl';
import { sql } from 'kysely';
import { onBothDatabases } from '../../test/database/databases';
import type { Database } from '../core/db/database';
import { slotsBetween, usualTimes } from './slots.model';
import { clockOf, dayAfter } from './zones.model';

const minute = 60_000;
// Past years: engines disagree on the rules of future ones.
const first = '2024-01-01';
const last = '2025-12-31';
const days = eachDay(first, last);
const halfHours = Array.from({ length: 48 }, (_, nth) => nth * 30);

/**
 * One day of each week, and those around a change of the clocks; at night every day. A change that
 * the calendar does not know shows on the days of the weeks, one that it has elsewhere around it.
 */
function sampled(zone: string): string[] {
  if (process.env.TEST_SCOPE === 'all') return days;
  const noon = (day: string) => offsetIn(Date.parse(`${day}T12:00Z`), zone);
  const changes = days.filter((day) => noon(day) !== noon(addDays(day, 1)));
  const around = changes.flatMap((day) => [-1, 0, 1, 2].map((later) => addDays(day, later)));
  return [...new Set([...days.filter((_, nth) => nth % 7 === 0), ...around])].sort();
}

/** Every half-hour of the sampled days, in seconds. */
interface HalfHours {
  /** The earliest instant of each wall-clock time. */
  instants: number[];
  /** Wall-clock time of each instant, expressed as if it were UTC. */
  walls: number[];
}

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Casablanca',
];

onBothDatabases((open) => {
  let database: Database;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  for (const zone of zones) {
    test(`clocks of ${zone} show what the database says, every half-hour of days in two years`, async () => {
      const { instants, walls } = await readHalfHours(database, zone);
      const expected = ofTheCalendar(zone);
      assert.equal(instants.length, sampled(zone).length * 48);
      assert.deepEqual(instants, expected.instants);
      assert.deepEqual(walls, expected.walls);
    });
  }
});

/**
 * PostgreSQL resolves a repeated wall-clock time to the second instant, so an earlier one is
 * searched for. It shifts a skipped time forward by the gap.
 */
async function readHalfHours({ query }: Database, zone: string): Promise<HalfHours> {
  const { rows } = await sql<HalfHours>`
    WITH half_hour AS (
      SELECT wall, wall AT TIME ZONE ${zone} AS shown, wall AT TIME ZONE 'UTC' AS instant
      FROM unnest(${sampled(zone)}::timestamp[]) day,
        generate_series(day, day + '23:30', '30 minutes') wall),
    earliest AS (
      SELECT wall, instant, coalesce(
        (SELECT min(shown - earlier) FROM unnest('{30 minutes,1 hour}'::interval[]) earlier
          WHERE (shown - earlier) AT TIME ZONE ${zone} = wall), shown) AS shown
      FROM half_hour)
    SELECT json_agg(extract(epoch FROM shown)::int8 ORDER BY wall) AS instants,
      json_agg(extract(epoch FROM instant AT TIME ZONE ${zone})::int8 ORDER BY wall) AS walls
    FROM earliest`.execute(query);
  return rows[0] as HalfHours;
}

const known = new Map<string, HalfHours>();

function ofTheCalendar(zone: string): HalfHours {
  const found = known.get(zone) ?? {
    instants: everyHalfHour(zone, (day, at) => instantAt(day, at, zone).getTime()),
    walls: everyHalfHour(zone, (day, at) => {
      const instant = Date.parse(day) + at * minute;
      return instant + offsetIn(instant, zone) * minute;
    }),
  };
  known.set(zone, found);
  return found;
}

const everyHalfHour = (zone: string, seen: (day: string, at: number) => number): number[] =>
  sampled(zone).flatMap((day) => halfHours.map((at) => seen(day, at) / 1_000));

for (const zone of zones) {
  test(`the calendar of public pages, and of lists of times, is the same in ${zone}`, () => {
    const { instants, walls } = ofTheCalendar(zone);
    const ofPages = everyHalfHour(zone, (day, at) => intl.instantAt(day, at, zone).getTime());
    assert.deepEqual(ofPages, instants);
    const ofLists = everyHalfHour(zone, (day, at) => clockOf(day, zone)(at));
    assert.deepEqual(ofLists, instants);
    const shown = everyHalfHour(zone, (day, at) => {
      const instant = Date.parse(day) + at * minute;
      return Date.parse(intl.dayIn(instant, zone)) + intl.minuteIn(instant, zone) * minute;
    });
    assert.deepEqual(shown, walls);
  });
}

test('the day after an instant is the one of the zone, also when another instant was asked for', () => {
  const late = new Date('2027-03-27T20:00:00Z');
  assert.equal(dayAfter(late, 0, 'Asia/Kolkata'), '2027-03-28');
  assert.equal(dayAfter(late, 0, 'Europe/Berlin'), '2027-03-27');
  assert.equal(dayAfter(late, 4, 'Europe/Berlin'), '2027-03-31');
  assert.equal(dayAfter(new Date('2027-03-26T20:00:00Z'), 4, 'Europe/Berlin'), '2027-03-30');
  assert.equal(dayAfter(late, 4, 'Europe/Berlin'), '2027-03-31');
});

test('days begin in every zone where the calendar says', () => {
  for (const zone of zones) {
    for (let at = Date.parse(first); at < Date.parse('2024-06-01'); at += 31 * 30 * minute) {
      assert.equal(dayAfter(new Date(at), 0, zone), dayIn(at, zone));
    }
  }
});

test('a lesson at ten is at ten on every day, whatever clocks do at night', () => {
  for (const timeZone of zones) {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: '10:00',
      closes: '20:00',
    }));
    const own = { ...usualTimes, timeZone };
    const from = '2027-03-10';
    const now = new Date('2027-03-01T00:00:00Z');
    const all = slotsBetween(from, addDays(from, 20), { hours, lunch: null, own }, now);
    for (const { date, groups } of all) {
      for (const { start, time } of groups.flatMap(({ slots }) => slots)) {
        assert.equal(`${dayIn(start, timeZone)} ${timeIn(start, timeZone)}`, `${date} ${time}`);
      }
    }
  }
});
