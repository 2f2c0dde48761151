/** Counts of one runner: passed, failed and skipped tests, and why. */
export const nothing = { passed: 0, failed: 0, skipped: 0, notes: [] };

/** Adds up the counts of several runners. */
export function sum(all) {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      notes: [...total.notes, ...one.notes],
    }),
    nothing,
  );
}

/** Counts of the tests recorded by `test-report.mjs`. */
export function countNode(tests) {
  const count = (outcome) => tests.filter((one) => one.outcome === outcome).length;
  const skipped = tests.filter(({ outcome }) => outcome === 'skipped');
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: skipped.length,
    notes: skipped.map(({ test, reason }) => `skipped: ${test}${reason ? ` (${reason})` : ''}`),
  };
}

/** Counts from Jest's `--json`; a test file that could not run counts as one failure. */
export function countJest(report, tests = []) {
  return withoutRetries(tests, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    notes: [],
  });
}

/** Counts from Playwright's JSON. */
export function countPlaywright({ stats, errors = [] }, tests = []) {
  return withoutRetries(tests, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    notes: [],
  });
}

/** A test that passed only on a retry counts as failed, by its name. */
function withoutRetries(tests, counts) {
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky');
  return {
    ...counts,
    passed: counts.passed - flaky.length,
    failed: counts.failed + flaky.length,
    notes: flaky.map(({ file, test }) => `passed only on a retry: ${file} › ${test}`),
  };
}

/** A runner with a bad exit code has failed even without a failed test. */
export function withExit(counts, code, what) {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, notes: [...counts.notes, `${what} ended with code ${code}`] };
}

/** A runner that ran no test has failed. */
export function notEmpty(counts, what) {
  if (counts.passed + counts.failed + counts.skipped > 0) return counts;
  return { ...counts, failed: 1, notes: [...counts.notes, `${what} found no tests`] };
}

/** Tests that this machine cannot run: skipped with the reason, but failed on CI. */
export function unavailable(reason, env = process.env) {
  const kind = env.CI === 'true' ? 'failed' : 'skipped';
  return { ...nothing, [kind]: 1, notes: [`${kind}: ${reason}`] };
}

/** The last line of a test run. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
