import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { until } from '../../../test/process/until';
import { circuit, DatabaseDown } from './circuit';

// The guard's own timers are unref'd; a server keeps the process alive, and here this interval
// does.
const alive = setInterval(() => undefined, 60_000);
after(() => clearInterval(alive));

const times = { slowAfter: 5, pause: 5 };
const never = () => new Promise<never>(() => undefined);

/** A database whose answers the test controls. */
function asked() {
  const it = { answers: true, checks: 0 };
  const check = async () => {
    it.checks += 1;
    if (!it.answers) throw new Error('no answer');
  };
  return { it, ...circuit(check, times) };
}

test('while answers come soon nobody is asked anything', async () => {
  const { it, guard, stop } = asked();
  assert.equal(await guard(async () => 7), 7);
  await assert.rejects(
    guard(() => Promise.reject(new Error('own'))),
    /own/,
  );
  assert.equal(it.checks, 0);
  stop();
});

test('what waits is given up once the database is known to be down, and so is what comes', async () => {
  const { it, guard, stop } = asked();
  it.answers = false;
  await assert.rejects(guard(never), DatabaseDown);
  let isBegun = false;
  const refused = guard(async () => {
    isBegun = true;
  });
  await assert.rejects(refused, DatabaseDown);
  assert.equal(isBegun, false);
  it.answers = true;
  const isBack = () => guard(async () => true).catch(() => false);
  await until(isBack, 'the database is back');
  stop();
});

test('a slow answer of a database that answers others is waited for', async () => {
  const { it, guard, stop } = asked();
  const slow = guard(
    () =>
      new Promise((resolve) => {
        void until(() => it.checks >= 3, 'looked at again and again').then(() => resolve('late'));
      }),
  );
  assert.equal(await slow, 'late');
  stop();
});
