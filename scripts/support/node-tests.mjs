import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { countNode, notEmpty, nothing, withExit } from './counts.mjs';
import { nodeReportTests } from './durations.mjs';
import { sourceFiles } from './fingerprint.mjs';
import { show } from './processes.mjs';
import { ROOT } from './repository.mjs';
import { groupTests } from './test-groups.mjs';

/** Concurrent files: one core stays free for the stage that they run beside. */
const AT_ONCE = Math.max(2, availableParallelism() - 1);

/**
 * Options of Node for processes that run tests. Nearly all objects of a test are garbage at once:
 * with a larger space for new objects they are collected less often, for a twentieth less processor.
 */
export const NODE_OPTIONS_OF_TESTS = ['--max-semi-space-size=64'];

/** A hanging file of tests fails after this time, so that the next stages still run. */
const LIMIT_MS = 20 * 60_000;
const NIGHTLY_LIMIT_MS = 4 * 60 * 60_000;

/** The runner waits for a file that failed so until it has ended, which a blocked one never does. */
const ENDS_WITHIN_MS = 10 * 60_000;

const beside = (file) => pathToFileURL(path.join(import.meta.dirname, file)).href;
const REPORTER = beside('test-report.mjs');
const CONTEXT = beside('light-test-context.mjs');

/** Stage → the folders whose tests it runs. The renderer reads what the registry released. */
export const stageFolders = { api: ['api'], registry: ['registry', 'renderer'] };

/** Whether this is the full run instead of the gate. */
const isFull = (env) => env.TEST_SCOPE === 'all';

const limitMs = () => (isFull(process.env) ? NIGHTLY_LIMIT_MS : LIMIT_MS);

/** A folder's `*.test.ts` and `*.test.mjs`; `*.nightly.test.*` in a full run only. */
export function testFilesOf(folder, { root = ROOT, env = process.env } = {}) {
  const isTest = isFull(env) ? /\.test\.(ts|mjs)$/ : /(?<!\.nightly)\.test\.(ts|mjs)$/;
  return sourceFiles(path.join(root, folder), (file) => isTest.test(file));
}

/**
 * Runs a folder's tests with node:test, prints the results, counts and times them. Files are listed
 * one by one because Node 20 expands no patterns itself; a process runs several of them.
 *
 * @param {object} [surroundings]
 * @param {string[]} [surroundings.within] arguments of a Node program that runs the tests
 * @param {(files: string[]) => Promise<string[]>} [surroundings.prepared] files to run instead, in JavaScript
 * @param {string[]} [surroundings.files] some of the tests instead of all
 * @param {string} [surroundings.temporary] folder for temporary files instead of the system's
 * @param {number} [surroundings.atOnce] how many files run at once
 */
export async function nodeTests(
  folder,
  {
    within = [],
    prepared,
    files: found = testFilesOf(folder),
    temporary = tmpdir(),
    atOnce = AT_ONCE,
  } = {},
) {
  if (found.length === 0) return notEmpty(nothing, folder);
  // What is prepared is JavaScript: the loader would still ask about every file of a package.
  const loader = prepared ? ['--enable-source-maps'] : ['--import', 'tsx'];
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-tests-'));
  const report = path.join(scratch, 'tests.jsonl');
  try {
    const files = prepared ? await prepared(found) : groupTests(found, scratch);
    const args = [...within, ...flags({ report, loader, atOnce }), ...files];
    const env = { ...process.env, TMPDIR: temporary };
    const code = await show(process.execPath, args, {
      env,
      limitMs: limitMs() + ENDS_WITHIN_MS,
    });
    const tests = nodeReportTests(read(report), ROOT);
    // The runner prints no reason for a file that failed before its first test.
    for (const { file, said } of tests) if (said) console.info(`\n${file} said:\n${said}`);
    const counts = withExit(countNode(tests), code, `${folder}'s tests`);
    return { ...notEmpty(counts, folder), tests: tests.map(({ said, ...test }) => test) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function flags({ report, loader, atOnce }) {
  return [
    ...NODE_OPTIONS_OF_TESTS,
    ...loader,
    ...['--import', CONTEXT],
    ...['--test', `--test-concurrency=${atOnce}`],
    `--test-timeout=${limitMs()}`,
    ...['--test-reporter', 'dot', '--test-reporter-destination', 'stdout'],
    ...['--test-reporter', REPORTER, '--test-reporter-destination', report],
  ];
}
