import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { buildChanged, buildShell } from './builds.mjs';
import {
  countJest,
  countPlaywright,
  notEmpty,
  nothing,
  sum,
  unavailable,
  withExit,
} from './counts.mjs';
import { jestTests, playwrightTests } from './durations.mjs';
import { temporaryFolder } from './machine.mjs';
import { NODE_OPTIONS_OF_TESTS, nodeTests, stageFolders, testFilesOf } from './node-tests.mjs';
import { show } from './processes.mjs';
import {
  findChromium,
  hasCalendarPrograms,
  hasNginx,
  hasPdfPrograms,
  hasPgbouncer,
  hasPostgres,
  hasPrometheus,
} from './programs.mjs';
import { ROOT, readJson, workspaces } from './repository.mjs';

/**
 * The stages of `npm test` in order: name → counts and timed tests. Each takes its selection, as
 * made by `changedPlan`, and whether to stop at the first failure.
 */
export const stages = {
  check: async () => verdict(await show(process.execPath, ['scripts/check.mjs']), 'npm run check'),
  unit: unitTests,
  api: apiTests,
  registry: registryTests,
  scripts: () => nodeTests('scripts'),
  e2e: browserJourneys,
  faults: faultMatrix,
  attacks: attackReplay,
};

/** Stages of the full run only. */
export const NIGHTLY_STAGES = ['faults', 'attacks'];

const STOP_AT_UNLOADABLE = path.join(import.meta.dirname, 'stop-at-unloadable.mjs');
const NEAREST_FIRST = path.join(import.meta.dirname, 'nearest-first.mjs');

async function unitTests({ projects = jestProjects(), changed, bail = false } = {}) {
  return withReport(async (report) => {
    // Jest's default leaves one of two cores idle.
    const args = [
      ...NODE_OPTIONS_OF_TESTS,
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=100%',
      ...(bail ? ['--bail', '--reporters=default', `--reporters=${STOP_AT_UNLOADABLE}`] : []),
      ...(changed ? [`--testSequencer=${NEAREST_FIRST}`] : []),
      ...['--projects', ...projects],
      ...['--json', '--outputFile', report],
    ];
    const env = { ...process.env, TEST_CHANGED_FILES: JSON.stringify(changed) };
    const code = await show(process.execPath, args, { env });
    if (!existsSync(report)) return notEmpty(withExit(nothing, code, 'Jest'), 'Jest');
    const tests = jestTests(readJson(report), ROOT);
    const counts = withExit(countJest(readJson(report), tests), code, 'Jest');
    return { ...notEmpty(counts, 'Jest'), tests };
  });
}

function jestProjects() {
  const folders = [...workspaces().values()].map(({ folder }) => folder);
  return folders.filter((folder) => existsSync(path.join(folder, 'jest.config.js')));
}

/** Room for the databases of the API's tests, of which a few are there at a time, and to spare. */
const DATABASES_BYTES = 3 * 2 ** 30;
/** Sites that the registry's tests release. */
const SITES_BYTES = 2 ** 30;
/** Products of journeys, 150 MB each, and what browsers share with their pages. */
const PRODUCTS_BYTES = 3 * 2 ** 30;

/** Playwright's cache of transpiled files, as it names it. */
const TRANSFORMED = `playwright-transform-cache-${process.geteuid?.()}`;

async function apiTests({ files } = {}) {
  const postgres = await hasPostgres();
  // Tests that ask these are skipped, with the reason, where they are not.
  await hasPgbouncer();
  await hasPdfPrograms();
  if (process.env.TEST_SCOPE === 'all') {
    await hasPrometheus();
    await hasCalendarPrograms();
  }
  // Imported late: it needs a package, and the calling command also starts before packages are
  // installed.
  const { bundleTests } = await import('../../api/bundle-tests.mjs');
  const counts = await nodeTests('api', {
    within: ['--import', 'tsx', path.join(ROOT, 'api/test/database/with-postgres.ts')],
    prepared: bundleTests,
    temporary: temporaryFolder(DATABASES_BYTES),
    // A fifth of the cores would be idle with one for each: tests wait for timers and for a server.
    atOnce: availableParallelism() + 1,
    files,
  });
  if (postgres) return counts;
  const reason = 'the API on PostgreSQL (no TEST_DATABASE_URL, no server programs)';
  return { ...sum([counts, unavailable(reason)]), tests: counts.tests };
}

async function registryTests({
  files = stageFolders.registry.flatMap((one) => testFilesOf(one)),
} = {}) {
  const nginx = await hasNginx();
  // Each of these files would build it for itself.
  if (files.some((file) => readFileSync(file, 'utf8').includes('builtShell('))) await buildShell();
  const counts = await nodeTests('registry', { files, temporary: temporaryFolder(SITES_BYTES) });
  if (nginx) return counts;
  const reason = 'the site behind a real nginx (it is not installed)';
  return { ...sum([counts, unavailable(reason, {})]), tests: counts.tests };
}

async function browserJourneys({ pattern, nearest, bail = false } = {}) {
  const args = ['--reporter', 'list,support/page-at-failure.ts,json'];
  if (!bail || !nearest) return playwright(args, { pattern, bail });
  // Playwright knows no order: what covers the change is run first, so that a break is told soon.
  const halves = [
    { pattern: nearest, bail, mayBeNone: true },
    { pattern, but: nearest, bail, mayBeNone: true },
  ];
  const results = [];
  for (const half of halves) {
    results.push(await playwright(args, half));
    if (results.at(-1).failed > 0) break;
  }
  const tests = results.flatMap((one) => one.tests ?? []);
  return { ...notEmpty(sum(results), 'Playwright'), tests };
}

async function faultMatrix({ bail = false } = {}) {
  const config = ['--config', 'faults/playwright.config.ts'];
  return playwright([...config, '--reporter', 'faults/report.ts,json'], { bail });
}

/** Replays attacks on a running product, under both settings or one of them. */
export async function attackReplay({ pattern, settings, bail = false } = {}) {
  const missing = (await hasPostgres())
    ? []
    : [unavailable('attacks under production settings (no PostgreSQL server programs)')];
  const project = settings ?? (missing.length > 0 ? 'development' : undefined);
  const args = [
    ...['--config', 'attacks/playwright.config.ts'],
    ...(project ? ['--project', project] : []),
    ...['--reporter', 'attacks/report.ts,json'],
  ];
  const { tests, ...counts } = await playwright(args, { pattern, bail });
  return { ...sum([counts, ...missing]), tests };
}

async function playwright(args, { pattern, but, bail, mayBeNone = false }) {
  const chromium = await findChromium();
  if (!chromium) return unavailable('the browser journeys (no Chromium and no way to install one)');
  await buildChanged();
  const some = [
    ...(pattern ? ['--grep', pattern] : []),
    ...(but ? ['--grep-invert', but] : []),
    ...(bail ? ['-x'] : []),
    ...(mayBeNone ? ['--pass-with-no-tests'] : []),
  ];
  return withReport(async (report) => {
    const cli = [...NODE_OPTIONS_OF_TESTS, playwrightCli(), 'test'];
    const code = await show(process.execPath, [...cli, ...args, ...some], {
      cwd: path.join(ROOT, 'e2e'),
      env: {
        ...process.env,
        TMPDIR: temporaryFolder(PRODUCTS_BYTES),
        // On disk, where it is by default: `scripts` has listed the journeys from there.
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(tmpdir(), TRANSFORMED),
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    if (!existsSync(report)) return notEmpty(withExit(nothing, code, 'Playwright'), 'Playwright');
    const tests = playwrightTests(readJson(report), ROOT);
    const counts = withExit(countPlaywright(readJson(report), tests), code, 'Playwright');
    return { ...(mayBeNone ? counts : notEmpty(counts, 'Playwright')), tests };
  });
}

function playwrightCli() {
  return path.join(ROOT, 'node_modules/@playwright/test/cli.js');
}

async function withReport(work) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-report-'));
  try {
    return await work(path.join(scratch, 'report.json'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function verdict(code, what) {
  if (code === 0) return { ...nothing, passed: 1 };
  return { ...nothing, failed: 1, notes: [`${what} does not hold`] };
}
