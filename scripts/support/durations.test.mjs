import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { build } from 'esbuild';
import { durationLines, jestTests, nodeReportTests, playwrightTests } from './durations.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-durations-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

const one = (more) => ({ file: 'a.test.ts', test: 'adds', seconds: 1, outcome: 'passed', ...more });

test('Jest: file, title with its suites, seconds; a second invocation is a retry', () => {
  const assertion = { ancestorTitles: ['sums'], title: 'adds', status: 'passed', duration: 1500 };
  const report = {
    testResults: [
      {
        name: '/repository/shell/src/sum.test.ts',
        assertionResults: [
          assertion,
          { ...assertion, ancestorTitles: [], invocations: 2 },
          { ...assertion, status: 'failed', duration: null },
          { ...assertion, status: 'pending' },
        ],
      },
    ],
  };
  const file = 'shell/src/sum.test.ts';
  assert.deepEqual(jestTests(report, '/repository'), [
    { file, test: 'sums › adds', seconds: 1.5, outcome: 'passed' },
    { file, test: 'adds', seconds: 1.5, outcome: 'flaky' },
    { file, test: 'sums › adds', seconds: 0, outcome: 'failed' },
    { file, test: 'sums › adds', seconds: 1.5, outcome: 'skipped' },
  ]);
});

test('Playwright: all attempts of a test together, and whether it is nightly', () => {
  const spec = (title, status, tags = []) => ({
    title,
    file: 'walk.spec.ts',
    tags,
    tests: [{ status, results: [{ duration: 2000 }, { duration: 500 }] }],
  });
  const report = {
    config: { rootDir: '/repository/e2e/journeys' },
    suites: [
      {
        title: 'walk.spec.ts',
        specs: [spec('walks', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('fits', 'expected', ['nightly'])] }],
      },
    ],
  };
  const file = 'e2e/journeys/walk.spec.ts';
  assert.deepEqual(playwrightTests(report, '/repository'), [
    { file, test: 'walks', seconds: 2.5, outcome: 'flaky' },
    { file, test: 'on a phone › fits', seconds: 2.5, outcome: 'passed', nightly: true },
  ]);
});

test('node:test: names the source of a test, also of one that was bundled', async () => {
  const source = path.join(scratch, 'sums.test.mjs');
  writeFileSync(
    source,
    `import assert from 'node:assert';
     import { describe, it, test } from 'node:test';
     describe('sums', () => { it('adds', () => {}); it('divides', { skip: 'by zero' }, () => {}); });
     test('breaks', () => assert.fail());`,
  );
  const bundle = path.join(scratch, 'bundles/group.mjs');
  await build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    sourcemap: 'linked',
  });
  for (const built of [source, bundle]) {
    const file = 'sums.test.mjs';
    assert.deepEqual(
      reported(built).map(({ seconds, ...rest }) => ({ ...rest, timed: seconds >= 0 })),
      [
        { file, test: 'sums › adds', outcome: 'passed', timed: true },
        { file, test: 'sums › divides', outcome: 'skipped', reason: 'by zero', timed: true },
        { file, test: 'breaks', outcome: 'failed', timed: true },
      ],
    );
  }
});

test('node:test: a file that does not load fails by its name, with what it said', () => {
  const file = path.join(scratch, 'unloadable.test.mjs');
  writeFileSync(file, "throw new Error('It does not load');");
  const [one, ...others] = reported(file);
  assert.deepEqual(others, []);
  assert.equal(one.outcome, 'failed');
  assert.equal(one.file, 'unloadable.test.mjs');
  assert.match(one.said, /It does not load/);
});

/** The reporter's output for a test file. */
function reported(file) {
  const report = path.join(scratch, 'report.jsonl');
  const reporter = path.join(import.meta.dirname, 'test-report.mjs');
  // With this variable, node:test would report to the surrounding run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const flags = ['--test', '--test-reporter', reporter, '--test-reporter-destination', report];
  spawnSync(process.execPath, [...flags, file], { env });
  return nodeReportTests(readFileSync(report, 'utf8'), scratch);
}

test('a run names its ten slowest tests', () => {
  const tests = Array.from({ length: 12 }, (_, i) => one({ stage: 'api', seconds: i / 2 }));
  const lines = durationLines(tests);
  assert.equal(lines.length, 11);
  assert.equal(lines[1], '    5.5 s  a.test.ts › adds');
});

const above = 'Above the allowance of their stage:';
const allowed = [
  ['unit', 4.9, false],
  ['unit', 5.1, true],
  ['api', 5.1, false],
  ['api', 10.1, true],
  ['registry', 30.1, true],
  ['scripts', 30.1, true],
  ['e2e', 29, false],
  ['e2e', 31, true],
  ['faults', 100, false],
  ['attacks', 100, false],
];
for (const [stage, seconds, isNamed] of allowed) {
  test(`${seconds} s of ${stage} ${isNamed ? 'are named' : 'are allowed'}`, () => {
    assert.equal(durationLines([one({ stage, seconds })]).includes(above), isNamed);
  });
}

test('a nightly test has no allowance', () => {
  for (const more of [{ nightly: true }, { file: 'a.nightly.test.ts' }]) {
    const lines = durationLines([one({ stage: 'e2e', seconds: 300, ...more })]);
    assert.equal(lines.includes(above), false);
  }
});

test('what passed on a retry is named', () => {
  const lines = durationLines([one({ stage: 'e2e', outcome: 'flaky' })]);
  assert.ok(lines.includes('Passed only on a retry, which is a failure:'));
});

test('what failed is named last', () => {
  const failed = one({ stage: 'unit', test: 'breaks', outcome: 'failed' });
  const slow = one({ stage: 'unit', seconds: 9 });
  const flaky = one({ stage: 'e2e', outcome: 'flaky' });
  const lines = durationLines([failed, slow, flaky]);
  assert.deepEqual(lines.slice(-2), ['Failed:', '    1.0 s  a.test.ts › breaks']);
});
