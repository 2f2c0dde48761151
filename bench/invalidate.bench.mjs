import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { anyNetwork, login, must } from './support/callers.mjs';
import { atOnce, percentiles, report, round } from './support/figures.mjs';
import { journeySupport } from './support/product.mjs';
import { giveAccounts } from './support/vendor-accounts.mjs';
import { startVisitors } from './support/visitors.mjs';

/** From a change to its HTML, and age of any page that a visitor gets, in milliseconds. */
const BUDGET = { changedP99Ms: 2_000, olderMs: 2_000 };
const GOAL = { changedP99Ms: 500 };
/** A page needs one rendering for each change that it shows; free times change as well. */
const RENDERINGS_PER_NEEDED = 1.5;

const VENDORS = 40;
/** Changes under way at once, of different professionals. */
const AT_ONCE = 4;
/** People who ask for a changed page at once, and again until all of them see the change. */
const CROWD = 8;
const GIVEN_UP_MS = 15_000;
const LISTS = ['/', '/advocates', '/advocates?page=2', '/advocates?sort=rating', '/doctors'];

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '120' },
    /** Visits a second. */
    visits: { type: 'string', default: '40' },
  },
});
const CHANGES = Number(values.changes);
const VISITS = Number(values.visits);

const support = journeySupport();
support.assertBuilt();
const product = await support.startProduct({
  name: 'bench-invalidate',
  settings: async (origin) => ({
    ...{ RENDER_AHEAD: '1', RENDER_BUDGET: '10000', PUBLIC_URL: origin },
    ...{ LIMITS: 'development', TRUST_PROXY: 'loopback' },
  }),
});
try {
  const vendors = await signedIn(await giveAccounts(product, VENDORS));
  // The first fee of each is one that can be recognised.
  await atOnce(AT_ONCE, vendors, change);
  const pages = await keptPages(vendors);
  await wait(BUDGET.olderMs);
  finish({
    ...{ vendors: vendors.length, pages: pages.length },
    ...(await changedWhileVisited(vendors, pages)),
  });
} finally {
  await product.close();
}

async function signedIn(accounts) {
  const vendors = [];
  for (let nth = 1; nth <= accounts; nth += 1) {
    const { token, vendorId } = await login(product.origin, `advocate-${nth}`);
    vendors.push({
      nth,
      id: vendorId,
      token,
      address: `/advocate-detail?id=${vendorId}`,
      fees: [],
    });
  }
  return vendors;
}

/** Changes a fee to one that nobody had before, and notes when it was acknowledged. */
async function change({ nth, token, fees }) {
  const rupees = nth * 1_000 + fees.length;
  await must(product.origin, 'PUT', '/api/vendors/me/settings/profile', {
    token,
    body: { fee: { amount: rupees * 100, currency: 'INR', per: 'hour' } },
  });
  fees.push({ shown: `₹${rupees.toLocaleString('en-IN')}`, at: performance.now() });
}

/** Details of each of them, and lists; visited once, so that they are kept. */
async function keptPages(vendors) {
  const details = vendors.map((vendor) => ({ address: vendor.address, vendor }));
  const pages = [...details, ...LISTS.map((address) => ({ address }))];
  await atOnce(AT_ONCE, pages, async (page) => {
    let html = await visit(page.address);
    while (html === null) html = await visit(page.address);
    page.shows = new Set(vendors.filter(({ id }) => html.includes(id)));
  });
  return pages;
}

/**
 * HTML of a page; null for one as released, which shows nothing old: a machine that is too busy
 * renders no more. A prefetch counts as no view, which would change pages that tell their number.
 */
async function visit(address) {
  const answer = await fetch(product.origin + address, {
    headers: { 'x-forwarded-for': anyNetwork(), 'sec-purpose': 'prefetch' },
  });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
  return html.includes('id="nukkad-ahead"') ? html : null;
}

async function changedWhileVisited(vendors, pages) {
  const before = await renderings();
  const ages = [];
  let asReleased = 0;
  const visitors = startVisitors(VISITS, async (nth) => {
    const { address, vendor } = pages[nth % pages.length];
    const asked = performance.now();
    const html = await visit(address);
    if (html === null) asReleased += 1;
    else if (vendor) ages.push(ageOf(vendor, html, asked));
  });
  const turns = Array.from({ length: CHANGES }, (_, nth) => vendors[nth % vendors.length]);
  const times = [];
  await atOnce(AT_ONCE, turns, async (vendor) => {
    await change(vendor);
    times.push(await untilShown(vendor, ages));
  });
  const visits = await visitors.end();
  const rendered = (await renderings()) - before;
  const needed = turns.flatMap((vendor) => pages.filter(({ shows }) => shows.has(vendor))).length;
  return {
    ...{
      changes: CHANGES,
      visits,
      asReleased,
      changed: percentiles(times),
      olderMs: percentiles(ages),
    },
    renderings: { all: rendered, needed, perChange: round(rendered / CHANGES) },
  };
}

/** For how long the fee in a page had been another one when the page was asked for. */
function ageOf({ address, fees }, html, asked) {
  const newest = fees.findLastIndex(({ shown }) => html.includes(shown));
  if (newest < 0) throw new Error(`${address} shows none of its fees.`);
  const next = fees[newest + 1];
  return next ? Math.max(0, asked - next.at) : 0;
}

/** Milliseconds from the answer to the newest change until the whole crowd sees it. */
async function untilShown(vendor, ages) {
  const { address, fees } = vendor;
  const { shown, at } = fees.at(-1);
  for (;;) {
    const asked = performance.now();
    const seen = await Promise.all(Array.from({ length: CROWD }, () => visit(address)));
    for (const html of seen) if (html !== null) ages.push(ageOf(vendor, html, asked));
    if (seen.every((html) => html?.includes(shown))) return performance.now() - at;
    if (performance.now() - at > GIVEN_UP_MS) throw new Error(`${address} does not show ${shown}.`);
  }
}

/** Pages rendered since the start, by the server's own count. */
async function renderings() {
  const { rendering } = await must(product.origin, 'GET', '/readyz');
  return Object.values(rendering.parts).reduce((sum, { rendered }) => sum + rendered, 0);
}

function finish(found) {
  const { changed, olderMs, renderings: made, visits, asReleased } = found;
  console.info(`
${found.changes} changes of ${found.vendors} professionals, ${found.pages} kept pages, ${visits} visits (${asReleased} as released)
  from a change to its HTML  p50 ${changed.p50} ms, p99 ${changed.p99} ms (goal ${GOAL.changedP99Ms} ms)
  age of a visitor's page    p99 ${olderMs.p99} ms, at most ${olderMs.max} ms
  renderings                 ${made.perChange} per change, ${made.all} in all, ${made.needed} needed`);
  const most = made.needed * RENDERINGS_PER_NEEDED;
  const checks = [
    [changed.p99 > BUDGET.changedP99Ms, `changes: p99 ${changed.p99} ms`],
    [olderMs.max > BUDGET.olderMs, `a page was ${olderMs.max} ms old`],
    [made.all > most, `${made.all} renderings, ${made.needed} needed`],
  ];
  report('invalidate', {
    ...{ budget: BUDGET, goal: GOAL, isGoalReached: changed.p99 <= GOAL.changedP99Ms, ...found },
    over: checks.filter(([isOver]) => isOver).map(([, what]) => what),
  });
}
