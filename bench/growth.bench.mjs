import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bookingSupport } from './support/bookings.mjs';
import { dayFrom } from './support/callers.mjs';
import { percentiles, report, round } from './support/figures.mjs';
import { planOf, withRows } from './support/plans.mjs';

/** A booking beside years of rows may take so much longer than beside none, in the median. */
const BUDGET = { ratio: 1.25 };
const VENDORS = 1_000;
const WARM = 40;

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '400' },
    /** Rows of notifications in millions; the others follow. */
    millions: { type: 'string', default: '20' },
    /** A server that an earlier run has filled. */
    server: { type: 'string' },
  },
});

const support = bookingSupport();
const url = values.server ?? support.startCluster()?.url;
if (!url) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
if (!values.server) await fill();
const places = { empty: placeOf('small'), full: placeOf('big') };
const sides = { empty: await open(places.empty), full: await open(places.full) };
const sizes = await sizesOf(sides.full);
const found = await measure();
const retention = await measureRetention();
const plans = await plansAt100Million(sides.full);
for (const side of Object.values(sides)) await side.close();
const ratio = round(found.full.book.p50 / found.empty.book.p50);
console.info(`${JSON.stringify(sizes)}
  a booking       ${line(found.empty.book)} → ${line(found.full.book)}, ratio of medians ${ratio}
  notifications   ${line(found.empty.notifications)} → ${line(found.full.notifications)}
  retention       ${retention.deleted} rows in ${retention.seconds} s, a booking meanwhile ${line(retention.book)}
  as 100 million  ${plans.map(({ table, index }) => `${table}: ${index}`).join(', ')}`);
const over = [
  ...(ratio > BUDGET.ratio
    ? [`a booking takes ${ratio} times as long, budget ${BUDGET.ratio}`]
    : []),
  ...plans
    .filter(({ index }) => !index || index.startsWith('all of'))
    .map(({ table }) => `${table} is read without an index`),
];
report('growth', { budget: BUDGET, sizes, found, ratio, retention, plans, over });

function placeOf(name) {
  const at = new URL(url);
  at.pathname = `/${name}`;
  return { url: at.href, pool: 10 };
}

function line({ p50, p95 }) {
  return `p50 ${p50} ms, p95 ${p95} ms`;
}

/** Two databases that differ by years of rows alone. */
async function fill() {
  const server = await support.openDatabase({ url, pool: 2 });
  await support.sql`CREATE DATABASE small`.execute(server.query);
  const small = await support.openSeeded(placeOf('small'), VENDORS);
  await support.sql`VACUUM ANALYZE`.execute(small.query);
  await small.close();
  await support.sql`CREATE DATABASE big TEMPLATE small`.execute(server.query);
  await server.close();
  const big = await support.openDatabase(placeOf('big'));
  const rows = Number(values.millions) * 1_000_000;
  const text = readFileSync(path.join(import.meta.dirname, 'support/years.sql'), 'utf8');
  await big.query.connection().execute(async (session) => {
    for (const statement of text.split(/;\n/)) {
      if (statement.trim() === '') continue;
      await support.sql.raw(statement.replaceAll(':rows', String(rows))).execute(session);
    }
  });
  await big.close();
}

async function open(place) {
  const { app, database, close } = await support.openQuietly(place, VENDORS);
  const headers = { 'content-type': 'application/json' };
  const ask = async (method, at, body, token) => {
    const answer = await app.inject({
      ...{ method, url: at, remoteAddress: '10.0.0.1' },
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 300) throw new Error(`${at}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const login = { email: 'user@demo.example', password: 'demo-password' };
  const { token } = await ask('POST', '/api/users/loginUser', login);
  const side = { ask, token, query: database.query, close };
  return { ...side, times: await timesOf(side) };
}

async function timesOf({ ask, query }) {
  const vendors = await query
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select('vendor.id')
    .where('category.profession', '=', 'doctor')
    .where('vendor.status', '=', 'live')
    .limit(20)
    .execute();
  const times = [];
  for (const { id: vendorId } of vendors) {
    const asked = new URLSearchParams({ from: dayFrom(2), to: dayFrom(40), kind: 'appointment' });
    const { days } = await ask('GET', `/api/vendors/${vendorId}/slots?${asked}`);
    const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    const free = slots.filter(({ taken }) => taken === null);
    times.push(...free.map(({ start }) => ({ vendorId, kind: 'appointment', start })));
  }
  return times.sort(() => Math.random() - 0.5);
}

/** In turns, so that whatever else the machine does meets both. */
async function measure() {
  const took = { empty: { book: [], notifications: [] }, full: { book: [], notifications: [] } };
  for (let nth = -WARM; nth < Number(values.bookings); nth += 1) {
    for (const name of nth % 2 === 0 ? ['empty', 'full'] : ['full', 'empty']) {
      const book = await timed(() => bookOn(sides[name]));
      const notifications = await timed(() =>
        sides[name].ask('GET', '/api/notifications', undefined, sides[name].token),
      );
      if (nth < 0) continue;
      took[name].book.push(book);
      took[name].notifications.push(notifications);
    }
  }
  return Object.fromEntries(
    Object.entries(took).map(([name, { book, notifications }]) => [
      name,
      { book: percentiles(book), notifications: percentiles(notifications) },
    ]),
  );
}

/** One run of the periodic task, which finds a year of notifications too old, while people book. */
async function measureRetention() {
  const book = [];
  let isOver = false;
  const from = performance.now();
  const ended = support.endRetention(sides.full.query, new Date()).finally(() => {
    isOver = true;
  });
  while (!isOver && sides.full.times.length > 0) {
    book.push(await timed(() => bookOn(sides.full)));
  }
  const { notification: deleted } = await ended;
  const seconds = round((performance.now() - from) / 1_000);
  return { deleted, seconds, perSecond: round(deleted / seconds), book: percentiles(book) };
}

async function bookOn({ ask, token, times }) {
  const { _id } = await ask('POST', '/api/holds', times.pop(), token);
  const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };
  await ask('POST', '/api/bookings', { holdId: _id, client, payingBy: 'at-visit' }, token);
}

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function sizesOf({ query }) {
  const { rows } = await support.sql`SELECT relname AS table, reltuples::bigint AS rows,
      round(pg_total_relation_size(oid) / 1e6)::int AS mb
    FROM pg_class WHERE relkind = 'r' AND reltuples > 1e6 ORDER BY mb DESC`.execute(query);
  return rows;
}

/** Scans of what is read of these tables when the planner is told that each has 100 million rows. */
async function plansAt100Million({ query }) {
  const reads = {
    notification: `SELECT * FROM notification WHERE user_id = $ ORDER BY created_at DESC LIMIT 20`,
    booking: `SELECT * FROM booking WHERE vendor_id = $ AND starts_at > now()`,
    booking_cell: `SELECT * FROM booking_cell WHERE vendor_id = $ AND cell BETWEEN 1 AND 99`,
    booking_event: `SELECT * FROM booking_event WHERE booking_id = $ ORDER BY at`,
    audit_event: `SELECT * FROM audit_event ORDER BY at DESC, id DESC LIMIT 20`,
  };
  const many = Object.fromEntries(Object.keys(reads).map((table) => [table, 1e8]));
  return withRows(query, many, async (trx) => {
    const plans = [];
    for (const [table, read] of Object.entries(reads)) {
      const asked = read.replace('$', `'0198a7a5-0000-7000-8000-000000000000'`);
      plans.push({ table, index: (await planOf(trx, asked)).scans[0] });
    }
    return plans;
  });
}
