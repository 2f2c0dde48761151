import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { ask, client, freeTimes, login } from './support/callers.mjs';
import { atOnce, percentiles, report, tally } from './support/figures.mjs';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
const KILLS = Number(values.kills);

const WRITERS = 16;
const VENDORS = 60;
/** Random number of responses before the next kill, at most until a time-out in milliseconds. */
const ANSWERS = { least: 10, most: 160 };
const PATIENCE = 4_000;
/** Open bookings per writer. */
const OPEN_OF_EACH = 6;
/** Kills between checks of the whole database; it is checked at the end as well. */
const INSPECT_EVERY = 20;

const support = bookingSupport();
const { PostgreSQL, embedded } = emptyEngines(support);
const engines = { PostgreSQL: await measure(PostgreSQL), embedded: await measure(embedded) };
const over = Object.entries(engines).flatMap(([engine, { problems }]) =>
  problems.map((problem) => `${engine}: ${problem}`),
);
report('kills', { kills: KILLS, writers: WRITERS, engines, over });

async function measure({ place, env }) {
  const database = await support.openSeeded(place, VENDORS);
  const vendors = await database.query
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'category.profession'])
    .where('category.profession', 'in', ['doctor', 'advocate', 'ca'])
    .execute();
  await database.close();
  const world = { env, place, acked: new Map(), events: [], problems: [], readyIn: [] };
  await start(world);
  world.token = (await login(world.server.address, 'user')).token;
  world.times = await timesOf(world, vendors);
  const writers = Array.from({ length: WRITERS }, () => write(world));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await someAnswers(world);
    await killAndLook(world, kill);
  }
  world.isOver = true;
  await Promise.all(writers);
  await lookAfterAll(world);
  await world.server.end('SIGTERM');
  world.problems.push(...(await support.inspectBookings(place)).problems);
  return shown(world);
}

async function someAnswers({ events }) {
  const { least, most } = ANSWERS;
  const enough = events.length + least + Math.random() * (most - least);
  const deadline = Date.now() + PATIENCE;
  while (events.length < enough && Date.now() < deadline) await wait(5);
}

/** Starts the API and measures the time until it is ready. */
async function start(world) {
  world.server = await startBuilt(world.env);
  world.readyIn.push(world.server.readyIn);
}

async function killAndLook(world, kill) {
  let goOn;
  world.isDown = new Promise((resolve) => {
    goOn = resolve;
  });
  await world.server.end('SIGKILL');
  if (kill % INSPECT_EVERY === 0) await inspect(world, kill);
  await start(world);
  await lookAfterAll(world);
  world.isDown = undefined;
  goOn();
}

/** Inspects a copy, because the API itself must recover what the kill left. */
async function inspect({ place, problems }, kill) {
  const looked = place.folder ? { folder: copyOf(place.folder) } : place;
  const found = await support.inspectBookings(looked);
  problems.push(...found.problems.map((problem) => `after kill ${kill}: ${problem}`));
}

function copyOf(folder) {
  const copy = path.join(support.temporaryFolder('copy'), 'database');
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Every booking is as acknowledged; one with a request in flight may be one step further. */
async function lookAfterAll({ server, token, acked, problems }) {
  const changed = [...acked.values()].filter(({ isLooked }) => !isLooked);
  await atOnce(WRITERS, changed, async (mine) => {
    const { id, history, isBusy } = mine;
    const url = `/api/bookings/${id}`;
    const { status, body } = await ask(server.address, 'GET', url, { token });
    const found = status === 200 ? body.history.map(wordsOf) : [];
    const isThere = JSON.stringify(found.slice(0, history.length)) === JSON.stringify(history);
    const isSame = isBusy || found.length === history.length;
    if (!isThere || !isSame) problems.push(`${id} was ${history}, and is ${found} (${status})`);
    const [last] = found.slice(-1);
    if (status === 200 && last !== wordsOf({ to: body.status, start: body.start })) {
      problems.push(`${id} is not where its last event says`);
    }
    mine.isLooked = !isBusy;
  });
}

function wordsOf({ to, start }) {
  return `${to} ${start}`;
}

async function timesOf({ server }, vendors) {
  const times = [];
  for (const { id: vendorId, profession } of vendors) {
    const kind = support.bookingKinds(profession).at(-1);
    const starts = await freeTimes(server.address, vendorId, kind, 40);
    times.push(...starts.map((start) => ({ vendorId, kind, start })));
  }
  return times;
}

/** Books, reschedules and cancels until the end of the run. */
async function write(world) {
  const open = [];
  while (!world.isOver) {
    if (open.length < OPEN_OF_EACH && Math.random() < 0.6) await book(world, open);
    else await change(world, open);
  }
}

async function book(world, open) {
  const order = any(world.times);
  const held = await insist(world, '/api/holds', order);
  if (held.status !== 201) return;
  const body = { holdId: held.body._id, client, payingBy: 'at-visit' };
  const made = await insist(world, '/api/bookings', body);
  if (made.status !== 201) return;
  const { booking } = made.body;
  const mine = { id: booking._id, vendorId: order.vendorId };
  acknowledge(world, mine, booking);
  open.push(mine);
}

async function change(world, open) {
  const mine = any(open);
  if (!mine) return book(world, open);
  const action = Math.random() < 0.5 ? 'move' : 'cancel';
  const others = world.times.filter(({ vendorId }) => vendorId === mine.vendorId);
  const body = action === 'move' ? { start: any(others).start } : {};
  mine.isBusy = true;
  mine.isLooked = false;
  const url = `/api/bookings/${mine.id}/${action}`;
  const { status, body: booking } = await insist(world, url, body);
  mine.isBusy = false;
  if (status === 200) acknowledge(world, mine, booking);
  if (action === 'cancel' && status === 200) open.splice(open.indexOf(mine), 1);
}

function acknowledge({ acked }, mine, { history }) {
  mine.history = history.map(wordsOf);
  mine.isLooked = false;
  acked.set(mine.id, mine);
}

/** Retries with the same idempotency key until there is a response. */
async function insist(world, url, body) {
  const key = randomUUID();
  const { token } = world;
  for (;;) {
    await world.isDown;
    try {
      const answer = await ask(world.server.address, 'POST', url, { body, key, token });
      world.events.push(`${answer.status} ${answer.body?.code ?? ''}`.trim());
      if (answer.status >= 500) world.problems.push(`${url} was answered ${answer.status}`);
      return answer;
    } catch {
      world.events.push('no answer');
      await wait(20);
    }
  }
}

function any(from) {
  return from[Math.floor(Math.random() * from.length)];
}

function shown({ acked, events, problems, readyIn }) {
  const ready = percentiles(readyIn);
  const answers = tally(events.sort());
  console.info(
    `${KILLS} kills, ${acked.size} bookings: ready p50 ${ready.p50} ms, max ${ready.max} ms`,
  );
  console.info(`  ${JSON.stringify(answers)}`);
  for (const problem of problems) console.info(`  ${problem}`);
  return { bookings: acked.size, ready, answers, problems };
}
