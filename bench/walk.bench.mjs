import { chromium } from '@playwright/test';
import { report } from './support/figures.mjs';
import { duplicates, pathOf, recordNetwork, waterfall } from './support/network.mjs';
import { journeySupport } from './support/product.mjs';

/** Budgets of a cold page load; exceeding any fails the run. */
const BUDGETS = {
  /** Levels after the document: its scripts are 1, API calls by them 2. */
  depth: 2,
  requestsBeforeContent: 10,
};

/**
 * URL → element that must be visible for the content to count as shown, JavaScript budget until
 * then, and in total without interaction: transferred bytes, brotli, headers included. Interactive
 * cards weigh more than categories; below these are eleven sections, loaded when the page is idle
 * (decision 0010).
 */
const PAGES = {
  '/': {
    content: 'main li h3 a',
    javascriptBeforeContent: 140 * 1024,
    javascriptInAll: 246 * 1024,
  },
  '/doctors': {
    content: 'main li h3 a',
    javascriptBeforeContent: 146 * 1024,
    javascriptInAll: 205 * 1024,
  },
};

/** Counts are deterministic; times are medians over these rounds. */
const ROUNDS = 5;

/** Chromium warns of an unused preload a few seconds after the load event. */
const PRELOAD_COMPLAINT_MS = 4_500;

const { startProduct, assertBuilt, chromiumPath, chromiumFlags } = journeySupport();
assertBuilt();
const product = await startProduct({ name: 'bench-walk', isPacked: true });
try {
  const pages = {};
  for (const [address, { content }] of Object.entries(PAGES)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(address, content));
    pages[address] = summary(rounds);
  }
  const over = Object.entries(pages).flatMap(([address, found]) => problems(address, found));
  tell(pages);
  report('walk', { budgets: BUDGETS, pages, over });
} finally {
  await product.close();
}

/** One load in a new browser, with an empty profile and cache. */
async function visit(address, content) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const requests = await recordNetwork(await page.context().newCDPSession(page));
    const complaints = [];
    page.on('console', (message) => {
      if (/preload|error/i.test(message.text() + message.type())) complaints.push(message.text());
    });
    await page.addInitScript(watchPage, content);
    await page.goto(product.origin + address, { waitUntil: 'load' });
    await page.waitForFunction(() => window.nukkadBench.content !== undefined);
    await page.waitForTimeout(PRELOAD_COMPLAINT_MS);
    const seen = await page.evaluate(() => window.nukkadBench);
    return measured(await requests(), seen, complaints);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: records when the content is shown, LCP and CLS. */
function watchPage(content) {
  const seen = { content: undefined, lcp: 0, cls: 0 };
  window.nukkadBench = seen;
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(content)) return;
    seen.content = performance.timeOrigin + performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
}

function measured(requests, { content, lcp, cls }, complaints) {
  const before = requests.filter(({ askedAt }) => askedAt <= content);
  return {
    requests: requests.length,
    requestsBeforeContent: before.length,
    bytes: byKind(requests),
    javascriptBeforeContent: byKind(before).js,
    ...waterfall(before),
    asked: before.map(({ url, kind, bytes }) => `${kind} ${bytes} ${pathOf(url)}`),
    twice: duplicates(requests),
    unpacked: requests.filter(isUnpacked).map(({ url }) => pathOf(url)),
    complaints,
    lcp,
    cls,
  };
}

function byKind(requests) {
  const bytes = { html: 0, js: 0, css: 0, font: 0, json: 0, image: 0, other: 0 };
  for (const { kind, bytes: more = 0 } of requests) bytes[kind ?? 'other'] += more;
  return bytes;
}

function isUnpacked({ kind, encoding }) {
  return ['js', 'css', 'html'].includes(kind) && encoding !== 'br';
}

/** The maximum of counts, the median of times. */
function summary(rounds) {
  const worst = rounds.reduce((a, b) => (b.depth > a.depth ? b : a));
  const most = (read) => Math.max(...rounds.map(read));
  const median = (read) => rounds.map(read).sort((a, b) => a - b)[Math.floor(rounds.length / 2)];
  const all = (read) => [...new Set(rounds.flatMap(read))];
  return {
    requests: most(({ requests }) => requests),
    requestsBeforeContent: most(({ requestsBeforeContent }) => requestsBeforeContent),
    depth: worst.depth,
    chain: worst.chain,
    bytes: Object.fromEntries(
      Object.keys(worst.bytes).map((kind) => [kind, most(({ bytes }) => bytes[kind])]),
    ),
    javascriptBeforeContent: most((round) => round.javascriptBeforeContent),
    asked: worst.asked,
    twice: all(({ twice }) => twice),
    unpacked: all(({ unpacked }) => unpacked),
    complaints: all(({ complaints }) => complaints),
    lcpMs: Math.round(median(({ lcp }) => lcp)),
    lcpRangeMs: [Math.min(...rounds.map(({ lcp }) => lcp)), most(({ lcp }) => lcp)].map(Math.round),
    cls: Number(most(({ cls }) => cls).toFixed(4)),
  };
}

function problems(address, found) {
  const { depth, requestsBeforeContent, twice, complaints, unpacked, chain } = found;
  const { javascriptBeforeContent, bytes } = found;
  const checks = [
    [depth > BUDGETS.depth, `depth ${depth}, budget ${BUDGETS.depth}: ${chain.join(' → ')}`],
    [
      requestsBeforeContent > BUDGETS.requestsBeforeContent,
      `${requestsBeforeContent} requests before content, budget ${BUDGETS.requestsBeforeContent}`,
    ],
    [
      javascriptBeforeContent > PAGES[address].javascriptBeforeContent,
      `${kb(javascriptBeforeContent)} of JavaScript before content, budget ${kb(PAGES[address].javascriptBeforeContent)}`,
    ],
    [
      bytes.js > PAGES[address].javascriptInAll,
      `${kb(bytes.js)} of JavaScript in all, budget ${kb(PAGES[address].javascriptInAll)}`,
    ],
    [twice.length > 0, `asked twice: ${twice.join(', ')}`],
    [unpacked.length > 0, `not brotli: ${unpacked.join(', ')}`],
    [complaints.length > 0, `the browser complained: ${complaints.join(' | ')}`],
  ];
  return checks.filter(([isOver]) => isOver).map(([, what]) => `${address}: ${what}`);
}

function tell(pages) {
  for (const [address, page] of Object.entries(pages)) {
    const { bytes, javascriptBeforeContent } = page;
    console.info(`
${address}, nothing cached, ${ROUNDS} rounds
  requests before content  ${page.requestsBeforeContent} (${page.requests} in all)
  depth after the page     ${page.depth}: ${page.chain.join(' → ')}
  JavaScript               ${kb(javascriptBeforeContent)} before content (${kb(bytes.js)} in all)
  over the wire, in all    CSS ${kb(bytes.css)}, font ${kb(bytes.font)}, JSON ${kb(bytes.json)}, HTML ${kb(bytes.html)}, images ${kb(bytes.image)}
  for information          LCP ${page.lcpMs} ms (${page.lcpRangeMs.join('–')}), CLS ${page.cls}`);
  }
}

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
