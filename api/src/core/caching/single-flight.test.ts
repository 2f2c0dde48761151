import assert from 'node:assert/strict';
import { test } from 'node:test';
import { singleFlight } from './single-flight';

/** A load that ends on request. */
function slowLoad() {
  const ends: ((error?: Error) => void)[] = [];
  const load = () =>
    new Promise<number>((resolve, reject) => {
      const nth = ends.length + 1;
      ends.push((error) => (error ? reject(error) : resolve(nth)));
    });
  return {
    load,
    begun: () => ends.length,
    end: (nth: number, error?: Error) => ends[nth - 1]?.(error),
  };
}

const moment = () => new Promise((resolve) => setImmediate(resolve));

test('who comes while it is loaded shares the next load', async () => {
  const shared = singleFlight<number>();
  const { load, begun, end } = slowLoad();
  const first = shared('a', load);
  const others = [shared('a', load), shared('a', load)];
  assert.equal(begun(), 1);
  end(1);
  assert.equal(await first, 1);
  await moment();
  assert.equal(begun(), 2);
  const later = shared('a', load);
  end(2);
  assert.deepEqual(await Promise.all(others), [2, 2]);
  await moment();
  end(3);
  assert.equal(await later, 3);
});

test('other things are not waited for', async () => {
  const shared = singleFlight<number>();
  const { load, begun, end } = slowLoad();
  const both = [shared('a', load), shared('b', load)];
  assert.equal(begun(), 2);
  end(1);
  end(2);
  assert.deepEqual(await Promise.all(both), [1, 2]);
});

test('a failure is told to those who shared that load, and to nobody after them', async () => {
  const shared = singleFlight<number>();
  const { load, end } = slowLoad();
  const first = shared('a', load);
  const second = shared('a', load);
  end(1, new Error('away'));
  await assert.rejects(first, /away/);
  await moment();
  end(2);
  assert.equal(await second, 2);
  const third = shared('a', load);
  end(3);
  assert.equal(await third, 3);
});
