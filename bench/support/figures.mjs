import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

/** Percentiles of times in milliseconds. */
export function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: round(sorted.at(-1) ?? 0) };
}

export const round = (number) => Math.round(number * 100) / 100;

export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const RESAMPLES = 2_000;

/**
 * Median of ratios that were measured in pairs, and the interval that holds it with 95 %, by
 * resampling the pairs.
 */
export function medianRatio(pairs) {
  const ratios = pairs.map(([ours, theirs]) => ours / theirs);
  const random = seeded(1);
  const resampled = Array.from({ length: RESAMPLES }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)])),
  ).sort((a, b) => a - b);
  const at = (part) => round(resampled[Math.floor(part * RESAMPLES)]);
  return { ratio: round(median(ratios)), from: at(0.025), to: at(0.975) };
}

/** Random numbers from 0 to 1, the same for the same seed. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Number of occurrences per name. */
export function tally(names) {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Runs `work` for every item, with up to `hands` in parallel. */
export async function atOnce(hands, items, work) {
  let next = 0;
  const hand = async () => {
    while (next < items.length) {
      const nth = next;
      next += 1;
      await work(items[nth], nth);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}

/**
 * Writes `reports/<name>.json`, with the machine, its load and the commit, and sets the exit code:
 * `over` lists exceeded budgets.
 */
export function report(name, found) {
  const folder = path.join(import.meta.dirname, '..', 'reports');
  mkdirSync(folder, { recursive: true });
  const at = { at: new Date().toISOString(), commit: commit(), machine: machine() };
  const whole = { ...at, load: loadavg().map(round), ...found };
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(whole, null, 2)}\n`);
  console.info(`The report is bench/reports/${name}.json (load ${whole.load[0].toFixed(1)})`);
  for (const problem of found.over) console.error(`Out of bounds: ${problem}`);
  process.exitCode = found.over.length > 0 ? 1 : 0;
}

/** The commit that is checked out; with a plus sign if something else than reports was changed. */
function commit() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  const changed = git('status', '--porcelain', '--', ':/', ':!/bench/reports').trim();
  return `${git('rev-parse', 'HEAD').trim()}${changed ? '+' : ''}`;
}

function machine() {
  const [{ model }] = cpus();
  const memoryGb = Math.round(totalmem() / 1024 ** 3);
  return { processor: model, cores: cpus().length, memoryGb, node: process.version };
}
