import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { anyNetwork } from './support/callers.mjs';
import { median, report, round } from './support/figures.mjs';
import { memoryOf } from './support/memory.mjs';
import { versionsIn } from './support/page-versions.mjs';
import { journeySupport } from './support/product.mjs';
import { startVisitors } from './support/visitors.mjs';

/**
 * Growth of the API's heap from the first third of the changes to the last, beyond the kept pages:
 * documents as released are kept as well, up to a bound.
 */
const BUDGET = { grownMb: 20, renderers: 6 };
/** Kept pages are counted in characters. A page with a rupee sign takes two bytes for each. */
const BYTES_OF_CHARACTER = 2;

const PART = 'mf-public';
/** Stands in one script of the part, and on its landing page. */
const HEADING = 'Discover & Search, Trusted Professionals Near You';
const SHOWN = /Trusted Professionals Near You(?: change (\d+))?</;
const ADDRESSES = ['/', '/?visit=1', '/homepage', '/doctors', '/blogs', '/login'];
/** Half of the visitors, so that both versions have pages. */
const SHARE = '50';
const WHY = ['--why', 'bench'];
const MEASURED_EVERY = 4;

const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '100' },
    /** Visits a second. */
    visits: { type: 'string', default: '20' },
  },
});
const CHANGES = Number(values.releases);

const support = journeySupport();
support.assertBuilt();
const memory = memoryOf(support.scratchFolder());
const product = await support.startProduct({
  name: 'bench-releases',
  isQuick: true,
  settings: async (origin) => ({
    ...{ RENDER_AHEAD: '1', RENDER_BUDGET: '10000', PUBLIC_URL: origin, ...memory.env },
    ...{ LIMITS: 'development', TRUST_PROXY: 'loopback' },
  }),
});
/** Version of the part → number of the change that brought it. */
const changes = new Map([[product.composition().remotes[PART].version, undefined]]);
const pages = { loaded: 0, ahead: 0, failed: [], mixed: [] };
const shown = new Map();
const opened = { pages: 0, hydrated: 0, failed: [], reports: [] };
const files = new Set();
try {
  const visitors = startVisitors(Number(values.visits), visit);
  const browsing = startBrowsing();
  const measured = await changed();
  const visits = await visitors.end();
  await browsing.end();
  finish({ visits, measured });
} finally {
  await product.close();
}

/** One change after the other: a release, a canary, its promotion or end, a rollback. */
async function changed() {
  const measured = [];
  for (let nth = 0; nth < CHANGES; nth += 1) {
    const [release, canary, decision, back] = [0, 1, 2, 3].map((step) => nth % 4 === step);
    if (release) await withBuild(nth, (dist) => product.release([dist]));
    if (canary) await withBuild(nth, startCanary);
    if (decision) await decide(nth % 8 < 4);
    if (back) await product.nukkad('rollback', PART, ...WHY);
    if (back || nth % MEASURED_EVERY === 0) measured.push(await held());
  }
  return measured;
}

function startCanary(dist) {
  const flags = ['--share', SHARE, '--unchecked', ...WHY];
  return product.nukkad('canary', PART, '--from', dist, ...flags);
}

function decide(isPromoted) {
  if (isPromoted) return product.nukkad('promote', PART, '--unchecked', ...WHY);
  return product.nukkad('canary', 'stop', ...WHY);
}

/** Hands out a build whose landing page says the change's number, and notes its version. */
async function withBuild(nth, work) {
  const dist = support.changedBuild(support.distOf(PART), HEADING, `${HEADING} change ${nth}`);
  await work(dist);
  const { remotes, canary } = product.composition();
  const { version } = canary?.remotes[PART] ?? remotes[PART];
  changes.set(version, String(nth));
  rmSync(dist, { recursive: true });
}

async function held() {
  const answer = await fetch(`${product.origin}/readyz`);
  const { rendering } = await answer.json();
  return { ...(await memory.measure()), cacheMb: rendering.cache.bytes / 1024 / 1024 };
}

async function visit(nth) {
  const address = ADDRESSES[nth % ADDRESSES.length];
  const html = await asked(address);
  if (html === undefined) return;
  const found = versionsIn(html);
  pages.loaded += 1;
  if (found.ahead) pages.ahead += 1;
  if (found.isMixed) pages.mixed.push(`${address} of ${found.lock}`);
  const [text, change] = SHOWN.exec(html) ?? [];
  if (text && found.ahead) shown.set(`${found.version} ${change}`, { ...found, change });
  for (const file of found.files.filter((one) => !files.has(one))) {
    files.add(file);
    await asked(file);
  }
}

async function asked(address) {
  const headers = { 'x-forwarded-for': anyNetwork() };
  const answer = await fetch(product.origin + address, { headers }).catch((error) => {
    pages.failed.push(`${address}: ${error.cause ?? error}`);
  });
  if (answer && !answer.ok) pages.failed.push(`${address}: ${answer.status}`);
  return answer?.ok ? answer.text() : undefined;
}

/** Opens pages in Chromium, one after the other, as new visitors, until it is ended. */
function startBrowsing() {
  let isOver = false;
  const work = (async () => {
    const browser = await chromium.launch({
      executablePath: support.chromiumPath(),
      args: support.chromiumFlags,
    });
    try {
      for (let nth = 0; !isOver; nth += 1) await openPage(browser, ADDRESSES[nth % 4]);
    } finally {
      await browser.close();
    }
  })();
  work.catch(() => {});
  return {
    end() {
      isOver = true;
      return work;
    },
  };
}

async function openPage(browser, address) {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': anyNetwork() },
  });
  const page = await context.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400) opened.failed.push(`${response.url()}: ${response.status()}`);
  });
  page.on('pageerror', (error) => opened.reports.push(String(error)));
  await page.addInitScript(watchReports);
  await page.goto(product.origin + address);
  await page.waitForFunction(() => window.nukkadBench.isMounted(), undefined, { polling: 50 });
  await page.waitForTimeout(500);
  const { reports, isHydrated } = await page.evaluate(() => window.nukkadBench.seen());
  opened.pages += 1;
  if (isHydrated) opened.hydrated += 1;
  opened.reports.push(...reports);
  await context.close();
}

/** Runs in the page: what the shell reports of errors, and whether React took over the HTML. */
function watchReports() {
  const reports = [];
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/api/client-errors')) reports.push(await request.clone().text());
    return send(request);
  };
  let first;
  document.addEventListener('DOMContentLoaded', () => {
    first = document.querySelector('#root main');
  });
  const root = () => document.getElementById('root');
  window.nukkadBench = {
    isMounted: () =>
      Object.keys(root() ?? {}).some((key) => key.startsWith('__reactContainer')) &&
      document.querySelector('#root main') !== null,
    seen: () => ({ reports, isHydrated: first?.isConnected === true }),
  };
}

/** Pages that show another change than the one that brought their version. */
function mislabelled() {
  return [...shown.values()].filter(({ version, change }) => changes.get(version) !== change);
}

function finish({ visits, measured }) {
  const third = Math.floor(measured.length / 3);
  const medians = (part) => {
    const names = Object.keys(part[0]);
    return Object.fromEntries(
      names.map((name) => [name, round(median(part.map((one) => one[name])))]),
    );
  };
  const [first, last] = [medians(measured.slice(0, third)), medians(measured.slice(-third))];
  const renderers = Math.max(...measured.map((one) => one.renderers));
  const keptMb = (last.cacheMb - first.cacheMb) * BYTES_OF_CHARACTER;
  const grownMb = round(last.heapMb - first.heapMb - keptMb);
  const mixed = [...pages.mixed, ...mislabelled().map(({ version }) => `content of ${version}`)];
  console.info(`
${CHANGES} changes of ${PART}, ${visits} visits, ${files.size} files
  pages      ${pages.loaded}, rendered ahead ${pages.ahead}, failed requests ${pages.failed.length}, mixed ${mixed.length}
  browser    ${opened.pages} pages, hydrated ${opened.hydrated}, failed requests ${opened.failed.length}, reports ${opened.reports.length}
  API        heap ${first.heapMb} → ${last.heapMb} MB, resident ${first.rssMb} → ${last.rssMb} MB, kept pages ${first.cacheMb} → ${last.cacheMb} million characters; beyond them ${grownMb} MB
  rendering  ${renderers} processes at most, ${first.renderersMb} → ${last.renderersMb} MB together`);
  const checks = [
    [
      pages.failed.length + opened.failed.length > 0,
      `failed requests: ${some([...pages.failed, ...opened.failed])}`,
    ],
    [mixed.length > 0, `mixed pages: ${some(mixed)}`],
    [opened.reports.length > 0, `reports of the browser: ${some(opened.reports)}`],
    [pages.ahead === 0 || opened.hydrated === 0, 'no page was rendered ahead or hydrated'],
    [grownMb > BUDGET.grownMb, `the heap grew by ${grownMb} MB, budget ${BUDGET.grownMb}`],
    [renderers > BUDGET.renderers, `${renderers} processes rendered, budget ${BUDGET.renderers}`],
  ];
  report('releases-under-load', {
    ...{ budget: BUDGET, changes: CHANGES, visits, pages, opened, measured, first, last, grownMb },
    over: checks.filter(([isOver]) => isOver).map(([, what]) => what),
  });
}

function some(lines) {
  return `${lines.length}, ${[...new Set(lines)].slice(0, 5).join(' | ')}`;
}
