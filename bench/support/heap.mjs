import { round } from './figures.mjs';

const KB = 1024;
const PATIENCE_MS = 30_000;
/** Time on each dashboard, so that late renders and clean-ups happen. */
const LOOK_MS = 150;
/** Pause before measuring the heap. */
const QUIET_MS = 2_000;

export const DASHBOARDS = ['doctor', 'teacher', 'advocate', 'engineer'];

/**
 * Heap after `warm` switches between dashboards, and after `switches` more. Switches are history
 * navigations within one document.
 */
export async function switchDashboards(page, { origin, warm, switches }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${origin}/${DASHBOARDS[0]}-dashboard`);
  await stands(page, DASHBOARDS[0]);
  let nth = 0;
  const change = async (times) => {
    for (const last = nth + times; nth < last; ) await goTo(page, ++nth);
  };
  await change(warm);
  const before = await held(page, cdp);
  await change(switches);
  const after = await held(page, cdp);
  return { before, after, ...growth(before, after) };
}

async function goTo(page, nth) {
  const name = DASHBOARDS[nth % DASHBOARDS.length];
  await page.evaluate(
    ({ address, idx }) => {
      const state = { usr: null, key: `bench-${idx}`, idx };
      history.pushState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    { address: `/${name}-dashboard`, idx: nth },
  );
  await stands(page, name);
}

/** Waits for the menu, the page and its data. */
async function stands(page, name) {
  await page.waitForFunction(
    (base) =>
      document.querySelector(`nav a[href^="${base}"]`) &&
      document.querySelector('main h1') &&
      !document.querySelector('main [class*="skeleton"]'),
    `/${name}-dashboard`,
    { timeout: PATIENCE_MS },
  );
  await page.waitForTimeout(LOOK_MS);
}

async function held(page, cdp) {
  await page.waitForTimeout(QUIET_MS);
  // Twice: objects released by finalizers are collected by the second run.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return {
    heapKb: round(usedSize / KB),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

const growth = (before, after) => ({
  grownKb: round(after.heapKb - before.heapKb),
  grownNodes: after.nodes - before.nodes,
  grownListeners: after.listeners - before.listeners,
});
