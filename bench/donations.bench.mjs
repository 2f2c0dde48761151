import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { measuredSecret, startBuilt } from './support/built-api.mjs';
import { ask, must } from './support/callers.mjs';
import { atOnce, percentiles, report, round, tally } from './support/figures.mjs';

const AT_ONCE = 64;
/** All donations go to one campaign, to maximise contention. */
const SLUG = 'lake-watch';
/** In paise. */
const LEAST = 1_000;

const { values } = parseArgs({
  options: {
    donations: { type: 'string', default: '10000' },
    embedded: { type: 'string', default: '1000' },
  },
});

const support = bookingSupport();
const sign = support.testWebhooks(measuredSecret);
const engines = emptyEngines(support);
const found = {
  PostgreSQL: await measure(engines.PostgreSQL, 2, Number(values.donations)),
  embedded: await measure(engines.embedded, 1, Number(values.embedded)),
};
const over = Object.entries(found).flatMap(([engine, run]) =>
  wrongs(run).map((what) => `${engine}: ${what}`),
);
report('donations', { engines: found, over });

async function measure({ place, env }, processes, count) {
  await (await support.openSeeded(place, 8)).close();
  const servers = [];
  for (let nth = 0; nth < processes; nth += 1) servers.push(await startBuilt(env));
  const origins = servers.map(({ address }) => address);
  const answers = [];
  let before;
  let after;
  let seconds;
  try {
    before = await must(origins[0], 'GET', `/api/campaigns/${SLUG}`);
    const started = performance.now();
    await atOnce(AT_ONCE, plannedOf(count), (plan, nth) =>
      give({ origins, campaignId: before._id, answers }, plan, nth),
    );
    seconds = (performance.now() - started) / 1_000;
    after = await must(origins.at(-1), 'GET', `/api/campaigns/${SLUG}`);
  } finally {
    for (const server of servers) await server.end('SIGTERM');
  }
  return shown({ count, before, after, answers, seconds, ...(await inBooks(place, before._id)) });
}

/** One in a hundred is declined first and one never paid; every second donor donates twice. */
function plannedOf(count) {
  return Array.from({ length: count }, (_, nth) => ({
    amount: LEAST + nth,
    email: `donor-${nth % Math.ceil(count / 2)}@example.in`,
    isDeclinedFirst: nth % 100 === 1,
    isNeverPaid: nth % 100 === 2,
  }));
}

function isPaid({ isNeverPaid }) {
  return !isNeverPaid;
}

/** Sends each request and each webhook twice with one key, to both processes at once. */
async function give({ origins, campaignId, answers }, plan, nth) {
  const { amount, email, isDeclinedFirst } = plan;
  const url = `/api/campaigns/${campaignId}/donations`;
  const body = { amount, name: `Donor ${nth}`, email, isAnonymous: nth % 3 === 0 };
  const key = randomUUID();
  const from = performance.now();
  const [first, again] = await Promise.all(
    twice(origins, nth).map((origin) => ask(origin, 'POST', url, { body, key })),
  );
  const took = performance.now() - from;
  const isSame = first.body?.donation?._id === again.body?.donation?._id;
  answers.push({ what: `donate ${first.status}`, status: first.status, took });
  answers.push({ what: `again ${again.status}${isSame ? '' : ' other'}`, status: again.status });
  if (first.status !== 201 || !isPaid(plan)) return;
  const { payment } = first.body.donation;
  if (isDeclinedFirst) await tell(origins, nth, payment, 'failed', answers);
  await tell(origins, nth, payment, 'paid', answers);
}

function twice(origins, nth) {
  return [origins[nth % origins.length], origins[(nth + 1) % origins.length]];
}

async function tell(origins, nth, payment, kind, answers) {
  const { _id, amount } = payment;
  const news = { eventId: `${_id}:${kind}`, ref: `test_${_id}`, kind, ...amount };
  const { headers } = sign(news);
  await Promise.all(
    twice(origins, nth).map(async (origin) => {
      const from = performance.now();
      const told = { body: news, headers };
      const { status } = await ask(origin, 'POST', '/api/payments/webhooks/test', told);
      answers.push({ what: `${kind} ${status}`, status, took: performance.now() - from });
    }),
  );
}

async function inBooks(place, campaignId) {
  const database = await support.openDatabase(place);
  try {
    const { sql } = support;
    const { rows } = await sql`SELECT coalesce(sum(amount), 0)::bigint AS held FROM ledger_entry
      WHERE campaign_id = ${campaignId}::uuid AND account = 'campaign-funds'`.execute(
      database.query,
    );
    const { rows: counted } = await sql`SELECT count(*)::int AS donations,
        (SELECT count(*)::int FROM payment WHERE state = 'paid') AS payments,
        (SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()) AS deadlocks
      FROM donation`.execute(database.query);
    // Rejects when the entries of a transaction do not sum to zero.
    const accounts = await support.balances(database.query);
    return { held: Number(rows[0].held), accounts, ...counted[0] };
  } finally {
    await database.close();
  }
}

function shown({ count, before, after, answers, seconds, ...books }) {
  const paid = plannedOf(count).filter(isPaid);
  const expected = {
    donations: count,
    payments: paid.length,
    paise: paid.reduce((sum, { amount }) => sum + amount, 0),
    donors: new Set(paid.map(({ email }) => email)).size,
  };
  const raised = after.raised.amount - before.raised.amount;
  const donors = after.donors - before.donors;
  const took = answers.map((one) => one.took).filter((one) => one !== undefined);
  const milliseconds = percentiles(took);
  const failed = answers.filter(({ status }) => status >= 500).length;
  console.info(
    `${count} donations, ${round(count / seconds)}/s, p50 ${milliseconds.p50} ms, p99 ${milliseconds.p99} ms: ${raised} of ${expected.paise} paise, ${donors} donors`,
  );
  const statuses = tally(answers.map(({ what }) => what));
  return { expected, raised, donors, ...books, failed, statuses, milliseconds };
}

function wrongs({ expected, raised, donors, held, donations, payments, deadlocks, ...run }) {
  const same = (what, one, other) => (one === other ? [] : [`${what}: ${one} instead of ${other}`]);
  return [
    ...same('raised', raised, expected.paise),
    ...same('in the ledger', held, expected.paise),
    ...same('donors', donors, expected.donors),
    ...same('donations', donations, expected.donations),
    ...same('payments', payments, expected.payments),
    ...same('deadlocks', deadlocks ?? 0, 0),
    ...same('answers of 5xx', run.failed, 0),
    ...Object.keys(run.statuses).filter((what) => what.endsWith('other')),
  ];
}
