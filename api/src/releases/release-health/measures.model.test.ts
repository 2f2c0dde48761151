import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Measure } from '@nukkad/platform/contract';
import { bucketOf, edgesOf, p75 } from './measures.model';

const spread = (measure: Measure, values: number[]) => {
  const buckets = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(measure, value);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  return buckets;
};

test('nothing measured has no figure', () => assert.equal(p75('LCP', new Map()), null));

test('the figure lies in the bucket of the true one', () => {
  const values = Array.from({ length: 1_000 }, (_, nth) => nth * 4);
  const said = p75('LCP', spread('LCP', values))!;
  assert.equal(bucketOf('LCP', said), bucketOf('LCP', 3_000));
});

test('beyond the last edge that edge is said', () =>
  assert.equal(p75('CLS', spread('CLS', [9, 9, 9])), 2));

for (const measure of ['CLS', 'LCP', 'bytes-entry'] as const) {
  test(`edges of ${measure} rise, and each value has its bucket`, () => {
    const edges = edgesOf(measure);
    assert.deepEqual(
      [...edges],
      [...edges].sort((a, b) => a - b),
    );
    edges.forEach((edge, nth) => {
      assert.equal(bucketOf(measure, edge), nth);
      assert.equal(bucketOf(measure, edge * 1.0001), nth + 1);
    });
  });
}
