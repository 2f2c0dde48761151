import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bookingSupport } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { ask } from './support/callers.mjs';
import { dayOf, isUsual, SHARES } from './support/day.mjs';
import { directorySupport } from './support/directory.mjs';
import { atOnce, percentiles, report, round, tally } from './support/figures.mjs';
import { planOf, withRows } from './support/plans.mjs';
import { processorSeconds, serverOf } from './support/processor.mjs';
import { timesOfStatements, withValues } from './support/same-sql.mjs';
import { searchesOf } from './support/searches.mjs';
import { COUNTED, costOf, countStatements } from './support/statements.mjs';
import { startVisitors } from './support/visitors.mjs';

/**
 * Seconds to load a million vendors; milliseconds of the mix at the 95th percentile; how many times
 * as long a call may take as its statements by themselves.
 */
const BUDGET = { loadSeconds: 600, p95: 150, ratio: 3 };

/** Calls whose statements are played by themselves as well. */
const COMPARED = ['suggest', 'list', 'search', 'details'];
const DIFFERENT = 60;
const ROUNDS = 3;
const WARM = 200;
/** Acts of a visit, assumed. */
const ACTS_OF_VISIT = 6;

const { values } = parseArgs({
  options: {
    vendors: { type: 'string', default: '10000,100000,1000000' },
    /** Acts a second. */
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '120' },
  },
});

const { openDatabase, openDirectory, recordStatements, sql, startCluster } = directorySupport();
const { temporaryFolder } = bookingSupport();
const sizes = [];
for (const vendors of values.vendors.split(',').map(Number)) sizes.push(await measure(vendors));
finish();

async function measure(vendors) {
  const cluster = startCluster(COUNTED);
  if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
  try {
    console.info(`Loading ${vendors.toLocaleString('en-IN')} vendors…`);
    const { loadSeconds, recorded } = await loaded(cluster, vendors);
    console.info(`  in ${loadSeconds} s`);
    const server = await startBuilt({
      DATABASE_URL: cluster.url,
      NUKKAD_DATA: temporaryFolder('bench'),
    });
    const database = await openDatabase({ url: cluster.url, pool: 1 });
    try {
      await countStatements(database.query);
      const calls = await comparedCalls({ cluster, query: database.query, server, recorded });
      const mix = await dayAt(cluster, server);
      const tenfold = await plansTenfold(database.query, vendors, recorded);
      return { vendors, loadSeconds, calls, mix, tenfold };
    } finally {
      await database.close();
      await server.end('SIGTERM');
    }
  } finally {
    cluster.stop();
  }
}

/** The loaded directory, and for each kind of call some of them with their statements. */
async function loaded(cluster, vendors) {
  const directory = await openDirectory({ url: cluster.url, pool: 4 }, vendors, true);
  const recorder = recordStatements();
  try {
    const urls = await urlsOf(directory.origin);
    const recorded = {};
    for (const kind of COMPARED) {
      recorded[kind] = [];
      for (const url of urls[kind]) {
        recorder.take();
        await ask(directory.origin, 'GET', url);
        recorded[kind].push({ url, statements: recorder.take().statements });
      }
    }
    return { loadSeconds: directory.loadSeconds, recorded };
  } finally {
    recorder.stop();
    await directory.close();
  }
}

async function urlsOf(origin) {
  const searches = await searchesOf(origin);
  const { body } = await ask(origin, 'GET', `/api/vendors?limit=${DIFFERENT}`);
  const details = body.vendors.map(({ _id }) => `/api/vendors/${_id}`);
  const several = (kind) => Array.from({ length: DIFFERENT }, (_, nth) => searches[kind](nth));
  return {
    suggest: several('suggest'),
    list: several('list'),
    search: several('search'),
    details,
  };
}

/** Calls one after the other: through HTTP, in the database, and their statements by themselves. */
async function comparedCalls({ cluster, query, server, recorded }) {
  const calls = {};
  for (const [kind, made] of Object.entries(recorded)) {
    const urls = Array.from({ length: ROUNDS }, () => made.map(({ url }) => url)).flat();
    await timesOf(server, urls);
    const http = [];
    const cost = await costOf(query, urls.length, async () => {
      http.push(...(await timesOf(server, urls)));
    });
    const asked = made.map(({ statements }) => statements).filter((all) => all.length > 0);
    const alone = timesOfStatements(cluster, asked, ROUNDS);
    const through = percentiles(http);
    calls[kind] = { http: through, cost, alone, ratio: round(through.p95 / alone.p95) };
    console.info(`  ${kind}: ${JSON.stringify(calls[kind])}`);
  }
  return calls;
}

/** How the statements of calls would be run among ten times as many, by the planner's figures. */
async function plansTenfold(query, vendors, recorded) {
  const { rows } = await sql`SELECT relname AS name, reltuples * 10 AS rows FROM pg_class
    WHERE relkind = 'r' AND reltuples >= ${vendors / 2}`.execute(query);
  const many = Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
  const kinds = {};
  for (const [kind, made] of Object.entries(recorded)) {
    const asked = made.flatMap(({ statements }) => statements.map(withValues));
    const plans = async (at) => {
      const all = [];
      for (const statement of asked) all.push(await planOf(at, statement));
      return all;
    };
    const now = await plans(query);
    const then = await withRows(query, many, plans);
    const others = then.flatMap(({ scans }, nth) => {
      const [before, after] = [now[nth].scans.join(), scans.join()];
      return before === after ? [] : [`${before} → ${after}`];
    });
    const costs = then.map(({ cost }, nth) => cost / Math.max(1, now[nth].cost));
    kinds[kind] = {
      ...{ tables: Object.keys(many), statements: asked.length, costs: percentiles(costs) },
      ...{ readWhole: then.filter(({ scans }) => scans.includes('all of vendor')).length },
      others: tally(others),
    };
  }
  return kinds;
}

async function timesOf(server, urls) {
  const times = [];
  for (const url of urls) {
    const from = performance.now();
    await ask(server.address, 'GET', url);
    times.push(performance.now() - from);
  }
  return times;
}

/** A day's mix at a steady rate. */
async function dayAt(cluster, server) {
  const act = await dayOf(server.address, { hasPages: false });
  await atOnce(4, Array.from({ length: WARM }), (_, nth) => act(nth));
  const calls = [];
  const pids = { api: server.pid, database: serverOf(cluster) };
  const before = seconds(pids);
  const from = performance.now();
  const visitors = startVisitors(Number(values.rate), async (nth) => {
    calls.push(...(await act(nth + WARM)));
  });
  await wait(Number(values.seconds) * 1_000);
  const acts = await visitors.end();
  const took = (performance.now() - from) / 1_000;
  const after = seconds(pids);
  const processor = {
    api: round(after.api - before.api),
    database: round(after.database - before.database),
  };
  const asked = calls.filter(({ call }) => call !== 'news');
  const visits = acts / ACTS_OF_VISIT;
  return {
    ...{ acts, perSecond: round(acts / took), processor },
    secondsPerThousandVisits: round(((processor.api + processor.database) / visits) * 1_000),
    all: percentiles(asked.map(({ ms }) => ms)),
    calls: byCall(asked),
    failed: tally(calls.filter(({ status }) => !isUsual(status)).map(nameOf)),
  };
}

function seconds({ api, database }) {
  return { api: processorSeconds(api), database: processorSeconds(database) };
}

function nameOf({ call, status }) {
  return `${call} ${status}`;
}

function byCall(calls) {
  const names = [...new Set(calls.map(({ call }) => call))];
  return Object.fromEntries(
    names.map((name) => {
      const times = calls.filter(({ call }) => call === name).map(({ ms }) => ms);
      return [name, { asked: times.length, ...percentiles(times) }];
    }),
  );
}

function finish() {
  for (const { vendors, loadSeconds, calls, mix, tenfold } of sizes) {
    console.info(`
${vendors.toLocaleString('en-IN')} vendors, loaded in ${loadSeconds} s
  day    ${mix.perSecond} acts a second, p50 ${mix.all.p50} p95 ${mix.all.p95} p99 ${mix.all.p99} ms; ${mix.secondsPerThousandVisits} s of processor for 1,000 visits (API ${mix.processor.api}, database ${mix.processor.database})`);
    for (const [kind, { http, alone, cost, ratio }] of Object.entries(calls)) {
      console.info(
        `  ${kind.padEnd(8)} p95 ${http.p95} ms, its statements alone ${alone.p95} (${ratio} times); ${cost.rows} rows, ${cost.hit + cost.read} buffers, ${cost.milliseconds} ms of the database`,
      );
    }
    for (const [kind, { costs, statements, readWhole, others }] of Object.entries(tenfold)) {
      console.info(
        `  ten times as many, by statistics: ${kind} costs ${costs.p50} times as much (median), ${readWhole} of ${statements} statements read every vendor, ${Object.keys(others).length} kinds of plans differ`,
      );
    }
  }
  report('scale', { budget: BUDGET, shares: SHARES, sizes, over: sizes.flatMap(problems) });
}

function problems({ vendors, loadSeconds, calls, mix }) {
  const slow = Object.entries(calls).filter(([, { ratio }]) => ratio > BUDGET.ratio);
  const failed = Object.entries(mix.failed);
  return [
    ...(loadSeconds > BUDGET.loadSeconds ? [`loading took ${loadSeconds} s`] : []),
    ...(mix.all.p95 > BUDGET.p95 ? [`a day's calls: p95 ${mix.all.p95} ms`] : []),
    ...slow.map(([kind, { ratio }]) => `${kind} takes ${ratio} times as long as its statements`),
    ...failed.map(([what, count]) => `${count} × ${what}`),
  ].map((problem) => `${vendors}: ${problem}`);
}
