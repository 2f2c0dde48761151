import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { report } from './support/figures.mjs';
import { recordNetwork } from './support/network.mjs';
import { journeySupport } from './support/product.mjs';

/**
 * Address → words of its screen that each release changes, and bytes of released files that a
 * visitor of the release before may be sent, headers not counted.
 */
const PAGES = {
  '/': { words: 'Choose whom you need', budget: 2_048 },
  '/doctors': { words: 'by rating, fee, distance and next free time', budget: 2_048 },
};

const CONTENT = 'main li h3 a';

/** Sections below the content are loaded while the page is idle. */
const IDLE_MS = 4_500;

/** nginx as if no deltas had been made. */
const WHOLE_FILES = { 'try_files $nukkad_delta $uri =404;': 'try_files $uri =404;' };

const support = journeySupport();
support.assertBuilt();
const product = await support.startProduct({
  name: 'bench-returning',
  isPacked: true,
  settings: async () => ({ TRUST_PROXY: 'loopback' }),
});
let releases = 0;
try {
  const deltas = await measured({});
  const whole = await measured(WHOLE_FILES);
  finish({ deltas, whole });
} finally {
  await product.close();
}

/** What visitors of each page are sent by an nginx whose configuration is changed like this. */
async function measured(changes) {
  const site = { root: product.data, places: { site: product.site } };
  const nginx = await support.startNginx(site, new URL(product.origin).port, changes);
  const found = {};
  try {
    for (const [address, { words }] of Object.entries(PAGES)) {
      found[address] = await returning(nginx.origin + address, words);
    }
    return found;
  } finally {
    await nginx.close();
  }
}

/** A first visit, one after a release of the remote, and one more. */
async function returning(address, words) {
  const executablePath = support.chromiumPath();
  const browser = await chromium.launch({ executablePath, args: support.chromiumFlags });
  const context = await browser.newContext();
  try {
    await releaseWith(words);
    const first = await visit(context, address);
    await releaseWith(words);
    const after = await visit(context, address);
    return { first, after, known: await visit(context, address) };
  } finally {
    await browser.close();
  }
}

async function releaseWith(words) {
  releases += 1;
  const dist = support.changedBuild(support.distOf('mf-public'), words, `${words} ${releases}`);
  await product.nukkad('release', 'mf-public', '--from', dist);
}

/** Released files that came over the wire: their number, and bytes without and with headers. */
async function visit(context, address) {
  const page = await context.newPage();
  const requests = await recordNetwork(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(CONTENT);
  await sleep(IDLE_MS);
  const bodies = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((e) => [e.name, e.encodedBodySize]),
  );
  const sent = (await requests()).filter(
    ({ url, bytes }) => /\/(shell|remotes)\//.test(url) && bytes > 0,
  );
  await page.close();
  const bodyOf = new Map(bodies);
  return {
    files: sent.length,
    encodings: [...new Set(sent.map(({ encoding }) => encoding))],
    body: sum(sent.map(({ url }) => bodyOf.get(url) ?? 0)),
    wire: sum(sent.map(({ bytes }) => bytes)),
  };
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

function finish({ deltas, whole }) {
  const over = Object.entries(PAGES)
    .filter(([address, { budget }]) => deltas[address].after.body > budget)
    .map(([at, { budget }]) => `${at}: ${deltas[at].after.body} bytes, budget ${budget}`);
  console.info(JSON.stringify({ deltas, whole }, null, 1));
  report('returning', { deltas, whole, over });
}
