import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

const PRELOADED = pathToFileURL(path.join(import.meta.dirname, 'light-test-context.mjs')).href;

const TESTS = `
const { describe, test } = require('node:test');
const { setTimeout: sleep } = require('node:timers/promises');
test('throws in a timer', async () => {
  await null;
  setTimeout(() => { throw new Error('in a timer'); });
  await sleep(20);
});
describe('a suite', () => {
  test('rejects what nobody awaits', async () => {
    await null;
    Promise.reject(new Error('unawaited'));
    await sleep(20);
  });
  test('has a test within', async (t) => {
    await sleep(1);
    await t.test('that is its own', () => {});
  });
});
`;

describe('node:test with the light context', () => {
  it('fails the test whose timer throws or whose promise rejects, and no other', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-context-'));
    try {
      const file = path.join(folder, 'some.test.cjs');
      writeFileSync(file, TESTS);
      const args = ['--import', PRELOADED, '--test', '--test-reporter', 'tap', file];
      // A process of node:test that finds this variable reports to its parent instead.
      const { NODE_TEST_CONTEXT, ...env } = process.env;
      const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
      const results = stdout.match(/(not )?ok \d+ - .*/g);
      assert.deepEqual(results, [
        'not ok 1 - throws in a timer',
        'not ok 1 - rejects what nobody awaits',
        'ok 1 - that is its own',
        'ok 2 - has a test within',
        'not ok 2 - a suite',
      ]);
      assert.match(stdout, /error: 'in a timer'/);
      assert.match(stdout, /error: 'unawaited'/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
