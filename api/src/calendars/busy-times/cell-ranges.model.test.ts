import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellRangesOf } from './cell-ranges.model';

const minute = 60_000;
const day = { from: 0, until: 24 * 60 * minute };

const cases: [
  what: string,
  spans: [from: number, until: number][],
  expected: [number, number][],
][] = [
  ['nothing', [], []],
  ['a whole cell', [[15, 30]], [[1, 2]]],
  ['every cell that is touched', [[14, 31]], [[0, 3]]],
  ['an instant within a cell', [[16, 17]], [[1, 2]]],
  [
    'apart',
    [
      [30, 45],
      [0, 15],
    ],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    'overlapping',
    [
      [0, 40],
      [30, 60],
    ],
    [[0, 4]],
  ],
  [
    'one within the other',
    [
      [0, 120],
      [30, 45],
    ],
    [[0, 8]],
  ],
  [
    'one after the other',
    [
      [0, 15],
      [15, 30],
    ],
    [[0, 2]],
  ],
  [
    'clipped to what is asked for',
    [
      [-60, 10],
      [1_430, 3_000],
    ],
    [
      [0, 1],
      [95, 96],
    ],
  ],
  [
    'outside',
    [
      [-60, 0],
      [1_440, 1_500],
    ],
    [],
  ],
];

for (const [what, spans, expected] of cases) {
  test(what, () => {
    const given = spans.map(([from, until]) => ({ from: from * minute, until: until * minute }));
    const ranges = cellRangesOf(given, day).map(({ first, until }) => [first, until]);
    assert.deepEqual(ranges, expected);
  });
}
