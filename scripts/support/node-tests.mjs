import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { countTap, notEmpty, withExit } from './counts.mjs';
import { sourceFiles } from './fingerprint.mjs';
import { show } from './processes.mjs';
import { ROOT } from './repository.mjs';

/** Files at once: one core stays for the rest, but a test waits for its database half of the time. */
const AT_ONCE = Math.max(2, availableParallelism() - 1);

/** What hangs ends as a failure with a name, and the next stages are still run. */
const LIMIT_MS = 20 * 60_000;

/**
 * Runs every `*.test.ts` and `*.test.mjs` under a folder with node:test, shows the outcome and
 * counts it. The files are named one by one because Node 20 expands no patterns itself.
 *
 * @param {object} [surroundings]
 * @param {string[]} [surroundings.within] arguments of a Node program that runs the tests
 * @param {(files: string[]) => Promise<string[]>} [surroundings.prepared] what is run in their place
 */
export async function nodeTests(folder, { within = [], prepared = async (all) => all } = {}) {
  const found = sourceFiles(path.join(ROOT, folder), (file) => /\.test\.(ts|mjs)$/.test(file));
  const files = await prepared(found);
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-tests-'));
  const tap = path.join(scratch, 'tests.tap');
  try {
    const code =
      files.length === 0 ? 0 : await show(process.execPath, [...within, ...flags(tap), ...files]);
    const counts = files.length === 0 ? countTap('') : countTap(readFileSync(tap, 'utf8'));
    return notEmpty(withExit(counts, code, `${folder}'s tests`), folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function flags(tap) {
  return [
    ...['--import', 'tsx', '--test', `--test-concurrency=${AT_ONCE}`],
    `--test-timeout=${LIMIT_MS}`,
    ...['--test-reporter', 'dot', '--test-reporter-destination', 'stdout'],
    ...['--test-reporter', 'tap', '--test-reporter-destination', tap],
  ];
}
