import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { refreshBehind } from './refresh-behind';

const ages = { refreshed: 500, served: 1_000 };

/** Loads 1, 2, 3 …, each when `finish` is called. */
function loads() {
  let count = 0;
  let finish: (failure?: Error) => void = () => undefined;
  const load = () => {
    count += 1;
    const value = count;
    return new Promise<number>((resolve, reject) => {
      finish = (failure) => (failure ? reject(failure) : resolve(value));
    });
  };
  return {
    load,
    count: () => count,
    finish: async (failure?: Error) => {
      finish(failure);
      await setImmediate();
    },
  };
}

test('a value is refreshed behind the callers, who wait only for the first and for an old one', async (t) => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  t.after(() => mock.timers.reset());
  const { load, count, finish } = loads();
  const read = refreshBehind(ages, load);
  const first = Promise.all([read(), read()]);
  await finish();
  assert.deepEqual([await first, count()], [[1, 1], 1]);

  mock.timers.setTime(499);
  assert.deepEqual([await read(), count()], [1, 1]);
  mock.timers.setTime(500);
  assert.deepEqual([await read(), await read(), count()], [1, 1, 2]);
  await finish();
  assert.deepEqual([await read(), count()], [2, 2]);

  mock.timers.setTime(1_500);
  const waiting = read();
  await finish();
  assert.deepEqual([await waiting, count()], [3, 3]);
});

test('a failure is for those who wait, and is tried again', async (t) => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  t.after(() => mock.timers.reset());
  const { load, finish } = loads();
  const read = refreshBehind(ages, load);
  const first = assert.rejects(read(), /away/);
  await finish(new Error('away'));
  await first;
  const second = read();
  await finish();
  assert.equal(await second, 2);

  mock.timers.setTime(600);
  assert.equal(await read(), 2);
  await finish(new Error('away'));
  mock.timers.setTime(1_000);
  const last = assert.rejects(read(), /away/);
  await finish(new Error('away'));
  await last;
});
