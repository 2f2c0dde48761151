import { parseArgs } from 'node:util';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { dayOf, isUsual } from './support/day.mjs';
import { atOnce, median, percentiles, report, round, tally } from './support/figures.mjs';

/** Acts at once: more than any pool here has connections. */
const AT_ONCE = 64;
const WARM = 200;
/** What the setting is unless somebody says otherwise may answer this much less than the best. */
const LESS = 0.1;
const DEFAULT = 10;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '2,5,10,20,40' },
    acts: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '3' },
    vendors: { type: 'string', default: '5000' },
  },
});
const SIZES = values.sizes.split(',').map(Number);

const { PostgreSQL } = emptyEngines(bookingSupport());
const database = await bookingSupport().openSeeded(PostgreSQL.place, Number(values.vendors));
await database.close();
const rounds = [];
const failed = [];
for (let nth = 0; nth < Number(values.rounds); nth += 1) {
  // Back and forth, so that what a machine does meanwhile does not meet one size each time.
  for (const size of nth % 2 === 0 ? SIZES : SIZES.toReversed()) rounds.push(await measure(size));
}
finish();

/** A day's mix, as fast as it is answered. */
async function measure(size) {
  const env = { ...PostgreSQL.env, DATABASE_POOL: String(size) };
  const server = await startBuilt(env);
  try {
    const act = await dayOf(server.address, { hasPages: false, hasNews: false });
    await atOnce(AT_ONCE, Array.from({ length: WARM }), (_, nth) => act(nth));
    const calls = [];
    const from = performance.now();
    await atOnce(AT_ONCE, Array.from({ length: Number(values.acts) }), async (_, nth) => {
      calls.push(...(await act(nth + WARM)));
    });
    const seconds = (performance.now() - from) / 1_000;
    // A process refuses what would wait behind too many others (decision 39).
    const refused = calls.filter(({ status }) => status === 503).length;
    failed.push(...calls.filter(({ status }) => !isUsual(status) && status !== 503).map(nameOf));
    const found = { size, perSecond: round((calls.length - refused) / seconds), refused };
    Object.assign(found, percentiles(calls.map(({ ms }) => ms)));
    console.info(JSON.stringify(found));
    return found;
  } finally {
    await server.end('SIGTERM');
  }
}

function nameOf({ call, status }) {
  return `${call} ${status}`;
}

function finish() {
  const sizes = SIZES.map((size) => {
    const own = rounds.filter((one) => one.size === size);
    const of = (name) => round(median(own.map((one) => one[name])));
    return { size, perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99') };
  });
  const best = Math.max(...sizes.map(({ perSecond }) => perSecond));
  for (const { size, perSecond, p95 } of sizes) {
    console.info(`${size} connections: ${perSecond} calls a second, p95 ${p95} ms`);
  }
  const usual = sizes.find(({ size }) => size === DEFAULT);
  report('pool', {
    ...{ atOnce: AT_ONCE, vendors: Number(values.vendors), sizes, rounds, failed: tally(failed) },
    over: [
      ...(usual && usual.perSecond < best * (1 - LESS)
        ? [`${DEFAULT} connections answer ${usual.perSecond} calls a second, the best ${best}`]
        : []),
      ...(failed.length > 0 ? [`${failed.length} calls failed`] : []),
    ],
  });
}
