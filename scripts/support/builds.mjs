import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { capture, isStopping, Stopped, start } from './processes.mjs';
import { during } from './progress.mjs';
import { parts, ROOT, workspaces } from './repository.mjs';

const AT_ONCE = 2;
const TAIL = 30;

/** As for tests, a larger space for new objects: they are collected less often. */
const BUILDER = ['--max-semi-space-size=64', 'scripts/support/builder.mjs'];

/** Programs for Node that are bundled by themselves. */
const SERVERS = ['api', 'renderer'];

/** Everything that is built: the servers, the shell and each remote. */
function buildable(all = workspaces()) {
  const servers = SERVERS.map((part) => ({ part, ...all.get(`@nukkad/${part}`) }));
  return [...servers.filter(({ folder }) => folder), ...parts(all)];
}

/** Builds everything that has changed since its last build. */
export function buildChanged() {
  return buildParts(buildable());
}

/** Builds the API if it has changed since its last build. */
export function buildApi() {
  return buildParts(buildable().filter(({ part }) => part === 'api'));
}

/** Builds the shell if it has changed since its last build. */
export function buildShell() {
  return buildParts(buildable().filter(({ part }) => part === 'shell'));
}

/** Builds those changed since their last build, two at a time, up to the first failure. */
export async function buildParts(wanted) {
  const all = workspaces();
  const stale = wanted
    .map((one) => ({ ...one, wanted: fingerprint(one.name, all, ROOT) }))
    .filter((one) => markerOf(one) !== one.wanted);
  if (stale.length === 0) {
    console.info(`Up to date: ${wanted.length === 1 ? wanted[0].part : 'all builds'}`);
    return;
  }
  let done = 0;
  const underWay = new Set();
  const text = () =>
    `Building ${Math.min(done + 1, stale.length)} of ${stale.length}: ${[...underWay].join(', ')}`;
  const work = async (one, builder) => {
    underWay.add(one.part);
    console.info(text());
    await build(one, builder);
    underWay.delete(one.part);
    done += 1;
  };
  const phase = stale.length === 1 ? `Building ${stale[0].part}` : `Building ${stale.length} parts`;
  await during(text, () => inParallel(AT_ONCE, stale, work), phase);
}

/** The folder of a part's build, if the build is up to date. */
export function currentBuild(part) {
  const one = buildable().find((candidate) => candidate.part === part);
  const isCurrent = one && markerOf(one) === fingerprint(one.name, workspaces(), ROOT);
  return isCurrent ? path.join(one.folder, 'dist') : undefined;
}

/** Marks a part as out of date, e.g. because a development build replaces its build. */
export function forgetBuild(one) {
  rmSync(markerFile(one), { force: true });
}

async function build(one, builder) {
  forgetBuild(one);
  const { failed, output } = await (SERVERS.includes(one.part)
    ? bundleServer(one)
    : builder.build(one));
  if (failed) throw new Failure(failedBuild(one.part, output));
  writeFileSync(markerFile(one), one.wanted);
}

async function bundleServer({ folder }) {
  const options = { cwd: folder, expendable: true };
  const { code, output } = await capture(process.execPath, ['build.mjs'], options);
  return { failed: code !== 0, output };
}

/** The last lines of a failed build and one sentence. */
function failedBuild(part, output) {
  const lines = output.trimEnd().split('\n').slice(-TAIL);
  return `${lines.join('\n')}\nThe build of ${part} failed: its last lines stand above.`;
}

// The marker lies in the build folder, so that it is removed or replaced together with the build.
function markerFile(one) {
  return path.join(one.folder, 'dist/.build');
}

function markerOf(one) {
  return existsSync(markerFile(one)) ? readFileSync(markerFile(one), 'utf8') : undefined;
}

/** A process that builds parts with webpack; it starts with the first part and must be ended. */
function webpackBuilder() {
  let child;
  let output = '';
  const started = () => {
    const options = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], expendable: true };
    const fresh = start(process.execPath, BUILDER, options);
    for (const stream of [fresh.stdout, fresh.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    return fresh;
  };
  return {
    build: ({ folder }) => {
      child ??= started();
      return answerTo(child, { folder }, () => ({ failed: true, output }));
    },
    end: () => child?.kill('SIGKILL'),
  };
}

/** A child's answer to a message; `died` makes the result when the child ends instead. */
function answerTo(child, message, died) {
  return new Promise((resolve, reject) => {
    const answered = (answer) => {
      child.off('close', closed);
      resolve(answer);
    };
    const closed = () => {
      child.off('message', answered);
      if (isStopping()) reject(new Stopped());
      else resolve(died());
    };
    child.once('message', answered).once('close', closed);
    child.send(message);
  });
}

async function inParallel(limit, jobs, work) {
  const queue = [...jobs];
  const worker = async () => {
    const builder = webpackBuilder();
    try {
      for (let job = queue.shift(); job; job = queue.shift()) await work(job, builder);
    } finally {
      // After a failure the other worker ends with its current build.
      queue.length = 0;
      builder.end();
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
