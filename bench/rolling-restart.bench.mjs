import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBalancer } from './support/balancer.mjs';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { ask, client, freeTimes, login } from './support/callers.mjs';
import { percentiles, report, tally } from './support/figures.mjs';
import { startNginxFront } from './support/nginx-front.mjs';
import { startVisitors } from './support/visitors.mjs';

const VENDORS = 300;
/** Bookings that are there, so that the migration lasts. */
const PAST = 100_000;
/** One visit in so many books; the others read. */
const BOOKS_ONE_IN = 8;
/** Milliseconds for which a transaction reads what is migrated. */
const LONG_READ = 5_000;

const { values } = parseArgs({
  options: {
    /** Visits a second. */
    visits: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '2' },
    /** Seconds that a process answers after it was told to end. */
    drain: { type: 'string', default: '3' },
    /** Behind nginx as the repository has it instead of a balancer that asks who is ready. */
    nginx: { type: 'boolean', default: false },
  },
});

/** An expansion as the how-to has it. */
const EXPANSION = {
  '9001-note': { kind: 'expand', statements: ['ALTER TABLE booking ADD measured text'] },
  '9002-note-index': {
    ...{ kind: 'index', name: 'booking_measured' },
    create: 'CREATE INDEX CONCURRENTLY booking_measured ON booking (measured, id)',
  },
  '9003-note-fill': {
    ...{ kind: 'backfill', table: 'booking', key: 'id' },
    ...{ set: 'measured = kind', where: 'measured IS NULL' },
  },
  '9004-note-check': {
    kind: 'expand',
    statements: [
      'ALTER TABLE booking ADD CONSTRAINT measured_is_short CHECK (length(measured) < 99) NOT VALID',
    ],
  },
  '9005-note-checked': {
    kind: 'expand',
    statements: ['ALTER TABLE booking VALIDATE CONSTRAINT measured_is_short'],
  },
};

const support = bookingSupport();
const { place, env } = emptyEngines(support).PostgreSQL;
const database = await support.openSeeded(place, VENDORS);
await fillPast();
const front = values.nginx ? await startNginxFront() : await startBalancer();
const settings = { ...env, DRAIN_SECONDS: values.drain };
const running = [];
const answers = [];
const failed = [];
const waits = [];
let migration = { seconds: 0 };
let visits = 0;
let seconds = 0;
try {
  await begin(front.ports?.[0]);
  await begin(front.ports?.[1]);
  const visitors = startVisitors(Number(values.visits), await visitor());
  const began = performance.now();
  await wait(3_000);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const migrating = round === 0 ? migrate() : undefined;
    await restart();
    await restart();
    await migrating;
  }
  await wait(2_000);
  visits = await visitors.end();
  seconds = (performance.now() - began) / 1_000;
} finally {
  for (const server of running) await server.end('SIGKILL');
  await front.close();
}
await database.close();
finish();

async function begin(port = 0) {
  const server = await startBuilt({ ...settings, API_PORT: String(port) });
  await front.add?.(server.address);
  running.push(server);
}

/** The next process is there before one goes; behind nginx one goes, and comes back on its port. */
async function restart() {
  if (!values.nginx) await begin();
  const server = running.shift();
  await server.end('SIGTERM');
  if (values.nginx) await begin(new URL(server.address).port);
  else front.remove(server.address);
}

async function migrate() {
  const { query } = database;
  const reading = query.transaction().execute(async (trx) => {
    await support.sql`SELECT count(*) FROM booking`.execute(trx);
    await wait(LONG_READ);
  });
  await wait(500);
  const from = performance.now();
  await support.migrateBeyond(query, EXPANSION, { waiting: (line) => waits.push(line) });
  migration = { seconds: (performance.now() - from) / 1_000, waits: waits.length };
  await reading;
}

async function fillPast() {
  const { query } = database;
  await query.transaction().execute(async (trx) => {
    await support.sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await support.sql`INSERT INTO booking (id, vendor_id, kind, status, starts_at, ends_at, time_zone,
        client_name, paying_by)
      SELECT gen_random_uuid(), vendor.id, 'appointment', 'completed', now() - n * interval '1 hour',
        now() - n * interval '1 hour' + interval '30 minutes', 'Asia/Kolkata', 'Ravi', 'at-visit'
      FROM (SELECT id FROM vendor LIMIT 100) AS vendor,
        generate_series(1, ${PAST / 100}::int) n`.execute(trx);
  });
  await support.sql`VACUUM ANALYZE`.execute(query);
}

async function visitor() {
  const { token } = await login(front.origin, 'user');
  const times = await someTimes();
  const reads = await someReads();
  return async (nth) => {
    if (nth % BOOKS_ONE_IN !== 0) return request('read', 'GET', reads[nth % reads.length]);
    const order = times.pop();
    if (!order) return failed.push('no free times are left');
    const held = await request('hold', 'POST', '/api/holds', { body: order, token });
    if (held?.status !== 201) return undefined;
    const body = { holdId: held.body._id, client, payingBy: 'at-visit' };
    return request('book', 'POST', '/api/bookings', { body, token });
  };
}

async function someTimes() {
  const vendors = await database.query
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'category.profession'])
    .where('category.profession', 'in', ['doctor', 'advocate', 'ca'])
    .limit(40)
    .execute();
  const times = [];
  for (const { id: vendorId, profession } of vendors) {
    const kind = support.bookingKinds(profession).at(-1);
    const starts = await freeTimes(front.origin, vendorId, kind, 40);
    times.push(...starts.map((start) => ({ vendorId, kind, start })));
  }
  return times.sort(() => Math.random() - 0.5);
}

async function someReads() {
  const { body } = await ask(front.origin, 'GET', '/api/vendors?limit=20');
  const details = body.vendors.map(({ _id }) => `/api/vendors/${_id}`);
  return [
    ...details,
    '/api/category/getAllCategories',
    '/api/vendors?limit=20',
    '/api/search?q=doctor',
  ];
}

async function request(what, method, url, how) {
  const from = performance.now();
  try {
    const answer = await ask(front.origin, method, url, how);
    answers.push({ what: `${what} ${answer.status}`, took: performance.now() - from });
    const isRefused = answer.status >= 500 || (what !== 'hold' && answer.status >= 400);
    if (isRefused) failed.push(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  } catch (error) {
    failed.push(`${method} ${url}: ${error}`);
  }
}

function finish() {
  const milliseconds = percentiles(answers.map(({ took }) => took));
  const statuses = tally(answers.map(({ what }) => what));
  const perSecond = visits / seconds;
  const restarts = 2 * Number(values.rounds);
  console.info(`${visits} visits in ${Math.round(seconds)} s, ${restarts} restarts
  answers    ${JSON.stringify(statuses)}, p99 ${milliseconds.p99} ms, longest ${milliseconds.max} ms
  migration  ${migration.seconds.toFixed(1)} s, waited ${waits.length} times for its lock
  failed     ${failed.length}`);
  const over = [
    ...(failed.length > 0 ? [`${failed.length} failed: ${failed.slice(0, 5).join(' | ')}`] : []),
    ...(waits.length === 0 ? ['the migration never waited for the long reader'] : []),
  ];
  report(values.nginx ? 'rolling-restart-nginx' : 'rolling-restart', {
    visits,
    perSecond,
    restarts,
    statuses,
    milliseconds,
    migration,
    over,
  });
}
