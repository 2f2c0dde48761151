import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect } from './test';

/** Stands in documents with content. */
const AHEAD = 'id="nukkad-ahead"';

/** Waits until a product renders pages ahead of the visit: it begins a little after it answers. */
export async function expectRenderingAhead(origin: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${origin}/blogs`)).text(), { timeout: 120_000 })
    .toContain(AHEAD);
}

/**
 * Asks for a page until it comes with its content: on a busy machine a read of the API may last longer
 * than rendering waits for it.
 */
export async function getAhead(request: APIRequestContext, address: string): Promise<APIResponse> {
  let answer = await request.get(address);
  await expect
    .poll(async () => {
      const html = await answer.text();
      if (!html.includes(AHEAD)) answer = await request.get(address);
      return html;
    })
    .toContain(AHEAD);
  return answer;
}

/**
 * Has a page's documents come as released, as they do while nothing can be rendered ahead: what a
 * journey takes from the API's answers would be in the HTML already.
 */
export async function takeAsReleased(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest() || request.method() !== 'GET') return route.fallback();
      const address = new URL(request.url());
      // Pages of one visitor are not rendered ahead; the address bar does not change.
      address.searchParams.set('key', '');
      return route.fallback({ url: address.href });
    },
  );
}

/** Text of the page as it stands now. */
export const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator('#root').textContent()) ?? '';

/** Without what depends on the visitor's day, screen and browser. */
export const forEverybody = (words: string): string =>
  words
    .replace(/(Today|Tomorrow|(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+),? /g, '')
    .replace(/\d+ \w+ 20\d\d|\d+ \w+ ago|yesterday|today/gi, '')
    .replace(/Go to slide \d+/g, '')
    // The form asks who is there first.
    .replace(/(?<=Write a Complaint).*?(?=View Complaints)/, '')
    .replace(/Download the app.*?(?=Are you a professional)/, '');

/** Reads of the API by the page since it was opened; reports of health are no reads. */
export function apiReads(page: Page): () => string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The browser reads these itself.
    if (pathname === '/api/speculation-rules') return;
    if (pathname.startsWith('/api/') && request.method() === 'GET') found.push(pathname + search);
  });
  return () => found;
}

interface Parsed extends Window {
  nukkadParsed?: string;
}

/** Keeps the text of a document as it was parsed, before any deferred script takes it over. */
export async function keepParsedWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root')?.textContent ?? '';
      if (document.readyState === 'interactive') (window as Parsed).nukkadParsed = root;
    });
  });
}

export const parsedWords = (page: Page): Promise<string> =>
  page.evaluate(() => (window as Parsed).nukkadParsed ?? '');
