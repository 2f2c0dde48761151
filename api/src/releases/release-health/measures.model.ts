import type { HealthFact, Measure } from '@nukkad/platform/contract';

/** A counted value of a release and its histogram bucket; bucket 0 for plain counts. */
interface Counted {
  kind: 'mount' | 'failure' | 'error' | Measure;
  bucket: number;
}

const milliseconds = [
  ...[10, 25, 50, 75, 100, 150, 200, 300, 400, 500, 700, 1_000, 1_500, 2_000, 2_500, 3_000],
  ...[4_000, 6_000, 8_000, 12_000, 30_000, 120_000],
];
const bytes = [
  ...[1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1_000, 5_000].map((kb) => kb * 1_000),
];
const shifts = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 2];

/** Upper edges of a measure's buckets; one more bucket holds larger values. */
export function edgesOf(measure: Measure): readonly number[] {
  if (measure === 'CLS') return shifts;
  return measure.startsWith('bytes-') ? bytes : milliseconds;
}

/** The first bucket whose edge is not below the value. */
export function bucketOf(measure: Measure, value: number): number {
  const edges = edgesOf(measure);
  const found = edges.findIndex((edge) => value <= edge);
  return found === -1 ? edges.length : found;
}

/**
 * The 75th percentile, interpolated within its bucket; null without values. Beyond the last edge,
 * that edge is the result.
 */
export function p75(measure: Measure, buckets: ReadonlyMap<number, number>): number | null {
  const edges = edgesOf(measure);
  const all = [...buckets.values()].reduce((sum, n) => sum + n, 0);
  if (all === 0) return null;
  const wanted = all * 0.75;
  let passed = 0;
  for (let bucket = 0; bucket < edges.length; bucket += 1) {
    const n = buckets.get(bucket) ?? 0;
    if (n > 0 && passed + n >= wanted) {
      const from = bucket === 0 ? 0 : edges[bucket - 1]!;
      return from + ((edges[bucket]! - from) * (wanted - passed)) / n;
    }
    passed += n;
  }
  return edges.at(-1)!;
}

/** Counters of one fact; shares are stored separately. */
export function countsOf(fact: HealthFact): Counted[] {
  switch (fact.kind) {
    case 'mount':
    case 'failure':
    case 'error':
      return [{ kind: fact.kind, bucket: 0 }];
    case 'load':
      return [
        measured(`load-${fact.phase}`, fact.ms),
        // A file from the browser's cache transfers no bytes.
        ...(fact.bytes > 0 ? [measured(`bytes-${fact.phase}`, fact.bytes)] : []),
      ];
    case 'vital':
      return [measured(fact.name, fact.value)];
    case 'share':
      return [];
  }
}

const measured = (kind: Measure, value: number): Counted => ({
  kind,
  bucket: bucketOf(kind, value),
});
