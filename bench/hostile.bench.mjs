import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startBuilt } from './support/built-api.mjs';
import { ask } from './support/callers.mjs';
import { directorySupport } from './support/directory.mjs';
import { percentiles, report, round, tally } from './support/figures.mjs';

/** Budgets in milliseconds: p99 of responses to hostile texts, and event loop delay. */
const P99 = 20;
const LONGEST_BLOCK = 50;

/** Bodies over the limit are rejected unread, so they prove nothing. */
const TOO_LARGE = 413;
const NOBODY = '00000000-0000-7000-8000-000000000000';

const { startCluster, callsWithBodies, hostileBodies } = directorySupport();
const cluster = startCluster();
if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-hostile-'));
const file = path.join(folder, 'delay.json');
const monitor = pathToFileURL(path.join(import.meta.dirname, 'support/loop-monitor.mjs')).href;
const api = await startBuilt({
  ...{ DATABASE_URL: cluster.url, NUKKAD_DATA: folder, SEED_VENDORS: '60' },
  ...{ NODE_OPTIONS: `--import ${monitor}`, LOOP_DELAY_FILE: file },
});
try {
  const token = await operator();
  const description = (await ask(api.address, 'GET', '/api/openapi.json')).body;
  const calls = callsWithBodies(description);
  // Warm-up: compilation and caching at the first call are not the cost of a text.
  await tryAll(calls, token, ({ sizes }) => sizes.slice(-1), 2);
  const idle = await idleDelay();
  const tried = await tryAll(calls, token, ({ sizes }) => sizes);
  const loop = await loopDelay();
  tell(await tryAgain(tried, token), loop, idle);
} finally {
  await api.end('SIGTERM');
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function operator() {
  const body = { email: 'operator@demo.example', password: 'demo-password' };
  return (await ask(api.address, 'POST', '/api/users/loginUser', { body })).body.token;
}

/** Sends bodies one after the other; up to `most` per call. */
async function tryAll(calls, token, sizesOf, most = Number.POSITIVE_INFINITY) {
  const tried = [];
  const description = (await ask(api.address, 'GET', '/api/openapi.json')).body;
  for (const call of calls) {
    const url = call.path.replaceAll(/\{[^}]+\}/g, NOBODY);
    for (const hostile of hostileBodies(call, description).slice(0, most)) {
      for (const { length, body } of sizesOf(hostile)) {
        const started = performance.now();
        const { status } = await ask(api.address, call.method, url, { body, token });
        const ms = performance.now() - started;
        const what = `${call.method} ${call.path}: ${length} of ${hostile.what}`;
        // Keeps only the bodies that will be tried again, since there are thousands of large ones.
        tried.push({ ms, status, what, ...(ms > P99 && { again: [call.method, url, body] }) });
        if (status !== TOO_LARGE) break;
      }
    }
  }
  return tried;
}

/**
 * Repeats slow requests three times, one at a time: a slow text is slow every time, a busy machine
 * is not. `ms` is the fastest response; `blocked` the shortest delay of the event loop.
 */
async function tryAgain(tried, token) {
  const outcomes = [];
  for (const { again, ...first } of tried) {
    const outcome = { ...first, firstMs: first.ms, blocked: 0 };
    const blocks = [];
    for (let nth = 0; again && nth < 3; nth += 1) {
      await loopDelay();
      const started = performance.now();
      await ask(api.address, again[0], again[1], { body: again[2], token });
      outcome.ms = Math.min(outcome.ms, performance.now() - started);
      blocks.push((await loopDelay()).max);
    }
    if (blocks.length > 0) outcome.blocked = Math.min(...blocks);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Event loop delay of the idle server, as the machine's noise. */
async function idleDelay() {
  await loopDelay();
  await wait(5_000);
  return loopDelay();
}

async function loopDelay() {
  rmSync(file, { force: true });
  process.kill(api.pid, 'SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(10);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function tell(tried, loop, idle) {
  const answers = percentiles(tried.map(({ ms }) => ms));
  const firstAnswers = percentiles(tried.map(({ firstMs }) => firstMs));
  const blocked = round(Math.max(...tried.map((one) => one.blocked)));
  const statuses = tally(tried.map(({ status }) => status));
  const slowest = [...tried].sort((one, other) => other.blocked - one.blocked).slice(0, 10);
  const failed = tried.filter(({ status }) => status >= 500);
  console.info(`${tried.length} bodies: ${JSON.stringify(statuses)}`);
  console.info(
    `answers: p50 ${answers.p50} ms, p99 ${answers.p99} ms (budget ${P99}); the first time p99 ${firstAnswers.p99} ms`,
  );
  console.info(
    `event loop kept from turning: at most ${blocked} ms by a text (budget ${LONGEST_BLOCK}); ${round(loop.max)} ms over the whole run, ${round(idle.max)} ms with nothing to do`,
  );
  report('hostile', {
    budgets: { P99, LONGEST_BLOCK },
    ...{ bodies: tried.length, statuses, answers, firstAnswers, blocked, loop, idle, slowest },
    over: [
      ...(answers.p99 > P99 ? [`99 of 100 answers took up to ${answers.p99} ms`] : []),
      ...(blocked > LONGEST_BLOCK ? [`the event loop did not turn for ${blocked} ms`] : []),
      ...failed.slice(0, 5).map(({ what, status }) => `${what} was answered ${status}`),
    ],
  });
}
