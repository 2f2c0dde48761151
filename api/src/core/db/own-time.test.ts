import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { TimeIsUp, withinOwnTime } from './own-time';

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('what comes in time is given on, its failure too', async () => {
  assert.equal(await withinOwnTime(1_000, Promise.resolve(7)), 7);
  await assert.rejects(withinOwnTime(1_000, Promise.reject(new Error('own'))), /own/);
});

test('what does not come is given up', async () => {
  await assert.rejects(withinOwnTime(20, wait(60_000, undefined, { ref: false })), TimeIsUp);
});

test('an answer that a busy process could not read yet is waited for', async () => {
  const answer = withinOwnTime(100, readFile(import.meta.filename, 'utf8'));
  block(400);
  assert.match(await answer, /a busy process/);
});
