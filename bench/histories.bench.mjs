import { parseArgs } from 'node:util';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { report, round, tally } from './support/figures.mjs';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '1000' },
    operations: { type: 'string', default: '100' },
    /** Time limit for the embedded engine, which has a single process. */
    minutes: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const HISTORIES = Number(values.histories);
const OPERATIONS = Number(values.operations);
const SEED = Number(values.seed);
/** More than needed, since not every sample professional takes bookings. */
const VENDORS = Math.ceil(HISTORIES * 1.3) + 30;

const support = bookingSupport();
console.info(`Seed ${SEED}; the same again: npm run bench -- histories --seed=${SEED}`);
const { PostgreSQL, embedded } = emptyEngines(support);
const found = {
  PostgreSQL: await play(PostgreSQL.place, Number.POSITIVE_INFINITY),
  embedded: await play(embedded.place, Number(values.minutes) * 60),
};
const over = Object.entries(found).flatMap(([engine, { broken }]) =>
  broken.map(({ nth, problem }) => `${engine}, history ${nth} of seed ${SEED}: ${problem}`),
);
report('histories', { seed: SEED, operations: OPERATIONS, engines: found, over });

async function play(place, patience) {
  const { app, database, close } = await support.openQuietly(place, VENDORS);
  try {
    const stage = await support.openStage({ app, database });
    const broken = [];
    const told = [];
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1_000;
    let nth = 0;
    for (; nth < HISTORIES && seconds() < patience; nth += 1) {
      const play = { seed: SEED, nth, operations: OPERATIONS };
      const { writes, problems } = await support.playHistory(stage, play);
      broken.push(...problems.map((problem) => ({ nth, problem })));
      told.push(...writes.flatMap(wordsOf));
    }
    const took = round(seconds());
    console.info(`${database.engine}: ${nth} histories in ${took} s, ${broken.length} problems`);
    return { histories: nth, seconds: took, answers: tally(told.sort()), broken };
  } finally {
    await close();
  }
}

function wordsOf({ deed, answers }) {
  return answers.map(({ status, body }) => `${deed} ${status} ${body?.code ?? ''}`.trim());
}
