import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { capture } from './processes.mjs';
import { during } from './progress.mjs';
import { parts, ROOT, workspaces } from './repository.mjs';

const AT_ONCE = 2;
const TAIL = 30;

/** Everything that is built: the API, the shell and each remote. */
function buildable(all = workspaces()) {
  const api = { part: 'api', ...all.get('@nukkad/api') };
  return [...parts(all), ...(api.folder ? [api] : [])];
}

/** Builds everything that has changed since its last build. */
export function buildChanged() {
  return buildParts(buildable());
}

/** Builds those that have changed since their last build, two at a time, up to the first failure. */
export async function buildParts(wanted) {
  const all = workspaces();
  const stale = wanted
    .map((one) => ({ ...one, wanted: fingerprint(one.name, all, ROOT) }))
    .filter((one) => markerOf(one) !== one.wanted);
  if (stale.length === 0) {
    console.info('Builds are up to date');
    return;
  }
  let done = 0;
  const underWay = new Set();
  const text = () =>
    `Building ${Math.min(done + 1, stale.length)} of ${stale.length}: ${[...underWay].join(', ')}`;
  await inParallel(AT_ONCE, stale, async (one) => {
    underWay.add(one.part);
    await during(text, () => build(one));
    underWay.delete(one.part);
    done += 1;
  });
}

/** The folder of a part's build, if nothing of it has changed since. */
export function currentBuild(part) {
  const one = buildable().find((candidate) => candidate.part === part);
  const isCurrent = one && markerOf(one) === fingerprint(one.name, workspaces(), ROOT);
  return isCurrent ? path.join(one.folder, 'dist') : undefined;
}

/** How a part is built: program, arguments and folder. */
function buildCommand(one) {
  if (one.part === 'api') return [process.execPath, ['build.mjs'], { cwd: one.folder }];
  return [process.execPath, [webpackCli()], { cwd: one.folder }];
}

/** Forgets that a part is up to date, e.g. because a development build takes its place. */
export function forgetBuild(one) {
  rmSync(markerFile(one), { force: true });
}

async function build(one) {
  forgetBuild(one);
  const [program, args, options] = buildCommand(one);
  const { code, output } = await capture(program, args, { ...options, expendable: true });
  if (code !== 0) throw new Failure(failedBuild(one.part, output));
  writeFileSync(markerFile(one), one.wanted);
}

/** The last lines of a failed build and one sentence. */
function failedBuild(part, output) {
  const lines = output.trimEnd().split('\n').slice(-TAIL);
  return `${lines.join('\n')}\nThe build of ${part} failed: its last lines stand above.`;
}

// The marker lies in the build itself: whoever removes or replaces the one loses the other.
function markerFile(one) {
  return path.join(one.folder, 'dist/.build');
}

function markerOf(one) {
  return existsSync(markerFile(one)) ? readFileSync(markerFile(one), 'utf8') : undefined;
}

// The command line belongs to the preset's package, which is where it is looked for.
function webpackCli() {
  const require = createRequire(path.join(ROOT, 'platform/package.json'));
  return path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
}

async function inParallel(limit, jobs, work) {
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await work(job);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
