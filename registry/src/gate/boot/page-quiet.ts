import type { Page } from 'playwright-core';
import { pass } from './in-page';

/** A page is quiet after this many polls without a request, at this interval in milliseconds. */
const QUIET_LOOKS = 5;
export const LOOK_EVERY = 100;
/** Polls after which a page that is never quiet is given up. */
const MOST_LOOKS = 200;

/**
 * Watches a page from its creation.
 *
 * @returns resolves when the page has requested nothing for a while, by the page's own clock:
 *   requests started by its timers come before, however slow the machine is
 * @example
 * const quiet = quietOf(page);
 * await page.goto(address);
 * await quiet();
 */
export function quietOf(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  let asked = 0;
  page.on('request', (request) => {
    // An event stream stays open.
    if (request.resourceType() === 'eventsource') return;
    asked += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    let quietLooks = 0;
    for (let look = 0; look < MOST_LOOKS && quietLooks < QUIET_LOOKS; look += 1) {
      const before = asked;
      await page.evaluate(pass, LOOK_EVERY).catch(() => undefined);
      quietLooks = pending.size === 0 && asked === before ? quietLooks + 1 : 0;
    }
  };
}
