import { parseArgs } from 'node:util';
import { directorySupport } from './support/directory.mjs';
import { percentiles, report, round } from './support/figures.mjs';
import { searchesOf } from './support/searches.mjs';

/** p95 budgets in milliseconds, in the database and over HTTP. */
const BUDGETS = {
  PostgreSQL: { suggest: { database: 5, http: 15 }, list: { database: 20, http: 60 } },
  /** Engine and application share a thread. */
  embedded: { suggest: { database: 15, http: 45 }, list: { database: 60, http: 180 } },
};

const ROUNDS = { suggest: 500, list: 500, search: 300 };

/** Warm-up requests. */
const WARM = 100;

const { values } = parseArgs({
  options: {
    vendors: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
  },
});

const { openDirectory, plansOf, recordStatements, startCluster } = directorySupport();
const cluster = startCluster();
if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
try {
  const engines = {
    PostgreSQL: await measure({ url: cluster.url, pool: 4 }, Number(values.vendors), true),
    embedded: await measure({ folder: 'memory://' }, Number(values.embedded), false),
  };
  const over = Object.entries(engines).flatMap(([engine, found]) => problems(engine, found));
  tell(engines);
  report('search', { budgets: BUDGETS, engines, over });
} finally {
  cluster.stop();
}

/** Loads a directory and queries it. `withPlans` also records query plans. */
async function measure(place, vendors, withPlans) {
  console.info(`Loading ${vendors.toLocaleString('en-IN')} vendors…`);
  const directory = await openDirectory(place, vendors);
  try {
    const searches = await searchesOf(directory.origin);
    const kinds = {};
    for (const [kind, urlOf] of Object.entries(searches)) {
      kinds[kind] = await ask(directory, urlOf, ROUNDS[kind], withPlans);
    }
    return { vendors, loadSeconds: directory.loadSeconds, kinds };
  } finally {
    await directory.close();
  }
}

async function ask({ origin, query }, urlOf, rounds, withPlans) {
  const recorder = recordStatements();
  try {
    const asked = [];
    for (let n = -WARM; n < rounds; n += 1) {
      const url = urlOf(n + WARM);
      recorder.take();
      const started = performance.now();
      const response = await fetch(origin + url);
      await response.arrayBuffer();
      const http = performance.now() - started;
      // 404: the random page may be past the end of a list.
      if (!response.ok && response.status !== 404)
        throw new Error(`${url} was answered ${response.status}.`);
      const { statements, milliseconds } = recorder.take();
      if (n >= 0) asked.push({ url, http, database: milliseconds, statements });
    }
    return await summary(asked, withPlans ? query : null);
  } finally {
    recorder.stop();
  }
}

async function summary(asked, query) {
  const byDatabase = [...asked].sort((a, b) => a.database - b.database);
  const slow = at(byDatabase, 0.95);
  return {
    rounds: asked.length,
    database: percentiles(asked.map(({ database }) => database)),
    http: percentiles(asked.map(({ http }) => http)),
    slowest: byDatabase
      .slice(-10)
      .map(({ url, database }) => ({ url, milliseconds: round(database) })),
    ...(query && { at95: { url: slow.url, plans: await plansOf(query, slow.statements) } }),
  };
}

function at(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

function problems(engine, { kinds }) {
  return Object.entries(BUDGETS[engine]).flatMap(([kind, budget]) =>
    ['database', 'http']
      .filter((where) => kinds[kind][where].p95 > budget[where])
      .map(
        (where) =>
          `${engine}, ${kind}, ${where}: p95 ${kinds[kind][where].p95} ms, budget ${budget[where]}`,
      ),
  );
}

function tell(engines) {
  for (const [engine, { vendors, loadSeconds, kinds }] of Object.entries(engines)) {
    console.info(
      `\n${engine}, ${vendors.toLocaleString('en-IN')} vendors (loaded in ${loadSeconds} s)`,
    );
    for (const [kind, { rounds, database, http }] of Object.entries(kinds)) {
      console.info(
        `  ${kind.padEnd(8)} ${rounds} requests   database ${line(database)}   HTTP ${line(http)}`,
      );
    }
  }
}

function line({ p50, p95, p99 }) {
  return `p50 ${p50} p95 ${p95} p99 ${p99} ms`;
}
