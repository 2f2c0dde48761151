import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PerformanceSpan } from '@nukkad/platform/contract';
import { beginningsOf, statSpans } from './spans.model';

const cases: [span: PerformanceSpan, today: string, first: string, last: string, end: string][] = [
  ['weeks', '2026-11-22', '2026-08-31', '2026-11-16', '2026-11-23'],
  ['weeks', '2026-11-23', '2026-09-07', '2026-11-23', '2026-11-30'],
  ['weeks', '2027-01-01', '2026-10-12', '2026-12-28', '2027-01-04'],
  ['month', '2026-11-22', '2026-01-01', '2026-12-01', '2027-01-01'],
  ['month', '2026-01-01', '2026-01-01', '2026-12-01', '2027-01-01'],
  ['years', '2026-11-22', '2022-01-01', '2026-01-01', '2027-01-01'],
];

const counts: Record<PerformanceSpan, number> = { weeks: 12, month: 12, years: 5 };

for (const [span, today, first, last, end] of cases) {
  test(`${span} on ${today}`, () => {
    const found = beginningsOf(span, today);
    assert.deepEqual([found.from[0], found.from.at(-1), found.end], [first, last, end]);
    assert.equal(found.from.length, counts[span]);
    assert.deepEqual([...found.from].sort(), found.from);
  });
}

test('thirty days end with today, by the clocks of the zone', () => {
  // In India it is already the 23rd.
  const spans = statSpans(new Date('2026-11-22T20:00:00Z'), 'Asia/Kolkata');
  assert.deepEqual(
    Object.values(spans).map((at) => at.toISOString()),
    [
      '2026-11-23T18:30:00.000Z',
      '2026-10-24T18:30:00.000Z',
      '2026-09-24T18:30:00.000Z',
      '2026-08-25T18:30:00.000Z',
      '2026-05-27T18:30:00.000Z',
    ],
  );
});
