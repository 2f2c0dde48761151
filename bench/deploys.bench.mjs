import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { login } from './support/callers.mjs';
import { directorySupport } from './support/directory.mjs';
import { report, tally } from './support/figures.mjs';
import { beginSession } from './support/live-sessions.mjs';
import { journeySupport } from './support/product.mjs';

/** After so many deploys a session sends its form, and another one begins. */
const SENT_AFTER = 5;
const SHARE = '50';
const WHY = ['--why', 'bench'];

const { values } = parseArgs({
  options: {
    deploys: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const DEPLOYS = Number(values.deploys);
const SEED = Number(values.seed);

const { randomFor } = directorySupport();
const support = journeySupport();
support.assertBuilt();
const product = await support.startProduct({
  name: 'bench-deploys',
  isQuick: true,
  settings: async (origin) => ({
    ...{ RENDER_AHEAD: '1', RENDER_BUDGET: '10000', PUBLIC_URL: origin },
    ...{ LIMITS: 'development', TRUST_PROXY: 'loopback' },
  }),
});
const ways = {
  release: (part) => withBuild(part, (dist) => product.release([dist])),
  canary: (part) =>
    withBuild(part, (dist) =>
      product.nukkad('canary', part, '--from', dist, '--share', SHARE, '--unchecked', ...WHY),
    ),
  promote: () => product.nukkad('promote', canaryPart(), '--unchecked', ...WHY),
  stop: () => product.nukkad('canary', 'stop', ...WHY),
  rollback: (part) => product.nukkad('rollback', part, ...WHY),
};
const parts = Object.keys(product.composition().remotes);
const made = [];
const found = { typed: 0, lost: [], sent: 0, unsent: [], errors: [] };
const browser = await chromium.launch({
  executablePath: support.chromiumPath(),
  args: support.chromiumFlags,
});
try {
  console.info(`Seed ${SEED}: ${DEPLOYS} deploys of ${parts.join(', ')}`);
  const sessions = [];
  for (let nth = 0; nth < DEPLOYS; nth += 1) {
    if (nth % SENT_AFTER === 0) await begunAnew(sessions);
    made.push(await deploy(nth));
    for (const session of sessions) await session.typeOn();
  }
  await ended(sessions);
} finally {
  await browser.close();
  await product.close();
}
finish();

/** Sends what stands in every form, and opens them all again. */
async function begunAnew(sessions) {
  await ended(sessions);
  const account = await login(product.origin, 'user');
  const stored = support.storedOf(account, account.token);
  for (const form of ['help', 'listing', 'ticket']) {
    sessions.push(await beginSession(browser, product.origin, { form, stored }));
  }
}

async function ended(sessions) {
  for (const session of sessions.splice(0)) {
    const { typed, lost, isSent, errors } = await session.end();
    found.typed += typed;
    found.lost.push(...lost);
    found.errors.push(...errors);
    if (isSent) found.sent += 1;
    else found.unsent.push(session.form);
  }
}

/** One random change of a random part; what cannot be done now is a release instead. */
async function deploy(nth) {
  const random = randomFor(SEED, nth, 'deploys');
  const part = random.pick(parts);
  const { canary } = product.composition();
  const choices = canary ? ['promote', 'stop'] : ['release', 'release', 'canary', 'rollback'];
  const wanted = random.pick(choices);
  const times = (what) => made.filter((one) => one === `${what} ${part}`).length;
  const hasEarlier = times('release') > times('rollback');
  const what = wanted === 'rollback' && !hasEarlier ? 'release' : wanted;
  await ways[what](part);
  return canary ? what : `${what} ${part}`;
}

/** The part that the canary brings: it has no others. */
function canaryPart() {
  return Object.keys(product.composition().canary.remotes)[0];
}

/** Each build is another version: a release of the same would change nothing. */
async function withBuild(part, work) {
  const dist = support.anotherBuild(support.distOf(part));
  const file = path.join(dist, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const packageVersion = `${manifest.packageVersion}.${made.length}`;
  writeFileSync(file, JSON.stringify({ ...manifest, packageVersion }));
  try {
    await work(dist);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

function finish() {
  const { typed, lost, sent, unsent, errors } = found;
  console.info(
    `${made.length} deploys: ${typed} inputs typed, ${lost.length} lost, ${sent} forms sent, ${unsent.length} not, ${errors.length} errors`,
  );
  report('deploys', {
    ...{ seed: SEED, deploys: tally(made.map((one) => one.split(' ')[0])), made, ...found },
    over: [
      ...(lost.length > 0 ? [`inputs were lost: ${lost.slice(0, 5).join(' | ')}`] : []),
      ...(unsent.length > 0 ? [`forms were not sent: ${unsent.join(', ')}`] : []),
      ...(errors.length > 0 ? [`pages reported: ${errors.slice(0, 5).join(' | ')}`] : []),
      ...(typed === 0 ? ['nothing was typed'] : []),
    ],
  });
}
