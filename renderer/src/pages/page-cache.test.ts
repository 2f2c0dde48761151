import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageCache } from './page-cache';

test('the page used longest ago goes first, by number and by size', () => {
  const cache = pageCache<number>({ entries: 3, size: 100 });
  for (const key of [1, 2, 3]) cache.set(String(key), key, 10);
  cache.get('1');
  cache.set('4', 4, 10);
  assert.equal(cache.get('2'), undefined);
  assert.equal(cache.get('1'), 1);
  cache.set('5', 5, 85);
  assert.deepEqual(
    ['1', '3', '4', '5'].map((key) => cache.get(key)),
    [1, undefined, undefined, 5],
  );
});

test('what is larger than the cache is not kept', () => {
  const cache = pageCache<number>({ entries: 3, size: 100 });
  cache.set('1', 1, 10);
  cache.set('2', 2, 101);
  assert.equal(cache.get('2'), undefined);
});

test('a page that is set again counts once', () => {
  const cache = pageCache<number>({ entries: 3, size: 100 });
  for (let time = 0; time < 20; time += 1) cache.set('1', time, 40);
  cache.set('2', 2, 40);
  assert.equal(cache.get('1'), 19);
});
