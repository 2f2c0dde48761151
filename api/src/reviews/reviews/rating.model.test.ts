import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratingColumns, type StarCounts } from './rating.model';

const table: [counts: StarCounts, sum: number, count: number, rank: number][] = [
  [[0, 0, 0, 0, 0], 0, 0, 3_900],
  [[0, 0, 0, 0, 1], 5, 1, 4_022],
  [[1, 0, 0, 0, 0], 1, 1, 3_578],
  [[3, 6, 21, 78, 192], 1_350, 300, 4_484],
  [[7, 1, 2, 0, 0], 15, 10, 2_567],
];
for (const [counts, sum, count, rank] of table) {
  test(`${counts.join(' ')} come to ${sum} in ${count}, ranked ${rank}`, () => {
    assert.deepEqual(ratingColumns(counts), {
      rating_sum: sum,
      rating_count: count,
      rating_rank: rank,
      rating_counts: counts,
    });
  });
}
