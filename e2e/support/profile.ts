import type { ReviewsAnswer, VendorDetails } from '@nukkad/platform/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoPage } from './someone';
import { expect } from './test';

/** Name, documented profession and path of every demo account with a page. */
export const demos = {
  doctor: 'Ananya Hegde',
  teacher: 'Joseph Kurian',
  ca: 'Rohit Bansal',
  labour: 'Lakshmi Naik',
  engineer: 'Imran Shariff',
  advocate: 'Meera Subramanian',
  officer: 'Suresh Patil',
} as const;

export type DemoProfession = keyof typeof demos;

export const demo = (request: APIRequestContext, profession: DemoProfession): Promise<string> =>
  demoPage(request, profession, demos[profession]);

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const panel = (page: Page) => page.getByRole('tabpanel');

/** A section of the page, by its heading. */
export const block = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .last();

export const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to favourites` });

/** The vendor id in a page's URL. */
export function idOf(address: string): string {
  const id = new URL(address, 'http://localhost').searchParams.get('id');
  if (id === null) throw new Error(`${address} names nobody.`);
  return id;
}

/** The API's details of the vendor in a URL. */
export function detailsOf(request: APIRequestContext, address: string): Promise<VendorDetails> {
  return read(request, `/api/vendors/${idOf(address)}`);
}

export async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

/** The page's reviews response, in display order. */
export function reviewsOf(
  request: APIRequestContext,
  address: string,
  query: Record<string, string> = {},
): Promise<ReviewsAnswer> {
  const asked = new URLSearchParams(query);
  return read(request, `/api/vendors/${idOf(address)}/reviews?${asked}`);
}

/** Holds back matching responses, until the returned function is called. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fails matching requests, until the returned function is called. */
export async function cutOff(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort('connectionrefused'));
  return () => page.unroute(pattern);
}

/** Presses Tab until the control has focus. */
export async function tabTo(page: Page, control: Locator, most = 80): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${most} tabs did not reach ${control}.`);
}
