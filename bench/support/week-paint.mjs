import { setTimeout as wait } from 'node:timers/promises';
import { round } from './figures.mjs';

const CALENDAR = '/doctor-dashboard/appointments';
const PATIENCE_MS = 30_000;

/** Pause after a press, in which the neighbouring weeks are requested. */
const PAUSE_MS = 800;

/**
 * Turns the calendar back for half of the presses, then forth. A figure is the time from the press
 * to the end of the frame that shows the new week's heading and bookings. Event Timing ends too
 * early, because weeks are committed after the press was handled.
 */
export async function turnWeeks(page, { origin, presses, slower }) {
  await page.addInitScript(watchWeeks);
  const asked = calendarsUnderWay(page);
  await page.goto(origin + CALENDAR);
  await page.locator('[data-week="shown"] [data-entry]').first().waitFor({ timeout: PATIENCE_MS });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const turns = [];
  for (let nth = 0; nth < presses; nth += 1) {
    await settle(asked);
    turns.push(await turn(page, nth < presses / 2 ? 'Earlier week' : 'Later week'));
  }
  return turns;
}

/** Raw mouse events: Playwright's click queries the page, which would be measured. */
async function turn(page, name) {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  await page.evaluate(() => window.nukkadWeeks.await());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await wait(PAUSE_MS);
  const found = await page.waitForFunction(() => window.nukkadWeeks.found, undefined, {
    timeout: PATIENCE_MS,
    polling: PAUSE_MS,
  });
  const { ms, ...week } = await found.jsonValue();
  return { ms: round(ms), ...week };
}

/** Number of calendar requests in flight. */
function calendarsUnderWay(page) {
  const asked = new Set();
  const isCalendar = (request) => request.url().includes('/me/calendar?');
  page.on('request', (request) => isCalendar(request) && asked.add(request));
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => asked.delete(request));
  }
  return asked;
}

async function settle(asked) {
  const deadline = Date.now() + PATIENCE_MS;
  do await wait(PAUSE_MS);
  while (asked.size > 0 && Date.now() < deadline);
}

/** Runs in the page: `found` returns the duration and contents of the awaited week. */
function watchWeeks() {
  let before = '';
  let pressedAt = 0;
  const shown = '[data-week="shown"] [role="grid"]';
  const week = () => document.querySelector(shown)?.getAttribute('aria-label') ?? '';
  const heading = () => document.querySelector('p[aria-live="polite"]')?.textContent ?? '';
  const entries = () => document.querySelectorAll(`${shown} [data-entry]`).length;
  const weeks = {
    found: null,
    await() {
      weeks.found = null;
      before = heading();
      pressedAt = 0;
    },
  };
  window.nukkadWeeks = weeks;
  const isNew = () => pressedAt > 0 && heading() !== before && week().endsWith(heading());
  const note = () => {
    if (weeks.found || !isNew() || entries() === 0) return;
    weeks.found = { ms: performance.now() - pressedAt, range: heading(), bookings: entries() };
  };
  const painted = new MessageChannel();
  painted.port1.onmessage = note;
  addEventListener(
    'click',
    (event) => {
      pressedAt = event.timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (!weeks.found && isNew()) requestAnimationFrame(() => painted.port2.postMessage(null));
  }).observe(document, {
    ...{ attributes: true, attributeFilter: ['data-week'] },
    ...{ childList: true, characterData: true, subtree: true },
  });
}
