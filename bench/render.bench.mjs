import { atOnce, percentiles, report, round } from './support/figures.mjs';
import { journeySupport } from './support/product.mjs';

/** 95 of 100 renderings of a page nobody has asked for, reads of the API included, in milliseconds. */
const RENDERED = { landing: 40, listing: 60, details: 60 };

/** 99 of 100 changes of a professional are on their page after so many milliseconds. */
const CHANGED = 2_000;

/** A kept page is answered at least so often, relative to a page that is a file. */
const KEPT = 0.7;

const ROUNDS = 60;
/** Renderings before any counts: V8 learns the bundles. */
const WARM = 15;
const CHANGES = 15;
const HANDS = 16;
const KEPT_MS = 4_000;

const { startProduct, assertBuilt, beginSession } = journeySupport();
assertBuilt();
const product = await startProduct({
  name: 'bench-render',
  settings: async (origin) => ({
    ...{ RENDER_AHEAD: '1', RENDER_BUDGET: '10000', PUBLIC_URL: origin, LIMITS: 'development' },
  }),
});
try {
  const { vendors } = await json('/api/vendors?type=doctor&limit=100');
  const addresses = {
    landing: (n) => `/?n=${n}`,
    listing: (n) => `/doctors?spec=dentist&n=${n}`,
    details: (n) => `/doctor-detail?id=${vendors[n % vendors.length]._id}&n=${n}`,
  };
  const rendered = {};
  for (const [kind, addressOf] of Object.entries(addresses)) {
    rendered[kind] = await renderings(addressOf);
  }
  const kept = await turns();
  const changed = await changes();
  finish({ rendered, kept, changed });
} finally {
  await product.close();
}

async function json(path, init) {
  const answer = await fetch(product.origin + path, init);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return answer.json();
}

/** Milliseconds and bytes of pages that nobody has asked for before. */
async function renderings(addressOf) {
  const times = [];
  let bytes = 0;
  for (let n = -WARM; n < ROUNDS; n += 1) {
    const started = performance.now();
    const text = await page(addressOf(n + WARM));
    if (n >= 0) times.push(performance.now() - started);
    bytes = text.length;
  }
  return { ...percentiles(times), bytes };
}

async function page(address) {
  const answer = await fetch(product.origin + address);
  const text = await answer.text();
  if (!text.includes('id="nukkad-ahead"')) throw new Error(`${address} was not rendered ahead.`);
  return text;
}

/** Answers a second: a kept page and, in turns, one that is a file. */
async function turns() {
  const found = { page: [], file: [] };
  for (let turn = 0; turn < 3; turn += 1) {
    found.page.push(await perSecond('/'));
    found.file.push(await perSecond('/profile'));
  }
  const best = (numbers) => Math.max(...numbers);
  return { ...found, ratio: round(best(found.page) / best(found.file)) };
}

async function perSecond(address) {
  const until = performance.now() + KEPT_MS;
  let answered = 0;
  await atOnce(HANDS, Array.from({ length: HANDS }), async () => {
    while (performance.now() < until) {
      const answer = await fetch(product.origin + address, {
        headers: { 'accept-encoding': 'br' },
      });
      await answer.arrayBuffer();
      answered += 1;
    }
  });
  return Math.round((answered / KEPT_MS) * 1_000);
}

/** Milliseconds from the answer to a change until the professional's page shows it. */
async function changes() {
  const request = {
    post: async (url, { data }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
      return { status: () => answer.status, json: () => answer.json() };
    },
  };
  const { token } = await beginSession(request, 'advocate', product.origin);
  const authorization = { authorization: `Bearer ${token}` };
  const { vendors: found } = await json('/api/vendors?type=advocate&q=Meera%20Subramanian');
  const times = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const rupees = 1_000 + n;
    const fee = { amount: rupees * 100, currency: 'INR', per: 'hour' };
    await json('/api/vendors/me/settings/profile', {
      method: 'PUT',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ fee }),
    });
    const started = performance.now();
    const shown = `₹${rupees.toLocaleString('en-IN')}`;
    while (!(await page(`/advocate-detail?id=${found[0]._id}`)).includes(shown)) {
      if (performance.now() - started > 10_000) throw new Error('A change is not shown.');
    }
    times.push(performance.now() - started);
  }
  return percentiles(times);
}

function finish({ rendered, kept, changed }) {
  const over = [
    ...Object.entries(RENDERED)
      .filter(([kind, budget]) => rendered[kind].p95 > budget)
      .map(([kind, budget]) => `${kind}: p95 ${rendered[kind].p95} ms, budget ${budget}`),
    ...(changed.p99 > CHANGED ? [`changes: p99 ${changed.p99} ms, budget ${CHANGED}`] : []),
    ...(kept.ratio < KEPT ? [`kept pages: ${kept.ratio} of a file, budget ${KEPT}`] : []),
  ];
  console.info(JSON.stringify({ rendered, kept, changed }, null, 1));
  report('render', { rendered, kept, changed, over });
}
