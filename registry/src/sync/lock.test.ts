import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ownRun } from '../core/process';
import { fakeSite } from '../testing/fake-site';
import { deadHolder, withLock } from './lock';

test('only one holds the lock at a time', async () => {
  const { places, remove } = await fakeSite();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await wait(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(places, work)));
  assert.equal(most, 1);
  await remove();
});

test('the lock of a process that died is taken over by one at a time', async () => {
  const { places, remove } = await fakeSite();
  const { pid } = spawnSync(process.execPath, ['--version']);
  await mkdir(places.state, { recursive: true });
  const dead = { token: 'dead', pid, host: hostname(), since: 'earlier' };
  await writeFile(path.join(places.state, 'lock'), JSON.stringify(dead));
  let inside = 0;
  const work = async () => {
    inside += 1;
    assert.equal(inside, 1);
    await wait(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(places, work)));
  assert.deepEqual(await readdir(places.state), []);
  await remove();
});

test('a reused pid does not hold the lock of the process that had it before', async () => {
  const { places, remove } = await fakeSite();
  await mkdir(places.state, { recursive: true });
  const reused = { ...ownRun(), token: 'dead', birth: '1', host: hostname(), since: 'earlier' };
  await writeFile(path.join(places.state, 'lock'), JSON.stringify(reused));
  assert.match((await deadHolder(places)) ?? '', /^Process \d+ on /);
  assert.equal(await withLock(places, async () => 'free'), 'free');

  const earlierBoot = { ...reused, birth: ownRun().birth, boot: 'another' };
  await writeFile(path.join(places.state, 'lock'), JSON.stringify(earlierBoot));
  assert.equal(await withLock(places, async () => 'free'), 'free');
  await remove();
});

test('the lock is let go when the work fails', async () => {
  const { places, remove } = await fakeSite();
  await assert.rejects(
    withLock(places, () => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await withLock(places, async () => 'free'), 'free');
  await remove();
});
