import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf, type Choice, type Counted, layout, maskOf, tally } from './facets.model';

const women = bitOf('gender', 0);
const men = bitOf('gender', 1);
const english = bitOf('lang', 0);
const kannada = bitOf('lang', 1);
const cbse = bitOf('level', 0);
const high = bitOf('court', 8);

test('no two facets share a bit, none passes 53, and none lies on both halves', () => {
  const bits = Object.values(layout).flatMap(([from, count]) =>
    Array.from({ length: count }, (_, position) => from + position),
  );
  assert.equal(new Set(bits).size, bits.length);
  assert.ok(Math.max(...bits) < 53);
  for (const [from, count] of Object.values(layout)) {
    assert.equal(Math.floor(from / 32), Math.floor((from + count - 1) / 32));
  }
});

test('a facet without room says so', () => {
  assert.throws(() => bitOf('gender', 2), /gender has room for 2/);
});

test('a mask is exact up to the last bit', () => {
  assert.equal(maskOf([52]), 4_503_599_627_370_496);
  assert.equal(maskOf(Array.from({ length: 53 }, (_, bit) => bit)), Number.MAX_SAFE_INTEGER);
});

/** Two women, one of whom also speaks Kannada, and a man; the last is free now. */
const rows: Counted[] = [
  [maskOf([women, english, cbse]), 0],
  [maskOf([women, english, kannada, high]), 0b0010],
  [maskOf([men, kannada, cbse, high]), 0b0011],
];

const cases: [
  what: string,
  choices: Choice[],
  total: number,
  counts: [bit: number, count: number][],
][] = [
  [
    'nothing chosen',
    [],
    3,
    [
      [women, 2],
      [men, 1],
      [english, 2],
      [kannada, 2],
      [cbse, 2],
      [high, 2],
    ],
  ],
  [
    'an option counts instead of its facet’s others',
    [{ facet: 'gender', bits: [women] }],
    2,
    [
      [women, 2],
      [men, 1],
      [english, 2],
      [kannada, 1],
      [cbse, 1],
      [high, 1],
    ],
  ],
  [
    'any of several will do',
    [{ facet: 'lang', bits: [english, kannada] }],
    3,
    [
      [women, 2],
      [men, 1],
      [english, 2],
      [kannada, 2],
    ],
  ],
  [
    'whoever two facets keep out counts nowhere',
    [
      { facet: 'gender', bits: [men] },
      { facet: 'lang', bits: [english] },
    ],
    0,
    [
      [women, 2],
      [men, 0],
      [english, 0],
      [kannada, 1],
      [cbse, 0],
    ],
  ],
  [
    'bits of the upper half are told apart',
    [
      { facet: 'level', bits: [cbse] },
      { facet: 'court', bits: [high] },
    ],
    1,
    [
      [cbse, 1],
      [high, 1],
      [women, 0],
      [men, 1],
    ],
  ],
  [
    'being free is a facet as well',
    [{ facet: 'avail', bits: [0] }],
    1,
    [
      [women, 0],
      [men, 1],
    ],
  ],
];

for (const [what, choices, total, counts] of cases) {
  test(what, () => {
    const counted = tally(rows, choices);
    assert.equal(counted.total, total);
    for (const [bit, count] of counts) assert.equal(counted.options[bit], count, `bit ${bit}`);
  });
}

test('what weeks allow is counted like every option', () => {
  assert.deepEqual(tally(rows, []).avail, [1, 2, 0, 0]);
  assert.deepEqual(tally(rows, [{ facet: 'avail', bits: [0] }]).avail, [1, 2, 0, 0]);
  assert.deepEqual(tally(rows, [{ facet: 'gender', bits: [women] }]).avail, [0, 1, 0, 0]);
});
