import type { Page } from '@playwright/test';
import { expect } from './test';

export { settled } from './in-flight';

const MARKER = 'nukkadMarker';

/** Header and footer stand around the content; nothing is blank. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The one heading of the page, ready to be compared. */
export function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, `${page.url()} is wider than the window`).toBeLessThanOrEqual(window ?? 0);
}

/** Every picture says its size, so that nothing moves when it comes. */
export async function expectPicturesWithSize(page: Page): Promise<void> {
  await expect(page.locator('img:not([width][height])')).toHaveCount(0);
}

/** Goes elsewhere inside the page, as a link would, without a document load. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** One step back within the document: nothing is loaded, so no load is waited for. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

/** Marks this document, so that a reload would be noticed. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate((marker) => Object.assign(window, { [marker]: true }), MARKER);
}

export async function expectSameDocument(page: Page): Promise<void> {
  const isMarked = await page.evaluate((marker) => marker in window, MARKER);
  expect(isMarked, 'the document was loaded again').toBe(true);
}

/** The vendors of the next answer of the listing whose query matches. */
export async function nextListing(
  page: Page,
  query: RegExp,
): Promise<{ vendors: Card[]; total: number }> {
  const isIt = (url: string) => url.includes('/getVendorsByCategory?') && query.test(url);
  const answer = await page.waitForResponse((response) => isIt(response.url()));
  return answer.json();
}

/** What a journey compares of a vendor. */
export interface Card {
  _id: string;
  vendorName: string;
  title: string;
  doctorDetails: { clinicName: string } | null;
  locality: { name: string };
}
