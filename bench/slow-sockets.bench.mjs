import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { ask } from './support/callers.mjs';
import { median, percentiles, report, round } from './support/figures.mjs';
import { searchesOf } from './support/searches.mjs';
import { startVisitors } from './support/visitors.mjs';

/** How much longer others may wait, at the 99th percentile, and MB of memory per thousand. */
const BUDGET = { ratio: 2, mbPerThousand: 50 };
const PERCENTILE = 'p99';
/** Requests a second of others. */
const RATE = 30;
const VENDORS = 1_000;
const PROGRAM = new URL('./support/slow-clients.mjs', import.meta.url);

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    /** Of each half of a round. */
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
  },
});
const SOCKETS = Number(values.sockets);

const { PostgreSQL } = emptyEngines(bookingSupport());
const database = await bookingSupport().openSeeded(PostgreSQL.place, VENDORS);
await database.close();
const server = await startBuilt(PostgreSQL.env);
const rounds = [];
try {
  const searches = await searchesOf(server.address);
  await healthy(searches);
  for (let nth = 0; nth < Number(values.rounds); nth += 1) {
    const alone = await healthy(searches);
    const slow = await startSlow();
    const beside = await healthy(searches);
    const { ended, open } = await slow.stop();
    rounds.push({ alone, beside, open, ended });
    console.info(`${JSON.stringify(rounds.at(-1))}`);
  }
} finally {
  await server.end('SIGTERM');
}
finish();

/** Lists and suggestions at a steady rate. */
async function healthy({ list, suggest }) {
  const times = [];
  const failed = [];
  const visitors = startVisitors(RATE, async (nth) => {
    const from = performance.now();
    const url = nth % 2 ? list(nth) : suggest(nth);
    const { status } = await ask(server.address, 'GET', url).catch((error) => ({ status: error }));
    times.push(performance.now() - from);
    if (status !== 200 && status !== 404) failed.push(String(status));
  });
  await new Promise((resolve) => setTimeout(resolve, Number(values.seconds) * 1_000));
  await visitors.end();
  return { ...percentiles(times), asked: times.length, failed, memoryMb: memory() };
}

async function startSlow() {
  const child = fork(PROGRAM, [new URL(server.address).port], { execArgv: [] });
  const told = async (message) => {
    child.send(message);
    const [answer] = await once(child, 'message');
    return answer;
  };
  const { open } = await told({ count: SOCKETS });
  console.info(`${open} connections dawdle`);
  return {
    async stop() {
      const { open } = await told({ tally: true });
      const { ended } = await told({ stop: true });
      child.kill();
      await once(child, 'exit');
      return { open, ended };
    },
  };
}

/** Resident memory of the API in MB. */
function memory() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

function finish() {
  const ratio = round(
    median(rounds.map(({ alone, beside }) => beside[PERCENTILE] / alone[PERCENTILE])),
  );
  const failed = rounds.flatMap(({ alone, beside }) => [...alone.failed, ...beside.failed]);
  const least = Math.min(...rounds.map(({ open }) => open));
  const grownMb =
    Math.max(...rounds.map(({ beside }) => beside.memoryMb)) - rounds[0].alone.memoryMb;
  console.info(
    `${SOCKETS} slow connections: others wait ${ratio} times as long (${PERCENTILE}), memory grew by ${grownMb} MB`,
  );
  const most = (BUDGET.mbPerThousand * SOCKETS) / 1_000;
  report('slow-sockets', {
    ...{ sockets: SOCKETS, rate: RATE, budget: BUDGET, ratio, grownMb, rounds },
    over: [
      ...(ratio < BUDGET.ratio ? [] : [`others wait ${ratio} times as long`]),
      ...(grownMb <= most ? [] : [`memory grew by ${grownMb} MB, budget ${most}`]),
      ...(failed.length === 0 ? [] : [`${failed.length} requests of others failed`]),
      ...(least >= SOCKETS * 0.9 ? [] : [`only ${least} connections were held`]),
    ],
  });
}
