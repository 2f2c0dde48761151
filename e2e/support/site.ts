import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from './hydrated';
import { expect } from './test';

export { settled } from './in-flight';

const MARKER = 'nukkadMarker';

/** Expects header, footer and some content. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The only main heading of the page. */
export function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Links to the professionals of a list. */
export function listed(page: Page): Locator {
  const results = page.getByRole('region', { name: 'Results' });
  return results.getByRole('heading', { level: 3 }).getByRole('link');
}

/** Expects no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, `${page.url()} is wider than the window`).toBeLessThanOrEqual(window ?? 0);
}

/** Expects width and height on every picture, which prevents layout shifts. */
export async function expectPicturesWithSize(page: Page): Promise<void> {
  await expect(page.locator('img:not([width][height])')).toHaveCount(0);
}

/** Navigates within the app, as a link would, without a document load. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Back within the document: there is no load event to wait for. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

/** Marks this document, so that a reload is detected; before hydration, links are the browser's. */
export async function mark(page: Page): Promise<void> {
  await expectHydrated(page);
  await page.evaluate((marker) => Object.assign(window, { [marker]: true }), MARKER);
}

export async function expectSameDocument(page: Page): Promise<void> {
  const isMarked = await page.evaluate((marker) => marker in window, MARKER);
  expect(isMarked, 'the document was loaded again').toBe(true);
}

/** Opens a public page until it shows what was just changed: it may be two seconds old. */
export async function gotoChanged(page: Page, address: string, changed: Locator): Promise<void> {
  await expect(async () => {
    // A hash alone would not load the document again.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(changed).toBeAttached({ timeout: 1_000 });
  }, 'the page is read anew within two seconds').toPass();
}

/** The vendors in the next listing response whose query matches. */
export async function nextListing(
  page: Page,
  query: RegExp,
): Promise<{ vendors: Card[]; total: number }> {
  const isIt = (url: string) => url.includes('/getVendorsByCategory?') && query.test(url);
  const answer = await page.waitForResponse((response) => isIt(response.url()));
  return answer.json();
}

/** A vendor's fields that journeys compare. */
export interface Card {
  _id: string;
  vendorName: string;
  title: string;
  doctorDetails: { clinicName: string } | null;
  locality: { name: string };
}
