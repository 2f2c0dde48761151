import { answersASecond } from './support/answers-a-second.mjs';
import { rendererBehindNginx } from './support/behind-nginx.mjs';
import { percentiles, report, round } from './support/figures.mjs';
import { journeySupport } from './support/product.mjs';

/** 95 of 100 renderings of a page nobody has asked for, reads of the API included, in milliseconds. */
const RENDERED = { landing: 40, listing: 60, details: 60 };

/** 99 of 100 changes of a professional are on their page after so many milliseconds. */
const CHANGED = 2_000;

/** nginx answers a kept page at least so often, relative to a file of the same size. */
const KEPT = 0.7;

const ROUNDS = 60;
/** Renderings before any counts: V8 learns the bundles. */
const WARM = 15;
const CHANGES = 15;
const HANDS = 16;
const KEPT_MS = 4_000;
const KEY = 'a key of the bench that has at least 32 characters';

let changesMade = 0;

const support = journeySupport();
const { startProduct, assertBuilt, beginSession } = support;
assertBuilt();
const product = await startProduct({
  name: 'bench-render',
  settings: async (origin) => ({
    ...{ RENDER_AHEAD: '1', RENDER_BUDGET: '10000', PUBLIC_URL: origin, LIMITS: 'development' },
    ...{ TRUST_PROXY: 'loopback', RENDERER_KEY: KEY },
  }),
});
const front = await rendererBehindNginx(product, KEY, support);
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
  const kept = { api: await turns(product.origin, '/profile'), nginx: await ofNginx() };
  const changed = await changes(product.origin);
  const changedBehind = await changes(front.origin);
  finish({ rendered, kept, changed, changedBehind });
} finally {
  await front.close();
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

async function page(address, origin = product.origin) {
  const answer = await fetch(origin + address);
  const text = await answer.text();
  if (!text.includes('id="nukkad-ahead"')) throw new Error(`${address} was not rendered ahead.`);
  return text;
}

/** Of a kept page by nginx, and of a file with its compressed bytes. */
async function ofNginx() {
  const answer = await fetch(front.origin, { headers: { 'accept-encoding': 'gzip' } });
  const bytes = Number(answer.headers.get('content-length'));
  await answer.arrayBuffer();
  return { bytes, ...(await turns(front.origin, front.file(Buffer.alloc(bytes)))) };
}

/** Answers a second, in turns: of the kept landing page, and of a file. */
async function turns(origin, file) {
  const found = { page: [], file: [] };
  for (let turn = 0; turn < 3; turn += 1) {
    found.page.push(await perSecond(origin, '/'));
    found.file.push(await perSecond(origin, file));
  }
  const best = (numbers) => Math.max(...numbers);
  return { ...found, ratio: round(best(found.page) / best(found.file)) };
}

/** Each answer is asked for from another network, so that no limit is reached. */
function perSecond(origin, address) {
  return answersASecond(origin, address, {
    ...{ hands: HANDS, milliseconds: KEPT_MS },
    headers: (nth) => ({
      'accept-encoding': 'gzip',
      'x-forwarded-for': `10.${(nth >> 8) & 255}.${nth & 255}.1`,
    }),
  });
}

/** Milliseconds from the answer to a change until the professional's page shows it. */
async function changes(origin) {
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
    changesMade += 1;
    const rupees = 1_000 + changesMade;
    const fee = { amount: rupees * 100, currency: 'INR', per: 'hour' };
    await json('/api/vendors/me/settings/profile', {
      method: 'PUT',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ fee }),
    });
    const started = performance.now();
    const shown = `₹${rupees.toLocaleString('en-IN')}`;
    while (!(await page(`/advocate-detail?id=${found[0]._id}`, origin)).includes(shown)) {
      if (performance.now() - started > 10_000) throw new Error('A change is not shown.');
    }
    times.push(performance.now() - started);
  }
  return percentiles(times);
}

function finish({ rendered, kept, changed, changedBehind }) {
  const over = [
    ...Object.entries(RENDERED)
      .filter(([kind, budget]) => rendered[kind].p95 > budget)
      .map(([kind, budget]) => `${kind}: p95 ${rendered[kind].p95} ms, budget ${budget}`),
    ...[changed, changedBehind]
      .filter(({ p99 }) => p99 > CHANGED)
      .map(({ p99 }) => `changes: p99 ${p99} ms, budget ${CHANGED}`),
    ...(kept.nginx.ratio < KEPT
      ? [`kept pages: ${kept.nginx.ratio} of a file, budget ${KEPT}`]
      : []),
  ];
  const found = { rendered, kept, changed, changedBehind };
  console.info(JSON.stringify(found, null, 1));
  report('render', { ...found, over });
}
