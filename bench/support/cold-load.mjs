import { chromium } from '@playwright/test';
import { answeredAt, duplicates, pathOf, recordNetwork } from './network.mjs';

/** Slow 4G as Chromium's developer tools and Lighthouse have it. */
const SLOW_4G = {
  ...{ offline: false, latency: 562.5 },
  ...{ downloadThroughput: 180_000, uploadThroughput: 84_375 },
};
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const PATIENCE_MS = 60_000;
/** Shifts, and a later largest paint, are waited for after the answer. */
const AFTER_MS = 1_500;

/**
 * One load in a new browser with an empty profile, on a slow line and processor. The page's control
 * is pressed as soon as it is there, and again until it is answered or the page keeps the press.
 *
 * @param press selector of the control
 * @param answer selector of what stands in the page once the press was answered
 * @param support `journeySupport()`
 */
export async function coldLoad(address, { press, answer }, support) {
  const browser = await chromium.launch({
    executablePath: support.chromiumPath(),
    args: support.chromiumFlags,
  });
  try {
    const page = await browser.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    const requests = await recordNetwork(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const complaints = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(watchLoad, { press, answer });
    await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForFunction(() => window.nukkadLoad.interactive !== undefined, undefined, {
      ...{ timeout: PATIENCE_MS, polling: 100 },
    });
    await page.waitForTimeout(AFTER_MS);
    const seen = await page.evaluate(() => ({
      ...{ ...window.nukkadLoad, origin: performance.timeOrigin },
      wasHydrated: window.nukkadLoad.first?.isConnected === true,
    }));
    return { ...measured(await requests(), seen), complaints };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function watchLoad({ press, answer }) {
  const seen = {
    paints: [],
    cls: 0,
    answered: undefined,
    interactive: undefined,
    first: undefined,
  };
  window.nukkadLoad = seen;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    seen.paints.push(entry.startTime);
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    seen.interactive = performance.now();
  };
  const changes = new MutationObserver(() => {
    seen.first ??= document.querySelector('main') ?? undefined;
    if (!document.querySelector(answer)) return;
    seen.answered = performance.now();
    changes.disconnect();
    requestAnimationFrame(() => painted.port2.postMessage(null));
  });
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  const pressing = setInterval(() => {
    const control = document.querySelector(press);
    const isKept = control !== null && 'held' in control.dataset;
    if (isKept || seen.answered !== undefined) clearInterval(pressing);
    else control?.click();
  }, 20);
}

function measured(requests, { paints, cls, answered, interactive, origin, wasHydrated }) {
  // What the press shows is no part of the load; a visitor's own press would end the measurement.
  const lcp = paints.findLast((at) => at < answered);
  // Scripts that were on their way did not help.
  const scripts = requests.filter(
    (one) => one.kind === 'js' && answeredAt(one) <= origin + interactive,
  );
  return {
    ...{ lcp, cls, interactive, wasHydrated },
    javascript: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    html: requests.find(({ kind }) => kind === 'html').bytes,
    scripts: scripts.map(({ url, bytes }) => `${bytes} ${pathOf(url)}`),
    unpacked: scripts.filter(({ encoding }) => encoding !== 'br').map(({ url }) => pathOf(url)),
    failed: requests.filter(({ status }) => status >= 400).map(({ url }) => pathOf(url)),
    twice: duplicates(requests),
  };
}
