import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../storage/database';
import { onBothDatabases } from '../testing/databases';
import { slotsBetween, usualTimes } from './slots.model';
import { addDays, dateAt, dayAfter, instantAt, minutesAt } from './zones.model';

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Moscow',
  'Africa/Cairo',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Asia/Jerusalem',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
];

/** Around the days on which clocks change in 2027 in America and in Europe. */
const days = ['2027-03-13', '2027-03-14', '2027-03-28', '2027-10-31', '2027-11-06', '2027-11-07'];

onBothDatabases((open) => {
  let database: Database;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  for (const zone of zones) {
    test(`clocks of ${zone} read as the database reads them`, async () => {
      for (const day of days) {
        for (let minutes = 0; minutes < 1_440; minutes += 30) {
          const instant = new Date(instantAt(day, minutes, zone));
          const { rows } = await sql<{ wall: string; exists: boolean }>`
            SELECT to_char(${instant}::timestamptz AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI') AS wall,
              (${wall(day, minutes)}::timestamp AT TIME ZONE ${zone}) AT TIME ZONE ${zone}
                = ${wall(day, minutes)}::timestamp AS exists`.execute(database.query);
          const [found] = rows;
          // A time that clocks skip has no instant; every other has one that reads the same.
          if (found?.exists) assert.equal(found.wall, wall(day, minutes));
          assert.equal(`${dateAt(instant, zone)} ${clock(minutesAt(instant, zone))}`, found?.wall);
        }
      }
    });
  }
});

test('the day after an instant is the one of the zone, also when another instant was asked for', () => {
  const late = new Date('2027-03-27T20:00:00Z');
  assert.equal(dayAfter(late, 0, 'Asia/Kolkata'), '2027-03-28');
  assert.equal(dayAfter(late, 0, 'Europe/Berlin'), '2027-03-27');
  assert.equal(dayAfter(late, 4, 'Europe/Berlin'), '2027-03-31');
  assert.equal(dayAfter(new Date('2027-03-26T20:00:00Z'), 4, 'Europe/Berlin'), '2027-03-30');
  assert.equal(dayAfter(late, 4, 'Europe/Berlin'), '2027-03-31');
});

test('a lesson at ten is at ten on every day, whatever clocks do at night', () => {
  for (const timeZone of zones) {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: '10:00',
      closes: '20:00',
    }));
    const own = { ...usualTimes, timeZone };
    const first = '2027-03-10';
    const now = new Date('2027-03-01T00:00:00Z');
    const all = slotsBetween(first, addDays(first, 20), { hours, lunch: null, own }, now);
    for (const { date, groups } of all) {
      for (const { start, time } of groups.flatMap(({ slots }) => slots)) {
        const read = `${dateAt(new Date(start), timeZone)} ${clock(minutesAt(new Date(start), timeZone))}`;
        assert.equal(read, `${date} ${time}`);
      }
    }
  }
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const wall = (day: string, minutes: number) => `${day} ${clock(minutes)}`;
