import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import { blurred, boxOf, groupSide, isNearBox, partOf } from './box.model';

const box = { south: 12.9, north: 12.95, west: 77.6, east: 77.65 };

test('a box is all of its four sides, or none', () => {
  assert.deepEqual(boxOf(box), box);
  assert.equal(boxOf({}), null);
});

for (const [asked, errors] of [
  [{ ...box, east: undefined }, { east: 'must be given with the other three' }],
  [{ ...box, north: 12.9 }, { north: 'must be north of south' }],
  [{ ...box, west: 77.7 }, { east: 'must be east of west' }],
] as const) {
  test(`refused: ${JSON.stringify(asked)}`, () => {
    assert.throws(() => boxOf(asked), { code: 'validation', errors });
  });
}

for (const [name, side, isNear] of [
  ['a neighbourhood', 0.02, true],
  ['nine kilometres', 0.08, true],
  ['a city', 0.3, false],
] as const) {
  test(`${name} is ${isNear ? '' : 'not '}read square by square`, () => {
    assert.equal(isNearBox({ south: 12, north: 12 + side, west: 77, east: 77 + side }), isNear);
  });
}

for (const [name, total, side, part] of [
  ['few are all read', 5_000, null, 1],
  ['a neighbourhood of many is read', 400_000, 0.03, 1],
  ['a small box of very many is a sample', 400_000, 0.08, 0.025],
  ['a city of many is a sample', 100_000, 0.3, 0.1],
  ['a whole list of many is a sample', 100_000, null, 0.1],
  ['a sample is no more than all', 6_000, null, 1],
] as const) {
  test(name, () => {
    const box = side && { south: 12, north: 12 + side, west: 77, east: 77 + side };
    assert.equal(partOf(total, box), part);
  });
}

test('groups have doublings of a hundred metres, at most so many along a side', () => {
  for (const span of [0.001, 0.0123, 0.05, 0.4, 3, 40]) {
    const side = groupSide({ south: 10, north: 10 + span, west: 70, east: 70 + span / 2 });
    assert.ok(span / side <= limits.mapGroupsAlong + 1e-9, `${span}: ${side}`);
    assert.ok(Number.isInteger(Math.log2(Math.round(side / 0.001))));
  }
});

test('a place on a map is known to about a hundred metres', () => {
  assert.equal(blurred(12.911_649), 12.912);
  assert.equal(blurred(-0.000_4), -0);
});
