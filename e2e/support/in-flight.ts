import { setTimeout as wait } from 'node:timers/promises';
import { notificationsStream } from '@nukkad/platform/contract';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** Unanswered requests of each page of a followed context. */
const inFlight = new WeakMap<Page, Set<Request>>();

/** Idle turns required: the first renders, the second runs effects. */
const STILL_TURNS = 2;

/** Tracks requests of a context's pages; call it before their first request. */
export function followRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    const page = isEndless(request) ? undefined : pageOf(request);
    if (!page) return;
    // Requests of the previous document are dropped.
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

/** Resolves when all requests are answered, and rendering them led to no new request. */
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

/** Two animation frames and an idle callback; false after a navigation. */
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

/** Streams that stay open, and reports without a waiting caller. */
function isEndless(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (request.resourceType() === 'ping' || request.resourceType() === 'eventsource') return true;
  return pathname === notificationsStream || request.url().startsWith('data:');
}

/** Undefined for requests of service workers, and for a popup that is just opening. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.serviceWorker() ? undefined : request.frame().page();
  } catch {
    return undefined;
  }
}
