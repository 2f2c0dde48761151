import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seconds per test and stage; slower tests are reported. */
export const allowances = { unit: 5, api: 10, registry: 30, scripts: 30, e2e: 30 };

const SLOWEST = 10;

/**
 * @typedef {object} TimedTest
 * @property {string} file from the repository's root
 * @property {string} test its title with those of its suites
 * @property {number} seconds all attempts together
 * @property {'passed' | 'failed' | 'flaky' | 'skipped'} outcome flaky: it passed on a retry
 * @property {boolean} [nightly] true for a test without time limit
 */

/** Tests of Jest's `--json`. */
export function jestTests({ testResults }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration, invocations = 1 }) => ({
      file: path.relative(root, name),
      test: [...ancestorTitles, title].join(' › '),
      seconds: (duration ?? 0) / 1000,
      outcome: jestOutcome(status, invocations),
    })),
  );
}

function jestOutcome(status, invocations) {
  if (status === 'passed') return invocations > 1 ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

const PLAYWRIGHT = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** Tests of Playwright's JSON reporter. */
export function playwrightTests({ config, suites }, root) {
  // The outermost suite is the file itself.
  return suites.flatMap((file) => specsOf(file, [])).map(timed);

  function timed({ spec, titles, test }) {
    return {
      file: path.relative(root, path.join(config.rootDir, spec.file)),
      test: [...titles, spec.title].join(' › '),
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      outcome: PLAYWRIGHT[test.status],
      ...(spec.tags?.some((tag) => tag.replace('@', '') === 'nightly') && { nightly: true }),
    };
  }
}

function specsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ spec, titles, test }))),
    ...suites.flatMap((suite) => specsOf(suite, [...titles, suite.title])),
  ];
}

/** Tests of `test-report.mjs`: one line of JSON each. */
export function nodeReportTests(lines, root) {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((one) => ({ ...one, file: one.file && path.relative(root, one.file) }));
}

/** Report lines for slow, flaky and failed tests; the failed come last, where a cut log still has them. */
export function durationLines(tests) {
  const bySeconds = tests.toSorted((a, b) => b.seconds - a.seconds);
  return [
    ...listed('The slowest tests:', bySeconds.slice(0, SLOWEST)),
    ...listed('Above the allowance of their stage:', bySeconds.filter(isAboveAllowance), allowance),
    ...listed('Passed only on a retry, which is a failure:', bySeconds.filter(isFlaky)),
    ...listed('Failed:', bySeconds.filter(isFailed)),
  ];
}

const isFailed = ({ outcome }) => outcome === 'failed';
const isFlaky = ({ outcome }) => outcome === 'flaky';
const allowance = ({ stage }) => ` (allowed: ${allowances[stage]} s)`;

function isAboveAllowance({ stage, file, seconds, nightly }) {
  if (nightly || file.includes('.nightly.')) return false;
  return seconds > (allowances[stage] ?? Number.POSITIVE_INFINITY);
}

function listed(heading, tests, more = () => '') {
  if (tests.length === 0) return [];
  const lines = tests.map(
    (one) => `${one.seconds.toFixed(1).padStart(7)} s  ${one.file} › ${one.test}${more(one)}`,
  );
  return [heading, ...lines];
}

/** Writes `test-durations.json`: date, scope, and seconds of each stage and test. */
export function writeDurations(file, run) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(run, undefined, 1)}\n`);
}
