import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { type PoolLimits, workerPool } from './worker-pool';

const limits: PoolLimits = { threads: 1, waiting: 2, milliseconds: 60_000, megabytes: 32 };

/** A worker that follows the message's instructions. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  const acts = {
    loop() { for (;;); },
    grow() { for (const all = []; ; ) all.push(new Array(100_000).fill(all.length)); },
    fail() { throw new Error('It broke.'); },
    wait() {},
    name() { parentPort.postMessage(threadId); },
  };
  parentPort.on('message', (act) => acts[act]());
`)}`,
);

type Act = 'loop' | 'grow' | 'fail' | 'wait' | 'name';

function pool(context: TestContext, more: Partial<PoolLimits> = {}) {
  const made = workerPool<Act, number>(script, { ...limits, ...more });
  context.after(made.close);
  return made;
}

describe('a pool of threads', () => {
  test('uses a thread again', async (context) => {
    const { run } = pool(context);
    assert.equal(await run('name'), await run('name'));
  });

  test('ends a thread that runs away, while others are served', async (context) => {
    // Long enough for a thread to start on a busy machine.
    const { run } = pool(context, { milliseconds: 3_000, threads: 2 });
    const before = await run('name');
    let isEnded = false;
    const endless = run('loop').finally(() => {
      isEnded = true;
    });
    const ended = assert.rejects(endless, { code: 'worker', reason: 'too-slow' });
    let turns = 0;
    for (; !isEnded; turns += 1) await setImmediate();
    await ended;
    assert.ok(turns > 10, `${turns} turns`);
    assert.notEqual(await run('name'), before);
  });

  test('ends a thread that takes too much memory', async (context) => {
    const { run } = pool(context);
    await assert.rejects(run('grow'), { code: 'worker', reason: 'too-large' });
    assert.ok(await run('name'));
  });

  test('passes on what a thread failed with, and goes on', async (context) => {
    const { run } = pool(context);
    await assert.rejects(run('fail'), /It broke/);
    assert.ok(await run('name'));
  });

  test('refuses what would wait behind too many', async (context) => {
    const { run, close } = pool(context, { milliseconds: 60_000 });
    const under = [run('wait'), run('name'), run('name')].map((one) => one.catch(() => {}));
    await setImmediate();
    await assert.rejects(run('name'), { code: 'worker', reason: 'busy' });
    await close();
    await Promise.all(under);
  });
});
