import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { register } from 'tsx/cjs/api';
import { startBuilt } from './support/built-api.mjs';
import { report } from './support/figures.mjs';

const VISITORS = 10_000;
const SHARE = 500;
/** Allowed range of the share of visitors in a 5 % canary. */
const FAIR = [0.045, 0.055];
/** Failure rate of the bad version, per mount. */
const BAD = 0.2;
/** Failure rate of a good version, per mount. */
const USUAL = 0.005;
const TAKEN_BACK_MS = 60_000;
const VISITORS_PER_SECOND = 60;
const HEALTHY_VISITORS = 3_000;
const AT_ONCE = 8;
const PART = 'mf-public';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});
const SEED = Number(values.seed);
console.info(`Seed ${SEED}; the same again: npm run bench -- canary --seed=${SEED}`);

register();
const load = createRequire(path.join(import.meta.dirname, '..', 'api', 'package.json'));
const { belongsToCanary, healthReportPath, visitTicketPath } = load('@nukkad/platform/contract');
const { placesFrom, release, rollback, startCanary, status, stopCanary } = load('@nukkad/registry');
const { fakeSite, remoteManifest, route, shellManifest } = load('@nukkad/registry/testing');

const site = await fakeSite();
const data = mkdtempSync(path.join(tmpdir(), 'nukkad-canary-'));
const places = placesFrom({ root: data, data });
await releaseOf(await site.build(shellManifest([route('/')])), await build('live'));
const api = await startBuilt({ NUKKAD_DATA: data, SITE_DIR: places.site });
try {
  const split = await drawn();
  const bad = await tried('bad', BAD, Number.POSITIVE_INFINITY);
  const healthy = await tried('healthy', USUAL, HEALTHY_VISITORS);
  tell({ split, bad, healthy });
} finally {
  await api.end('SIGTERM');
  await site.remove();
  rmSync(data, { recursive: true, force: true });
}

function build(content) {
  return site.build(remoteManifest(PART), content);
}

async function releaseOf(...dists) {
  const { published } = await release(places, dists, { effort: 'quick' });
  return published.at(-1).version;
}

/** Share of visitors drawn for a 5 % canary, and whether a larger share keeps them. */
async function drawn() {
  const canary = { id: 'measured', share: SHARE };
  const visitors = Array.from({ length: VISITORS }, (_, nth) => visitorOf('drawn', nth));
  const inside = visitors.filter((visitor) => belongsToCanary(visitor, canary));
  const stays = inside.every((visitor) => belongsToCanary(visitor, { ...canary, share: 1_000 }));
  return { share: inside.length / VISITORS, stays };
}

/**
 * Simulates visitors at a constant rate until the canary is rolled back or `most` have come. Each
 * has its own address and id and reports success or failure.
 */
async function tried(content, failing, most) {
  const version = await releaseOf(await build(content));
  await rollback(places, PART);
  await startCanary(places, [{ part: PART, version }], SHARE);
  const [{ canary, parts }] = await status(places);
  const { channels } = JSON.parse(readFileSync(path.join(places.site, 'registry.json'), 'utf8'));
  const locks = { inside: channels.stable.canary.lock, outside: channels.stable.lock };
  const figures = { visitors: 0, exposed: 0, failed: 0, firstBadAt: null, takenBackAt: null };
  const began = performance.now();
  const isRunning = async () => (await status(places))[0].canary !== undefined;
  const hand = async () => {
    while (figures.takenBackAt === null && figures.visitors < most) {
      figures.visitors += 1;
      const nth = figures.visitors;
      const due = began + (nth * 1_000) / VISITORS_PER_SECOND;
      await wait(Math.max(0, due - performance.now()));
      const visitor = visitorOf(content, nth);
      const isInside = belongsToCanary(visitor, canary);
      if (isInside) figures.exposed += 1;
      // The registry draws the canary's id and with it the sample; the outcome of the nth sampled
      // visitor is deterministic.
      const luck = isInside ? luckOf(`${content} inside`, figures.exposed) : luckOf(content, nth);
      const fails = luck < (isInside ? failing : USUAL);
      if (isInside && fails) {
        figures.failed += 1;
        figures.firstBadAt ??= performance.now();
      }
      const of = isInside
        ? { version, lock: locks.inside }
        : { version: parts[PART], lock: locks.outside };
      await visit(visitor, of, fails, nth);
    }
  };
  const watched = (async () => {
    while (figures.takenBackAt === null && figures.visitors < most) {
      if (!(await isRunning())) figures.takenBackAt = performance.now();
      if (performance.now() - began > 2 * TAKEN_BACK_MS && most === Number.POSITIVE_INFINITY) {
        figures.takenBackAt = Number.POSITIVE_INFINITY;
      }
      await wait(100);
    }
  })();
  await Promise.all([watched, ...Array.from({ length: AT_ONCE }, hand)]);
  const stillRuns = await isRunning();
  if (stillRuns) await stopCanary(places, { id: canary.id });
  const { firstBadAt, takenBackAt, ...counted } = figures;
  const after = takenBackAt === null ? null : takenBackAt - (firstBadAt ?? began);
  return { ...counted, stillRuns, takenBackAfterMs: after };
}

/** Id of the nth visitor, deterministic across workers. */
function visitorOf(what, nth) {
  return digestOf('visitor', what, nth).toString('hex').slice(0, 32);
}

/** Deterministic pseudo-random number from 0 to 1 for the nth visitor. */
function luckOf(what, nth) {
  return digestOf('luck', what, nth).readUInt32BE() / 2 ** 32;
}

function digestOf(...words) {
  return createHash('sha256')
    .update([SEED, ...words].join(' '))
    .digest();
}

async function visit(visitor, { version, lock }, fails, nth) {
  const of = { part: PART, version, screen: 'listing' };
  const failure = { kind: 'failure', phase: 'render', code: 'MF-RENDER', recovered: 'previous' };
  const fact = fails ? { ...of, ...failure, message: 'It broke' } : { ...of, kind: 'mount' };
  const post = (address, body) =>
    fetch(`${api.address}${address}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
      },
      body: JSON.stringify(body),
    });
  const { ticket } = await (await post(visitTicketPath, { lock })).json();
  const response = await post(healthReportPath, {
    ...{ visit: visitor, lock, path: '/', facts: [fact] },
    ...(ticket && { ticket }),
  });
  if (response.status !== 204) throw new Error(`A report was answered ${response.status}.`);
}

function tell({ split, bad, healthy }) {
  const percent = (share) => `${(100 * share).toFixed(2)} %`;
  console.info(`${VISITORS} visitors at 5 %: ${percent(split.share)} belong to the canary`);
  console.info(
    `throws on 20 % of mounts: taken back ${(bad.takenBackAfterMs / 1_000).toFixed(1)} s after the first, ${bad.exposed} visitors had met it, ${bad.failed} of them its failure (${bad.visitors} in all)`,
  );
  console.info(
    `healthy: ${healthy.stillRuns ? 'still runs' : 'TAKEN BACK'} after ${healthy.exposed} of ${healthy.visitors} visitors, ${healthy.failed} of them with trouble`,
  );
  const over = [
    [split.share < FAIR[0] || split.share > FAIR[1], 'the canary is not given to 4.5 to 5.5 %'],
    [!split.stays, 'a larger share loses who was in it'],
    [bad.stillRuns || bad.takenBackAfterMs > TAKEN_BACK_MS, 'the bad canary is kept too long'],
    [!healthy.stillRuns, 'the healthy canary was taken back'],
  ].filter(([isOver]) => isOver);
  report('canary', { seed: SEED, split, bad, healthy, over: over.map(([, what]) => what) });
}
