import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countJest,
  countNode,
  countPlaywright,
  notEmpty,
  nothing,
  sum,
  summary,
  unavailable,
  withExit,
} from './counts.mjs';

test('tests of node:test are counted, skips are named with their reason', () => {
  const outcomes = ['passed', 'passed', 'passed', 'failed', 'failed', 'skipped'];
  const tests = outcomes.map((outcome) => ({ test: 'adds', outcome }));
  const counts = countNode([
    ...tests,
    { test: 'on PostgreSQL', outcome: 'skipped', reason: 'no server programs' },
  ]);
  assert.equal(summary(counts), '3 passed, 2 failed, 2 skipped');
  assert.deepEqual(counts.notes, ['skipped: adds', 'skipped: on PostgreSQL (no server programs)']);
});

test('a test file that Jest could not run is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 1,
  };
  assert.equal(summary(countJest(report)), '5 passed, 3 failed, 2 skipped');
});

const flaky = { file: 'a.test.ts', test: 'adds', seconds: 1, outcome: 'flaky' };

test('a browser test that passed on a retry has failed, and is named', () => {
  const stats = { expected: 4, flaky: 1, unexpected: 1, skipped: 2 };
  const counts = countPlaywright({ stats, errors: [{}] }, [flaky]);
  assert.equal(summary(counts), '4 passed, 3 failed, 2 skipped');
  assert.deepEqual(counts.notes, ['passed only on a retry: a.test.ts › adds']);
});

test('a test of Jest that passed on a retry has failed, and is named', () => {
  const report = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const counts = countJest({ ...report, numPendingTests: 0, numTodoTests: 0 }, [flaky]);
  assert.equal(summary(counts), '1 passed, 1 failed, 0 skipped');
  assert.deepEqual(counts.notes, ['passed only on a retry: a.test.ts › adds']);
});

test('runners are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, notes: ['a'] };
  assert.deepEqual(sum([one, nothing, one]), {
    passed: 2,
    failed: 4,
    skipped: 6,
    notes: ['a', 'a'],
  });
});

test('a runner that broke without a failed test still failed', () => {
  assert.equal(withExit({ ...nothing, passed: 3 }, 1, 'Jest').failed, 1);
  assert.equal(withExit({ ...nothing, failed: 2 }, 1, 'Jest').failed, 2);
  assert.equal(withExit({ ...nothing, passed: 3 }, 0, 'Jest').failed, 0);
});

test('a runner that found no test has failed', () => {
  assert.equal(notEmpty(nothing, 'api').failed, 1);
  assert.equal(notEmpty({ ...nothing, skipped: 1 }, 'api').failed, 0);
});

test('what a machine cannot run is skipped, under CI it fails', () => {
  assert.equal(summary(unavailable('no Chromium', {})), '0 passed, 0 failed, 1 skipped');
  assert.equal(
    summary(unavailable('no Chromium', { CI: 'true' })),
    '0 passed, 1 failed, 0 skipped',
  );
});
