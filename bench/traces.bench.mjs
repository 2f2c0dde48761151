import { createRequire } from 'node:module';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { percentiles, report } from './support/figures.mjs';

/** Milliseconds of each trace. */
const BUDGET = 50;

const ERRORS = 200;
const VENDORS = 10;
/** Further tries of what took longer than the budget. */
const TRIES = 3;

const require = createRequire(import.meta.url);
const support = bookingSupport();
const { clientErrorsService, releaseSourcesIn, releasesIn, seededErrors, tracedParts } =
  require('../api/test/load/measured-traces.ts');
const database = await support.openSeeded(emptyEngines(support).PostgreSQL.place, VENDORS);
const traced = await tracedParts();
try {
  const errors = await seededErrors(traced, ERRORS);
  const frames = errors.reduce((sum, error) => sum + error.frames.filter(Boolean).length, 0);
  const found = { right: 0, first: [], again: [] };
  for (const error of errors) await measure(error, found);
  const times = { first: percentiles(found.first), again: percentiles(found.again) };
  console.info(
    `${found.right} of ${frames} frames are right; a trace p50 ${times.first.p50} ms, slowest ${times.first.max} ms, with decoded maps ${times.again.p50} and ${times.again.max} ms`,
  );
  const over = [
    ...(found.right === frames ? [] : [`${frames - found.right} of ${frames} frames are wrong`]),
    ...Object.entries(times)
      .filter(([, { max }]) => max > BUDGET)
      .map(([what, { max }]) => `${what}: slowest ${max} ms, budget ${BUDGET}`),
  ];
  report('traces', { errors: ERRORS, frames, right: found.right, budget: BUDGET, times, over });
} finally {
  await database.close();
  await traced.remove();
}

/** Once by a service that has decoded no map yet, and once more by the same. */
async function measure({ stack, frames }, found) {
  await service().record({ code: 'UNCAUGHT', message: 'seeded', path: '/', stack });
  const [{ _id }] = await service().newest();
  const { frames: shown } = await service().trace(_id);
  found.right += frames.filter((frame, nth) => frame && isSame(frame, shown[nth])).length;
  found.first.push(await quickest(() => timed(service(), _id)));
  const warm = service();
  await warm.trace(_id);
  found.again.push(await quickest(() => timed(warm, _id)));
}

function service() {
  return clientErrorsService({
    db: database.query,
    sources: releaseSourcesIn(traced.places),
    releases: releasesIn(traced.places),
  });
}

/** A slow trace is slow each time; a machine that was busy is not. */
async function quickest(measured) {
  let best = await measured();
  for (let left = TRIES; best > BUDGET && left > 0; left -= 1)
    best = Math.min(best, await measured());
  return best;
}

async function timed(own, id) {
  const from = performance.now();
  await own.trace(id);
  return performance.now() - from;
}

function isSame(expected, frame) {
  return Object.entries(expected).every(([key, value]) => frame?.[key] === value);
}
