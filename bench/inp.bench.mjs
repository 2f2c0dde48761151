import { chromium } from '@playwright/test';
import { report } from './support/figures.mjs';
import { journeySupport } from './support/product.mjs';

/** Time from a press to the next paint, on a throttled CPU. */
const BUDGETS = { p98Ms: 200 };

const SLOWER = 4;

/** Enough sample vendors for a listing of ten thousand. */
const VENDORS = 40_000;
const LEAST_RESULTS = 10_000;

/** The largest listing, and the element that shows it has rendered. */
const LISTING = '/labours?spec=all';
const CARD = 'main li h3 a';

/** Controls pressed per appearance in each round. */
const OF_EACH_KIND = 3;
const PAGES_TURNED = 8;
const SETTLE_MS = 400;

/** Median of this many rounds per control, because shared machines stall at times. */
const ROUNDS = 3;

const support = journeySupport();
support.assertBuilt();
const product = await support.startProduct({ name: 'bench-inp', vendors: VENDORS });
try {
  const results = await resultsOf();
  const presses = await measure();
  tell({ budgets: BUDGETS, results, ...presses });
} finally {
  await product.close();
}

async function resultsOf() {
  const answer = await fetch(`${product.origin}/api/vendors?type=labour&page=1`);
  const { total, isTotalExact } = await answer.json();
  const all = await (await fetch(`${product.origin}/api/category/getAllCategories`)).json();
  const { count } = all.find(
    ({ parent, profession }) => parent === null && profession === 'labour',
  );
  if (count < LEAST_RESULTS) throw new Error(`The listing holds ${count} only.`);
  return { count, total, isTotalExact };
}

async function measure() {
  const browser = await chromium.launch({
    executablePath: support.chromiumPath(),
    args: support.chromiumFlags,
  });
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneRound(browser));
    return { ...summary(medians(rounds)), p98MsOfEveryPress: summary(rounds.flat()).p98Ms };
  } finally {
    await browser.close();
  }
}

/** A fresh browser context per round. */
async function oneRound(browser) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.addInitScript(watchPresses);
  // esbuild's helper for function names, used by the crawler's TypeScript code within the page.
  await page.addInitScript('globalThis.__name = (named) => named;');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taken = await pressAtEachWidth(page);
  await page.context().close();
  return taken;
}

async function pressAtEachWidth(page) {
  const taken = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const presses = [...(await pressEverything(page)), ...(await turnPages(page))];
    taken.push(...keyed(width, presses));
  }
  return taken;
}

/** Identifies a control across rounds by its text and its position among equal texts. */
function keyed(width, presses) {
  const seen = new Map();
  return presses.map((press) => {
    const nth = (seen.get(press.what) ?? 0) + 1;
    seen.set(press.what, nth);
    return { ...press, key: `${width} ${press.what} ${nth}` };
  });
}

/** Median per control and page turn; controls missing in any round are left out. */
function medians([first, ...others]) {
  return first.flatMap((press) => {
    const again = others.map((round) => round.find(({ key }) => key === press.key));
    if (again.includes(undefined)) return [];
    const sorted = [press, ...again].sort((a, b) => a.ms - b.ms);
    return [sorted[Math.floor(sorted.length / 2)]];
  });
}

async function pressEverything(page) {
  const taken = [];
  await open(page);
  const controls = support.fewOfEachKind(await support.controlsOf(page), OF_EACH_KIND);
  for (const control of controls) {
    if (!page.url().endsWith(LISTING)) await open(page);
    const isThere = (await support.controlsOf(page)).some(({ what }) => what === control.what);
    if (!isThere) await open(page);
    if (!(await press(page, control))) continue;
    taken.push({ what: control.what, ...(await slowest(page)) });
    await page.keyboard.press('Escape');
    taken.push({ what: `Escape after ${control.what}`, ...(await slowest(page)) });
  }
  return taken;
}

/**
 * Raw mouse events: Playwright's click performs hit tests during the press, which would be
 * measured.
 */
async function press(page, { what, index }) {
  // A native select list is not part of the page.
  if (what.startsWith('select')) return false;
  const control = page.locator(support.PRESSABLE).nth(index);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) return false;
  await page.waitForTimeout(SETTLE_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS);
  return true;
}

async function turnPages(page) {
  const taken = [];
  await open(page);
  for (let turn = 0; turn < PAGES_TURNED; turn += 1) {
    const next = page.getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    const box = await next.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(SETTLE_MS * 3);
    taken.push({ what: 'link "Next page"', ...(await slowest(page)) });
  }
  return taken;
}

async function open(page) {
  await page.goto(product.origin + LISTING);
  await page.locator(CARD).first().waitFor();
  await support.wakeUp(page);
  await slowest(page);
}

/** Runs in the page: records each press's time to the next paint, and its input delay. */
function watchPresses() {
  window.nukkadPresses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue;
      const { startTime, processingStart, processingEnd, duration: ms } = entry;
      window.nukkadPresses.push({
        ms,
        waitedMs: Math.round(processingStart - startTime),
        handledMs: Math.round(processingEnd - processingStart),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Longest press since the last call; at least 16 ms, the observer's threshold. */
async function slowest(page) {
  await page.waitForTimeout(SETTLE_MS);
  const noted = await page.evaluate(() => window.nukkadPresses?.splice(0) ?? []).catch(() => []);
  return noted.reduce((worst, press) => (press.ms > worst.ms ? press : worst), { ms: 16 });
}

function summary(taken) {
  const sorted = taken.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  const slowestFirst = [...taken].sort((a, b) => b.ms - a.ms).slice(0, 10);
  return { presses: taken.length, p50Ms: at(0.5), p75Ms: at(0.75), p98Ms: at(0.98), slowestFirst };
}

function tell(found) {
  const { results, presses, p50Ms, p75Ms, p98Ms, p98MsOfEveryPress, slowestFirst } = found;
  console.info(`
${LISTING} with ${results.count} professionals, processor ${SLOWER} times slower
  presses measured         ${presses}, ${ROUNDS} times each, the median counts
  until the next paint     p50 ${p50Ms} ms, p75 ${p75Ms} ms, p98 ${p98Ms} ms
  without medians          p98 ${p98MsOfEveryPress} ms
  slowest                  ${slowestFirst.map(({ what, ms }) => `${what} ${ms} ms`).join('; ')}`);
  const isOver = p98Ms > BUDGETS.p98Ms;
  const over = isOver ? [`p98 ${p98Ms} ms, budget ${BUDGETS.p98Ms} ms`] : [];
  report('inp', { ...found, over });
}
