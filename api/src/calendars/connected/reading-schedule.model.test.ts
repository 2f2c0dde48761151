import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CalendarFailure } from '@nukkad/platform/contract';
import { afterFailure, afterSuccess, readingRange } from './reading-schedule.model';

const now = new Date('2026-11-23T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const minutesUntil = (at: Date | null) =>
  at === null ? null : Math.round((at.getTime() - now.getTime()) / 60_000);

test('a calendar is read every quarter of an hour, a fifth sooner or later', () => {
  const next = [0, 0.5, 1].map((spread) => minutesUntil(afterSuccess(now, spread).next_read_at));
  assert.deepEqual(next, [12, 15, 18]);
});

describe('of a calendar that fails', () => {
  type Row = [
    failures: number,
    hours: number | null,
    failure: CalendarFailure,
    expected: { minutes: number | null; isWarned: boolean },
  ];
  const rows: Row[] = [
    [0, null, 'unreachable', { minutes: 15, isWarned: false }],
    [1, 0.25, 'unreachable', { minutes: 30, isWarned: false }],
    [4, 5, 'unreachable', { minutes: 240, isWarned: false }],
    [5, 10, 'unreachable', { minutes: 360, isWarned: false }],
    [50, 23, 'unreachable', { minutes: 360, isWarned: false }],
    [9, 24, 'unreachable', { minutes: 360, isWarned: true }],
    [9, 24, 'gone', { minutes: null, isWarned: true }],
    [60, 13 * 24, 'too-complex', { minutes: 360, isWarned: true }],
    [60, 14 * 24, 'unreachable', { minutes: null, isWarned: true }],
  ];
  for (const [failures, hours, failure, expected] of rows) {
    test(`${failure}, ${failures} times before, for ${hours ?? 0} hours`, () => {
      const failing_since = hours === null ? null : hoursAgo(hours);
      const before = { failures, failing_since, warned_at: null };
      const after = afterFailure(before, failure, now, 0.5);
      const { isWarned } = after;
      assert.deepEqual({ minutes: minutesUntil(after.next_read_at), isWarned }, expected);
      assert.deepEqual([after.failure, after.failures], [failure, failures + 1]);
      assert.deepEqual(after.failing_since, failing_since ?? now);
    });
  }

  test('the owner is notified once', () => {
    const before = { failures: 9, failing_since: hoursAgo(30), warned_at: hoursAgo(6) };
    const after = afterFailure(before, 'unreachable', now, 0);
    assert.deepEqual([after.isWarned, after.warned_at], [false, hoursAgo(6)]);
  });
});

test('the range is that of the day, and further than anybody books', () => {
  const { from, until } = readingRange(now);
  assert.deepEqual([from, until], [Date.parse('2026-11-22'), Date.parse('2027-11-26')]);
  assert.deepEqual(readingRange(new Date('2026-11-23T23:59:59Z')), { from, until });
});
