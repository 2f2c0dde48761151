import type { Page } from '@playwright/test';

/** The search of the home page, with its panel. */
export const search = (page: Page) => page.getByRole('search');
export const what = (page: Page) => search(page).getByLabel('What are you looking for?');
export const where = (page: Page) => search(page).getByLabel('Location');
export const submit = (page: Page) => search(page).getByRole('button', { name: 'Search' });
export const panel = (page: Page) =>
  page.getByRole('main').getByRole('listbox', { name: 'Suggestions' });
export const group = (page: Page, name: string) => panel(page).getByRole('group', { name });
export const recents = (page: Page) => group(page, 'Recent Searches').getByRole('option');
export const trending = (page: Page) => group(page, 'Trending Searches').getByRole('option');

/** Opens the home page and the panel of its search field. */
export async function openPanel(page: Page): Promise<void> {
  await page.goto('/');
  await what(page).click();
}
