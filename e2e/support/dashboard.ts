import type { SignedIn } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeFor, fillRegistration, newEmail, typeCode } from './accounts';
import { expect } from './test';

/** The sections as in the URL, with their headings. */
export const sections = {
  personalInfo: 'Personal Information',
  appointments: 'My Appointments',
  manageAddresses: 'Manage Addresses',
  reviews: 'My Reviews',
  favourites: 'Favourites',
  support: 'Customer Support',
  messages: 'Messages',
} as const;

export type SectionName = keyof typeof sections;

export const sectionAddress = (section: SectionName, more: Record<string, string> = {}) =>
  `/profile?${new URLSearchParams({ section, ...more })}`;

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Your dashboard' });

export const field = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('textbox', { name });

export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The API's answer for a user. */
export async function had<Answer>(
  request: APIRequestContext,
  { token }: Pick<SignedIn, 'token'>,
  path: string,
): Promise<Answer> {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Signs up through the browser, which stays signed in. */
export async function signUp(page: Page): Promise<Pick<SignedIn, 'token'>> {
  const email = newEmail();
  await page.goto('/register');
  await fillRegistration(page, email);
  await expect(page).toHaveURL(/\/enter-otp$/);
  await typeCode(page, await codeFor(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('jwtToken'));
  return { token: token ?? '' };
}
