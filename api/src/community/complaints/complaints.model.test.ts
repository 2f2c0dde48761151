import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ComplaintStatus } from '@nukkad/platform/contract';
import { daysGiven, dueAfter, numberOf } from './complaints.model';

const cases: [ComplaintStatus, level: number, isPublished: boolean, days: number | null][] = [
  ['received', 1, false, 2],
  ['received', 1, true, 3],
  ['in-progress', 1, true, 15],
  ['received', 2, true, 30],
  ['in-progress', 2, true, 30],
  ['received', 3, true, null],
  ['in-progress', 3, true, null],
  ['answered', 1, true, null],
  ['closed', 2, true, null],
  ['rejected', 1, false, null],
];

for (const [status, level, isPublished, days] of cases) {
  const what = `${status} at level ${level}, ${isPublished ? '' : 'not '}published`;
  test(`${what}: ${days ?? 'no'} days`, () => {
    const standing = { status, level, isPublished };
    assert.equal(daysGiven(standing), days);
    const due = dueAfter(standing, new Date('2026-11-01T00:00:00Z'));
    const day = days === null ? undefined : new Date(Date.UTC(2026, 10, 1 + days)).toISOString();
    assert.equal(due?.toISOString(), day);
  });
}

test('numbers are filled up and never cut', () => {
  assert.deepEqual([numberOf(7), numberOf(1_234_567)], ['NK-C-000007', 'NK-C-1234567']);
});
