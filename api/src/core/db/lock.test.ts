import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../test/process/at-exit';
import { packageRoot } from '../config/package-root';
import { lockDataFolder } from './lock';

const folder = () => temporaryFolder('lock');
const lockOf = (data: string) => join(data, 'nukkad.lock');

test('a second holder is told who the first is, in one sentence', async () => {
  const data = folder();
  const release = await lockDataFolder(data);
  await assert.rejects(lockDataFolder(data, 0), {
    code: 'locked',
    message: new RegExp(`^The data folder .* is in use by process ${process.pid}: [^\\n]*$`),
  });
  release();
  assert.equal(existsSync(lockOf(data)), false);
});

test('one who waits gets it when the holder leaves', async () => {
  const data = folder();
  const release = await lockDataFolder(data);
  let isHeld = true;
  setTimeout(() => {
    isHeld = false;
    release();
  }, 300);
  const next = await lockDataFolder(data, 120_000);
  assert.equal(isHeld, false);
  next();
});

test('the lock of a process that died is taken over', async () => {
  const data = folder();
  const gone = spawnSync('true');
  const mine = await lockDataFolder(data);
  const holder = JSON.parse(readFileSync(lockOf(data), 'utf8'));
  mine();
  for (const stale of [
    { ...holder, pid: gone.pid },
    { ...holder, boot: 'before the restart' },
    // The pid is alive, but its process started at another time.
    { ...holder, pid: process.ppid },
  ]) {
    writeFileSync(lockOf(data), JSON.stringify(stale));
    (await lockDataFolder(data, 0))();
  }
});

test('of several processes only one takes a stale lock over', async () => {
  const data = folder();
  writeFileSync(lockOf(data), JSON.stringify({ pid: 2_000_000_000, boot: '', birth: '' }));
  const lock = join(packageRoot, 'src/core/db/lock.ts');
  const script = `require(${JSON.stringify(lock)}).lockDataFolder(${JSON.stringify(data)}, 0)
    .then(() => { process.stdout.write('held'); process.stdin.resume(); },
      () => process.stdout.write('refused'));`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '-e', script]),
  );
  const exits = children.map((child) => once(child, 'exit'));
  const answers = await Promise.all(
    children.map(async (child) => String((await once(child.stdout, 'data'))[0])),
  );
  // The child that holds the lock keeps it until all have tried, however slowly they start.
  for (const child of children) child.stdin.end();
  await Promise.all(exits);
  assert.deepEqual(answers.sort(), ['held', 'refused', 'refused', 'refused']);
});
