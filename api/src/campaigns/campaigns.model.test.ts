import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysLeft } from './campaigns.model';

const now = new Date('2026-11-21T12:00:00Z');

const cases: [end: string, days: number][] = [
  ['2026-12-21T12:00:00Z', 30],
  ['2026-11-23T11:59:59Z', 1],
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-22T11:59:59Z', 0],
  ['2026-11-21T12:00:00Z', 0],
  ['2020-01-01T00:00:00Z', 0],
];

for (const [end, days] of cases) {
  test(`until ${end} there are ${days} days`, () =>
    assert.equal(daysLeft(new Date(end), now), days));
}
