import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildChanged } from './builds.mjs';
import {
  countJest,
  countPlaywright,
  notEmpty,
  nothing,
  sum,
  unavailable,
  withExit,
} from './counts.mjs';
import { nodeTests } from './node-tests.mjs';
import { show } from './processes.mjs';
import { findChromium, hasNginx, hasPostgres } from './programs.mjs';
import { ROOT, readJson, workspaces } from './repository.mjs';

/** The stages of `npm test` in their order: name → counts. */
export const stages = {
  check: async () => verdict(await show(process.execPath, ['scripts/check.mjs']), 'npm run check'),
  unit: unitTests,
  api: apiTests,
  registry: registryTests,
  scripts: () => nodeTests('scripts'),
  e2e: browserJourneys,
};

async function unitTests() {
  const folders = [...workspaces().values()]
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(path.join(folder, 'jest.config.js')));
  return withReport(async (report) => {
    // By itself it leaves one core idle, of two.
    const args = ['node_modules/jest/bin/jest.js', '--maxWorkers=100%', '--projects', ...folders];
    const code = await show(process.execPath, [...args, '--json', '--outputFile', report]);
    const counts = existsSync(report) ? countJest(readJson(report)) : nothing;
    return notEmpty(withExit(counts, code, 'Jest'), 'Jest');
  });
}

async function apiTests() {
  const postgres = await hasPostgres();
  // It needs a package, and the command that runs this begins before there are any.
  const { bundleTests } = await import('../../api/bundle-tests.mjs');
  const counts = await nodeTests('api', {
    within: ['--import', 'tsx', path.join(ROOT, 'api/src/testing/with-postgres.ts')],
    prepared: bundleTests,
  });
  if (postgres) return counts;
  return sum([
    counts,
    unavailable('the API on PostgreSQL (no TEST_DATABASE_URL, no server programs)'),
  ]);
}

async function registryTests() {
  const nginx = await hasNginx();
  const counts = await nodeTests('registry');
  if (nginx) return counts;
  return sum([counts, unavailable('the site behind a real nginx (it is not installed)', {})]);
}

async function browserJourneys() {
  if (!existsSync(path.join(ROOT, 'e2e/playwright.config.ts'))) {
    return { ...nothing, failed: 1, notes: ['e2e has no playwright.config.ts'] };
  }
  const chromium = await findChromium();
  if (!chromium) return unavailable('the browser journeys (no Chromium and no way to install one)');
  await buildChanged();
  return withReport(async (report) => {
    const code = await show(
      process.execPath,
      [playwrightCli(), 'test', '--reporter', 'list,json'],
      {
        cwd: path.join(ROOT, 'e2e'),
        env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    const counts = existsSync(report) ? countPlaywright(readJson(report)) : nothing;
    return notEmpty(withExit(counts, code, 'Playwright'), 'Playwright');
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
