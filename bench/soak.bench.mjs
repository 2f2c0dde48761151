import { parseArgs } from 'node:util';
import { bookingSupport } from './support/bookings.mjs';
import { dayOf, isUsual } from './support/day.mjs';
import { median, percentiles, report, round, tally } from './support/figures.mjs';
import { memoryOf } from './support/memory.mjs';
import { journeySupport } from './support/product.mjs';
import { startVisitors } from './support/visitors.mjs';

/**
 * Growth from the second quarter to the last: the first fills what is kept on purpose. Megabytes of
 * the API beyond kept pages and of the processes that render, handles and files of the API, and
 * connections of the database.
 */
const BUDGET = { heapMb: 20, renderersMb: 50, handles: 10, files: 10, connections: 2 };
/** Kept pages are counted in characters. A page with a rupee sign takes two bytes for each. */
const BYTES_OF_CHARACTER = 2;
/** Looks at the server during a run. */
const LOOKS = 60;
/** A look also says how long calls took; the last quarter may take this much longer. */
const SLOWER = 1.5;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    /** Acts a second. */
    rate: { type: 'string', default: '10' },
    vendors: { type: 'string', default: '5000' },
  },
});
const MINUTES = Number(values.minutes);

const { startCluster, openDatabase, sql } = bookingSupport();
const cluster = startCluster(['autovacuum=on']);
if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
const support = journeySupport();
support.assertBuilt();
const memory = memoryOf(support.scratchFolder());
const product = await support.startProduct({
  name: 'bench-soak',
  isQuick: true,
  vendors: Number(values.vendors),
  settings: async (origin) => ({
    ...{ DATABASE_URL: cluster.url, RENDER_AHEAD: '1', PUBLIC_URL: origin, ...memory.env },
    ...{ LIMITS: 'development', TRUST_PROXY: 'loopback' },
  }),
});
const database = await openDatabase({ url: cluster.url, pool: 1 });
let calls = [];
const failed = [];
try {
  const act = await dayOf(product.origin);
  const visitors = startVisitors(Number(values.rate), (nth) => played(act, nth));
  const looks = await lookedAt();
  finish(await visitors.end(), looks);
} finally {
  await database.close();
  await product.close();
  cluster.stop();
}

async function played(act, nth) {
  try {
    const made = await act(nth);
    calls.push(...made);
    const unusual = made.filter(({ status }) => !isUsual(status));
    failed.push(...unusual.map(({ call, status }) => `${call} ${status}`));
  } catch (error) {
    failed.push(String(error.cause ?? error));
  }
}

async function lookedAt() {
  const began = Date.now();
  const looks = [];
  for (let nth = 1; nth <= LOOKS; nth += 1) {
    const at = began + (nth / LOOKS) * MINUTES * 60_000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));
    looks.push(await look());
    const { heapMb, handles, connections, p95 } = looks.at(-1);
    const minute = round((Date.now() - began) / 60_000);
    console.info(
      `${minute} min: heap ${round(heapMb)} MB, ${handles} handles, ${connections} connections, p95 ${p95} ms, ${failed.length} failed`,
    );
  }
  return looks;
}

async function look() {
  const taken = calls;
  calls = [];
  const asked = taken.filter(({ call }) => call !== 'news');
  const { p50, p95, p99 } = percentiles(asked.map(({ ms }) => ms));
  const { rendering } = await (await fetch(`${product.origin}/readyz`)).json();
  const { rows } = await sql`SELECT count(*)::int AS connections FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend'`.execute(database.query);
  const keptMb = (rendering.cache.bytes / 1024 / 1024) * BYTES_OF_CHARACTER;
  const memories = await memory.measure();
  return {
    ...{ ...memories, keptMb, heapMb: memories.heapMb - keptMb, ...rows[0] },
    ...{ calls: taken.length, answers: tally(taken.map(nameOf)), p50, p95, p99 },
  };
}

function nameOf({ call, status }) {
  return `${call} ${status}`;
}

function finish(acts, looks) {
  const quarter = Math.floor(looks.length / 4);
  const [second, last] = [looks.slice(quarter, 2 * quarter), looks.slice(-quarter)];
  const of = (part, name) => round(median(part.map((one) => one[name])));
  const names = Object.keys(BUDGET);
  const grown = Object.fromEntries(
    names.map((name) => [name, round(of(last, name) - of(second, name))]),
  );
  const slower = round(of(last, 'p95') / of(second, 'p95'));
  console.info(`
${acts} acts in ${MINUTES} minutes, ${failed.length} failed
  grown     ${names.map((name) => `${name} ${of(second, name)} → ${of(last, name)}`).join(', ')}
  p95       ${of(second, 'p95')} → ${of(last, 'p95')} ms`);
  report('soak', {
    ...{ minutes: MINUTES, rate: Number(values.rate), vendors: Number(values.vendors), acts },
    ...{ budget: BUDGET, grown, slower, failed: tally(failed), looks },
    over: [
      ...names
        .filter((name) => grown[name] > BUDGET[name])
        .map((name) => `${name} grew by ${grown[name]}, budget ${BUDGET[name]}`),
      ...(slower > SLOWER ? [`calls took ${slower} times as long at the end`] : []),
      ...(failed.length > 0 ? [`${failed.length} calls failed`] : []),
    ],
  });
}
