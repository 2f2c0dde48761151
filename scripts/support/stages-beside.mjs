import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nothing } from './counts.mjs';
import { temporaryFolder } from './machine.mjs';
import { capture } from './processes.mjs';
import { readJson } from './repository.mjs';

/** Stages that leave a core idle, and share nothing with those that run beside them. */
const BESIDE = ['check', 'registry', 'scripts'];
const LONG = ['unit', 'api'];
const BUILD = "import('./scripts/support/builds.mjs').then(({ buildChanged }) => buildChanged())";
const TEMPLATE = "require('./e2e/support/template.ts').readyTemplate()";

/** Room for the product that makes the data, and to spare. */
const PRODUCT_BYTES = 2 ** 30;

/** The chosen stages that run beside others; none without others. */
export function stagesBeside(chosen) {
  return LONG.every((name) => chosen.includes(name))
    ? chosen.filter((name) => BESIDE.includes(name))
    : [];
}

/**
 * Runs stages in a process of their own, prints their output once they have ended, and resolves to
 * their results, as `npm test` has them. Before journeys it first builds their parts, which other
 * stages then do not build, and in the end makes the data they begin with, which keeps one core busy:
 * what fails of these is repeated and reported by its own stage.
 */
export async function runBeside(names, { bail, chosen }) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-beside-'));
  const file = path.join(scratch, 'test-durations.json');
  try {
    const args = ['scripts/test.mjs', ...names, ...(bail ? ['--bail'] : [])];
    const env = { ...process.env, TEST_DURATIONS_FILE: file };
    if (chosen.includes('e2e')) await capture(process.execPath, ['--eval', BUILD]);
    const { output } = await capture(process.execPath, args, { env });
    console.info(output);
    if (chosen.includes('e2e')) {
      const env = { ...process.env, TMPDIR: temporaryFolder(PRODUCT_BYTES) };
      await capture(process.execPath, ['--import', 'tsx', '--eval', TEMPLATE], { env });
    }
    return resultsOf(readJson(file));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    const notes = [`${names.join(', ')} could not run: the reason stands above`];
    return [{ name: names.join(', '), counts: { ...nothing, failed: 1, notes }, tests: [] }];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function resultsOf({ stages, tests }) {
  return stages.map(({ name, seconds, cpuSeconds, ...counts }) => ({
    ...{ name, seconds, cpuSeconds, counts },
    tests: tests.filter(({ stage }) => stage === name),
  }));
}
