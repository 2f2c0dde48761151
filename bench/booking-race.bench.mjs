import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { ask, book, client, freeTimes, login, must } from './support/callers.mjs';
import { directorySupport } from './support/directory.mjs';
import { atOnce, percentiles, report, round, tally } from './support/figures.mjs';
import { processorSeconds, serverOf } from './support/processor.mjs';
import { timesOfStatements } from './support/same-sql.mjs';

/** p99 budgets of an attempt in milliseconds, with two API processes on one PostgreSQL. */
const P99 = { few: 80, many: 150 };
/** Callers at once that are few. */
const FEW = 10;

/** One attempt in this many reschedules an existing booking. */
const MOVES_ONE_IN = 5;
const MOVERS = 60;
/** Warm-up attempts, at other times, since a new process is slow at first. */
const WARM = 1_000;
/** After this many attempts a client cancels, which frees one slot. */
const GIVEN_BACK_EVERY = 250;
/** Cancellations stop at this share of attempts, so that every freed slot can be booked again. */
const LAST_TAKEN = 0.9;

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    slots: { type: 'string', default: '10' },
    callers: { type: 'string', default: '64' },
    /** Of the report, so that one of another race stays. */
    name: { type: 'string', default: 'booking-race' },
  },
});
const ATTEMPTS = Number(values.attempts);
const SLOTS = Number(values.slots);
const AT_ONCE = Number(values.callers);
const MOST = AT_ONCE <= FEW ? P99.few : P99.many;

const RACES = [
  {
    name: 'confirmed at once',
    account: 'doctor',
    kind: 'appointment',
    share: 1,
    isAskedFirst: false,
  },
  {
    name: 'asked first',
    account: 'advocate',
    kind: 'consultation',
    share: 0.25,
    isAskedFirst: true,
  },
];

const support = bookingSupport();
const { recordStatements } = directorySupport();
const engines = emptyEngines(support);
const found = {
  PostgreSQL: await measure(engines.PostgreSQL, 2, serverOf(engines.PostgreSQL.cluster)),
  embedded: await measure(engines.embedded, 1),
};
const alone = await measureAlone(engines.PostgreSQL);
console.info(
  `what a late attempt reads, by ${AT_ONCE} clients of pgbench: ${JSON.stringify(alone)}`,
);
const over = Object.entries(found).flatMap(([engine, { races, ...all }]) => [
  ...all.problems.map((problem) => `${engine}: ${problem}`),
  ...(all.deadlocks > 0 ? [`${engine}: ${all.deadlocks} deadlocks`] : []),
  ...races.flatMap((race) => wrongs(race).map((what) => `${engine}, ${race.name}: ${what}`)),
]);
const slow = found.PostgreSQL.races.filter(({ milliseconds }) => milliseconds.p99 > MOST);
over.push(...slow.map(({ name, milliseconds }) => `${name}: p99 ${milliseconds.p99} ms`));
report(values.name, {
  ...{ attempts: ATTEMPTS, slots: SLOTS, callers: AT_ONCE, budget: { p99: MOST } },
  ...{ engines: found, pgbench: alone, over },
});

/** @param {number} [databasePid] process of the database, if it is one of its own */
async function measure({ place, env }, processes, databasePid) {
  const database = await support.openSeeded(place, 30);
  for (const { account, isAskedFirst } of RACES) {
    await setAskedFirst(database.query, account, isAskedFirst);
  }
  await database.close();
  const servers = [];
  for (let nth = 0; nth < processes; nth += 1) servers.push(await startBuilt(env));
  const races = [];
  try {
    const origins = servers.map(({ address }) => address);
    const pids = { servers: servers.map(({ pid }) => pid), database: databasePid };
    for (const setting of RACES) races.push(await race({ origins, pids }, setting));
  } finally {
    for (const server of servers) await server.end('SIGTERM');
  }
  const { rows, deadlocks, overlapping, problems } = await support.inspectBookings(place);
  for (const one of races) one.occupants = occupantsOf(one, rows.bookings);
  return { processes, overlapping, deadlocks, problems, races: races.map(shown) };
}

/** Milliseconds of what nearly every attempt reads, that for a taken time, without an API. */
async function measureAlone({ cluster, place }) {
  const { app, close } = await support.openAsItIs(place);
  const recorder = recordStatements();
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { vendorId } = await login(origin, 'doctor');
    const { token } = await login(origin, 'user');
    const [start] = await freeTimes(origin, vendorId, 'appointment');
    await book(origin, token, { vendorId, kind: 'appointment', start });
    recorder.take();
    await hold({ vendorId, kind: 'appointment', clientToken: token }, origin, start);
    const { statements } = recorder.take();
    return timesOfStatements(cluster, [statements], Math.ceil(ATTEMPTS / AT_ONCE), AT_ONCE);
  } finally {
    recorder.stop();
    await close();
  }
}

async function setAskedFirst(query, account, isAskedFirst) {
  const { id } = await query
    .selectFrom('vendor')
    .innerJoin('app_user', 'app_user.id', 'vendor.user_id')
    .select('vendor.id')
    .where('app_user.email', '=', `${account}@demo.example`)
    .executeTakeFirstOrThrow();
  const rule = { is_asked_first: isAskedFirst };
  await query
    .insertInto('booking_rule')
    .values({ vendor_id: id, ...rule })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(rule))
    .execute();
}

/** All attempts compete for few slots: as holds that are booked at once, or as reschedules. */
async function race({ origins, pids }, { name, account, kind, share }) {
  const { vendorId, token } = await login(origins[0], account);
  const { token: clientToken } = await login(origins[0], 'user');
  const times = await freeTimes(origins[0], vendorId, kind);
  const movers = [];
  for (const start of times.splice(0, MOVERS)) {
    movers.push(await book(origins[0], clientToken, { vendorId, kind, start }));
  }
  const from = { name, vendorId, kind, token, clientToken, origins, pids };
  await connect(origins);
  const warm = { ...from, wanted: times.splice(0, SLOTS), movers: movers.splice(0, MOVERS / 2) };
  await run(warm, WARM);
  return run({ ...from, wanted: times.splice(0, SLOTS), movers }, Math.round(ATTEMPTS * share));
}

async function run(from, count) {
  const all = { ...from, occupants: new Map(), answers: [], accepting: [] };
  const attempts = Array.from({ length: count }, (_, nth) => nth);
  const before = processorOf(from.pids);
  const started = performance.now();
  await atOnce(AT_ONCE, attempts, (nth) => attempt(all, nth, count));
  const seconds = (performance.now() - started) / 1_000;
  const after = processorOf(from.pids);
  await Promise.all(all.accepting);
  const names = Object.keys(after);
  const processor = Object.fromEntries(
    names.map((name) => [name, round(((after[name] - before[name]) * 1_000) / count)]),
  );
  const busy = round(names.reduce((sum, name) => sum + after[name] - before[name], 0) / seconds);
  return { ...all, attempts: count, seconds, processor, busy };
}

/** Seconds of processor so far: of the servers, of the database and of those who ask, this process. */
function processorOf({ servers, database }) {
  const { user, system } = process.cpuUsage();
  return {
    servers: servers.reduce((sum, pid) => sum + processorSeconds(pid), 0),
    ...(database && { database: processorSeconds(database) }),
    callers: (user + system) / 1e6,
  };
}

/** Opens the connections first: waiting for a busy process to accept is not measured. */
async function connect(origins) {
  const all = Array.from({ length: AT_ONCE }, (_, nth) => origins[nth % origins.length]);
  await Promise.all(all.map((origin) => ask(origin, 'GET', '/api/userType/getAllUserType')));
}

async function attempt(run, nth, all) {
  const { origins, wanted } = run;
  const origin = origins[nth % origins.length];
  const start = wanted[Math.floor(nth / MOVES_ONE_IN) % SLOTS];
  if (nth % GIVEN_BACK_EVERY === 0 && nth < all * LAST_TAKEN) await giveBack(run, origin, start);
  const isMove = nth % MOVES_ONE_IN === 0 && run.movers.length > 0;
  const from = performance.now();
  const { answer, made } = await (isMove ? move(run, origin, start) : hold(run, origin, start));
  const what = `${isMove ? 'move' : 'hold'} ${answer.status} ${answer.body?.code ?? ''}`.trim();
  run.answers.push({ what, status: answer.status, took: performance.now() - from });
  if (made) await settle(run, origin, start, made, answer);
}

async function hold({ vendorId, kind, clientToken: token }, origin, start) {
  const body = { vendorId, kind, start };
  const answer = await ask(origin, 'POST', '/api/holds', { body, token });
  return { answer, made: answer.status === 201 ? 'hold' : null };
}

async function move(run, origin, start) {
  const mover = run.movers.shift();
  const url = `/api/bookings/${mover.booking._id}/move`;
  const answer = await ask(origin, 'POST', url, { body: { start }, token: run.clientToken });
  if (answer.status !== 200) run.movers.push(mover);
  return { answer, made: answer.status === 200 ? mover : null };
}

/** Books a held slot; where the professional confirms requests, accepts it meanwhile. */
async function settle(run, origin, start, made, { body }) {
  const mine =
    made === 'hold'
      ? await must(origin, 'POST', '/api/bookings', {
          body: { holdId: body._id, client, payingBy: 'at-visit' },
          token: run.clientToken,
        })
      : { ...made, booking: body };
  run.occupants.set(start, mine);
  if (mine.booking.status !== 'requested') return;
  const accept = `/api/bookings/${mine.booking._id}/accept`;
  run.accepting.push(ask(run.origins.at(-1), 'POST', accept, { token: run.token }));
}

async function giveBack({ occupants, clientToken: token }, origin, start) {
  const mine = occupants.get(start);
  if (!mine) return;
  const url = `/api/bookings/${mine.booking._id}/cancel`;
  await ask(origin, 'POST', url, { body: {}, token });
}

/** Number of bookings on each contested slot. */
function occupantsOf({ vendorId, wanted }, bookings) {
  const own = bookings.filter(({ vendor_id, status }) => vendor_id === vendorId && isOpen(status));
  return wanted.map(
    (start) => own.filter(({ starts_at }) => starts_at.toISOString() === start).length,
  );
}

function isOpen(status) {
  return ['held', 'requested', 'confirmed'].includes(status);
}

function shown({ name, attempts, seconds, answers, occupants, processor, busy }) {
  const statuses = tally(answers.map(({ what }) => what));
  const milliseconds = percentiles(answers.map(({ took }) => took));
  const perSecond = round(attempts / seconds);
  console.info(
    `${name}: ${attempts} attempts, ${perSecond}/s, p50 ${milliseconds.p50} ms, p99 ${milliseconds.p99} ms`,
  );
  console.info(`  ${JSON.stringify(statuses)}, occupants ${occupants}`);
  console.info(
    `  ms of processor an attempt: ${JSON.stringify(processor)}; ${busy} cores of ${cpus().length} were busy with it`,
  );
  const failed = answers.filter(({ status }) => status >= 500).length;
  return {
    ...{ name, attempts, perSecond, statuses, failed, occupants, milliseconds },
    ...{ processorMs: processor, busyCores: busy },
  };
}

function wrongs({ occupants, failed }) {
  return [
    ...(occupants.every((count) => count === 1) ? [] : [`occupants ${occupants}`]),
    ...(failed === 0 ? [] : [`${failed} answers of 5xx`]),
  ];
}
