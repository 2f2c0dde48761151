import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_ORDERS, ordersOf } from './orders';
import { shareOf } from './share-scope';
import { tryOrders } from './try-orders';

const SEED = 20;

const counts: [groups: string[][], count: number][] = [
  [[], 1],
  [[['a', 'b', 'c']], 1],
  [[['a', 'b'], ['x']], 3],
  [[...'abcdefg'].map((one) => [one]), MOST_ORDERS],
];
for (const [groups, count] of counts) {
  test(`every order of ${JSON.stringify(groups)}`, () => {
    const { orders, seed } = ordersOf(groups, SEED);
    assert.equal(new Set(orders.map((order) => order.join())).size, count);
    assert.deepEqual([orders.length, seed], [count, undefined]);
  });
}

test('of eight different parts a sample, the same one for the same seed', () => {
  const groups = [...'abcdefgh'].map((one) => [one]);
  const first = ordersOf(groups, SEED);
  assert.deepEqual([first.orders.length, first.seed], [MOST_ORDERS, SEED]);
  assert.ok(first.orders.every((order) => [...order].sort().join('') === 'abcdefgh'));
  assert.deepEqual(ordersOf(groups, SEED), first);
  assert.notDeepEqual(ordersOf(groups, SEED + 1).orders, first.orders);
});

const remote = (part: string, version: string) =>
  shareOf(part, { version, range: '^3.0.0', singleton: true, own: 'copy' });

test('equal parts cannot differ, however many they are', () => {
  const parts = [...'abcdefghijkl'].map((part) => remote(part, '3.1.0'));
  assert.deepEqual(tryOrders(undefined, parts, SEED), { found: [], tried: 1 });
});

test('an order found among equal parts names the part that it is about', () => {
  const { found } = tryOrders(
    undefined,
    [remote('a', '3.1.0'), remote('b', '3.1.0'), remote('c', '3.2.0')],
    SEED,
  );
  assert.deepEqual(
    found.map(({ part, first, second }) =>
      [part, first, second].map((one) =>
        typeof one === 'string' ? one : `${one.pace} ${one.order}: ${one.received.version}`,
      ),
    ),
    [
      ['a', 'one-by-one a,b,c: 3.1.0', 'one-by-one c,a,b: 3.2.0'],
      ['c', 'one-by-one a,b,c: 3.1.0', 'one-by-one c,a,b: 3.2.0'],
    ],
  );
});

test('among nine different parts the one that differs is found, with the seed that found it', () => {
  const parts = [...'abcdefghi'].map((part, nth) => remote(part, `3.${nth}.0`));
  const { found, seed, tried } = tryOrders(undefined, parts, SEED);
  assert.deepEqual([found.length, seed, tried], [9, SEED, MOST_ORDERS]);
});
