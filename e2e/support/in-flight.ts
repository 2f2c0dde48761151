import { setTimeout as wait } from 'node:timers/promises';
import { notificationsStream } from '@nukkad/platform/contract';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** What each page of a followed context has asked for and not been answered yet. */
const inFlight = new WeakMap<Page, Set<Request>>();

/** A turn of the page in which nothing was asked for, twice: one draws, the other acts on that. */
const STILL_TURNS = 2;

/** Begins to count the requests of a context's pages; must come before they ask for anything. */
export function followRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    const page = isEndless(request) ? undefined : pageOf(request);
    if (!page) return;
    // What the last document asked for, nobody waits for any more.
    const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const asked = (isLeaving ? undefined : inFlight.get(page)) ?? new Set();
    inFlight.set(page, asked.add(request));
  });
  const end = (request: Request) => {
    const page = pageOf(request);
    if (page) inFlight.get(page)?.delete(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** Resolves when everything was answered, drawn, and nothing more was asked for by that. */
export async function settled(page: Page): Promise<void> {
  if (!inFlight.has(page)) throw new Error('The requests of this page are not followed.');
  for (let still = 0; still < STILL_TURNS; ) {
    await nothingInFlight(page);
    const wasDrawn = await turn(page);
    still = wasDrawn && inFlight.get(page)?.size === 0 ? still + 1 : 0;
  }
}

async function nothingInFlight(page: Page): Promise<void> {
  while ((inFlight.get(page)?.size ?? 0) > 0) {
    if (page.isClosed()) throw new Error('The page was closed before it had settled.');
    await wait(10);
  }
}

/** The page draws twice and has nothing left to do; false if it went elsewhere meanwhile. */
function turn(page: Page): Promise<boolean> {
  return page
    .evaluate(
      () =>
        new Promise<boolean>((done) => {
          const drawn = () => requestIdleCallback(() => done(true), { timeout: 1_000 });
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        }),
    )
    .catch((error: Error) => {
      if (/context was destroyed|navigat/.test(error.message)) return false;
      throw error;
    });
}

/** Lines that stay open, and reports that nobody waits for. */
function isEndless(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (request.resourceType() === 'ping' || request.resourceType() === 'eventsource') return true;
  return pathname === notificationsStream || request.url().startsWith('data:');
}

/** Nothing for what a service worker asks, and for a window that is only about to open. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.serviceWorker() ? undefined : request.frame().page();
  } catch {
    return undefined;
  }
}
