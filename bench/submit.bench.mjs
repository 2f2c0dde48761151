import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { anyNetwork, client, freeTimes, login } from './support/callers.mjs';
import { atOnce, report, round, tally } from './support/figures.mjs';

const { values } = parseArgs({
  options: {
    submits: { type: 'string', default: '10000' },
    embedded: { type: 'string', default: '2000' },
    killEvery: { type: 'string', default: '1000' },
  },
});
const KILL_EVERY = Number(values.killEvery);

const ACCOUNTS = ['user', 'doctor', 'teacher', 'advocate', 'ca', 'engineer', 'labour', 'officer'];
const AT_ONCE = 16;
const TIMES_OF_EACH = 20;
const HOUR = 3_600_000;
/** Percentages of submissions and responses. */
const SHARES = { answersDropped: 10, doubleClicks: 10, tokensEnded: 3 };
/** Maximum presses per submission, and the pause between them in milliseconds. */
const PRESSES = 60;
const PAUSE = 500;

const support = bookingSupport();
const { PostgreSQL, embedded } = emptyEngines(support);
const engines = {
  PostgreSQL: await measure(PostgreSQL, Number(values.submits)),
  embedded: await measure(embedded, Number(values.embedded)),
};
const over = Object.entries(engines).flatMap(([engine, { lost, doubled, problems, deadlocks }]) => [
  ...(lost + doubled > 0 ? [`${engine}: ${lost} lost, ${doubled} doubled`] : []),
  ...(deadlocks > 0 ? [`${engine}: ${deadlocks} deadlocks`] : []),
  ...problems.map((problem) => `${engine}: ${problem}`),
]);
report('submit', { shares: SHARES, killEvery: KILL_EVERY, engines, over });

async function measure({ place, env }, submits) {
  const vendors = Math.ceil(submits / TIMES_OF_EACH);
  const database = await support.openSeeded(place, Math.ceil(vendors * 1.4) + 30);
  const people = await bookable(database.query, vendors);
  await database.close();
  const world = { env, server: await startBuilt(env), events: [], made: [], done: 0, kills: 0 };
  const started = performance.now();
  try {
    const orders = await ordersOf(world, people, submits);
    world.sessions = ACCOUNTS.flatMap((account) => [
      sessionOf(world, account),
      sessionOf(world, account),
    ]);
    await atOnce(AT_ONCE, orders, (order, nth) => submit(world, order, nth));
    await world.restarting;
  } finally {
    await world.server.end('SIGTERM');
  }
  return judged(world, submits, await support.inspectBookings(place), started);
}

function bookable(query, count) {
  return query
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'category.profession'])
    .where('vendor.user_id', 'is', null)
    .where('category.profession', 'in', [
      'doctor',
      'teacher',
      'advocate',
      'ca',
      'labour',
      'engineer',
    ])
    .orderBy('vendor.id')
    .limit(count)
    .execute();
}

/** Twenty slots per account, an hour apart, so that accounts do not conflict. */
async function ordersOf({ server }, people, submits) {
  const orders = [];
  for (const { id: vendorId, profession } of people) {
    const kind = support.bookingKinds(profession).at(-1);
    const times = [];
    for (const start of await freeTimes(server.address, vendorId, kind, 20)) {
      const isApart = times.every(
        (other) => Math.abs(Date.parse(other) - Date.parse(start)) >= HOUR,
      );
      if (isApart && times.length < TIMES_OF_EACH) times.push(start);
    }
    orders.push(...times.map((start) => ({ vendorId, kind, start })));
  }
  if (orders.length < submits) throw new Error(`There are only ${orders.length} free times.`);
  return orders.slice(0, submits);
}

/** A user's API client and re-login. */
function sessionOf(world, account) {
  const session = { token: null, isRefused: true };
  session.api = support.createApiClient({
    origin: () => world.server.address,
    token: () => session.token,
    onTokenRefused: () => {
      session.isRefused = true;
      world.events.push('token refused');
    },
    fetch: (...given) => lossy(world, ...given),
  });
  session.logIn = async () => {
    session.token = (await login(world.server.address, account)).token;
    session.isRefused = false;
  };
  return session;
}

/** The API handles the request, but the response is lost. */
async function lossy(world, request, init) {
  const sent = new Request(request, init);
  sent.headers.set('x-forwarded-for', anyNetwork());
  const response = await fetch(sent);
  if (sent.method !== 'POST' || !happens('answersDropped')) return response;
  await response.arrayBuffer();
  world.events.push('answer dropped');
  throw new TypeError('fetch failed');
}

function happens(what) {
  return Math.random() * 100 < SHARES[what];
}

async function submit(world, order, nth) {
  const session = world.sessions[nth % world.sessions.length];
  const keys = { hold: randomUUID(), booking: randomUUID() };
  const hold = await pressed(world, session, 'createHold', { body: order }, keys.hold);
  if (happens('tokensEnded')) await endSession(world, session);
  const body = { holdId: hold._id, client, payingBy: hold.payingBy[0], address: home() };
  const { booking } = await pressed(world, session, 'createBooking', { body }, keys.booking);
  world.made.push({ ...order, id: booking._id });
  world.done += 1;
  if (world.done % KILL_EVERY !== 0) return;
  world.restarting = Promise.resolve(world.restarting).then(() => restart(world));
}

function home() {
  return { line: '12, 5th Main', city: 'Bengaluru', pin: '560102' };
}

/** Presses until there is a response, with one idempotency key, sometimes twice at once. */
async function pressed(world, session, name, request, idempotencyKey) {
  const call = () => session.api.call(name, request, { idempotencyKey });
  for (let press = 1; ; press += 1) {
    try {
      if (session.isRefused) await session.logIn();
      if (!happens('doubleClicks')) return await call();
      world.events.push('double click');
      const [one, other] = await Promise.all([call(), call()]);
      if (JSON.stringify(one) !== JSON.stringify(other)) world.events.push('answered in two ways');
      return one;
    } catch (error) {
      world.events.push(`pressed again: ${error.code ?? error.message}`);
      if (press === PRESSES) throw error;
      await wait(PAUSE);
    }
  }
}

/** Invalidates the token, as on expiry. */
async function endSession(world, session) {
  world.events.push('session ended');
  await session.api.call('logout').catch(() => undefined);
}

async function restart(world) {
  world.kills += 1;
  await world.server.end('SIGKILL');
  world.server = await startBuilt(world.env);
}

function judged({ made, events, kills }, submits, { rows, deadlocks, problems }, started) {
  const own = rows.bookings.filter(({ is_sample }) => !is_sample);
  const open = new Map(own.filter(({ status }) => isOpen(status)).map((row) => [row.id, row]));
  const isThere = ({ id, vendorId, start }) =>
    open.get(id)?.vendor_id === vendorId && open.get(id).starts_at.toISOString() === start;
  const lost = submits - made.filter(isThere).length;
  const doubled = own.length - new Set(made.map(({ id }) => id)).size;
  const seconds = round((performance.now() - started) / 1_000);
  if (events.includes('answered in two ways')) problems.push('a double click got two answers');
  console.info(
    `${submits} submits in ${seconds} s, ${kills} kills: ${lost} lost, ${doubled} doubled`,
  );
  console.info(`  ${JSON.stringify(tally(events.sort()))}`);
  return { submits, seconds, kills, lost, doubled, deadlocks, happened: tally(events), problems };
}

function isOpen(status) {
  return status === 'requested' || status === 'confirmed';
}
