import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bytesCache } from './bytes-cache';

/** A cache with a count of loads; values have ten bytes. */
function counted(most: number) {
  const cache = bytesCache(most);
  const loads: string[] = [];
  const read = (key: string, bytes = 10) =>
    cache(key, async () => {
      loads.push(key);
      return Buffer.alloc(bytes);
    });
  return { read, loads, cache };
}

describe('a cache bounded in bytes', () => {
  test('concurrent callers share one load, later ones its value', async () => {
    const { read, loads } = counted(100);
    const [one, other] = await Promise.all([read('a'), read('a')]);
    assert.equal(one, other);
    assert.equal(await read('a'), one);
    assert.deepEqual(loads, ['a']);
  });

  test('the value unused for longest goes first', async () => {
    const { read, loads } = counted(20);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
    assert.deepEqual(loads, ['a', 'b', 'c', 'b']);
  });

  test('a value larger than the whole cache is not kept, and displaces nothing', async () => {
    const { read, loads } = counted(20);
    for (const [key, bytes] of [
      ['a', 10],
      ['b', 21],
      ['b', 21],
      ['a', 10],
    ] as const) {
      await read(key, bytes);
    }
    assert.deepEqual(loads, ['a', 'b', 'b']);
  });

  test('a failure is for those who wait, and is not kept', async () => {
    const { read, cache } = counted(20);
    const failing = () => cache('a', () => Promise.reject(new Error('It broke.')));
    await assert.rejects(failing(), /It broke/);
    assert.equal((await read('a')).length, 10);
  });
});
