import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The heading of the home page. */
export const LANDING = 'Discover & Search, Trusted Professionals Near You';

export const main = (page: Page) => page.getByRole('main');

/** A section of the home page by its heading. */
export const section = (page: Page, name: string) =>
  main(page).getByRole('region', { name, exact: true });

/** Titles of the cards in a section. */
export const cards = (within: Locator) =>
  within.getByRole('listitem').getByRole('heading', { level: 3 });

/** Scrolls like a user until a section has rendered, and brings it into view. */
export async function reach(page: Page, name: string): Promise<Locator> {
  const wanted = section(page, name);
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await expect(wanted).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
  await wanted.scrollIntoViewIfNeeded();
  return wanted;
}

/** The API's answer, for comparison with the page. */
export async function read<Answer>(request: APIRequestContext, api: string): Promise<Answer> {
  const answer = await request.get(api);
  expect(answer.status(), api).toBe(200);
  return answer.json();
}
