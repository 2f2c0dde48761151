import { type FavouritesAnswer, favouritesKey } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { kept } from '../support/accounts';
import { button, had, menu, sectionAddress, signUp } from '../support/dashboard';
import { answerOf, names, results } from '../support/listing';
import { keepSession, newUser } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const heart = (page: Page, name: string) =>
  results(page).getByRole('button', { name: `Add ${name} to favourites`, exact: true });

test('hearts of the device follow the login into Favourites, and leave with the logout', async ({
  page,
}) => {
  const liked = await like(page, 2);
  const user = await signUp(page);
  await page.goto(sectionAddress('favourites'));
  await expect(heading(page)).toHaveText('Favourites (2)');
  for (const name of liked) await expect(button(page, `Remove: ${name}`)).toBeVisible();
  expect((await namesKept(page, user)).sort()).toEqual([...liked].sort());
  expect(await kept(page, favouritesKey), 'the account keeps them now').toBeNull();

  await menu(page).getByRole('button', { name: 'LOGOUT' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/homepage');
  await page.goto('/doctors?spec=all');
  await expect(names(page).first()).toBeVisible();
  for (const name of liked) {
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  }
  expect(JSON.parse((await kept(page, favouritesKey)) ?? '[]')).toEqual([]);
});

test('a favourite is put on a new list, removed, and taken back onto it', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const user = await newUser(request);
  await keepSession(page, user);
  const [name = ''] = await like(page, 1);
  await expect.poll(() => namesKept(page, user)).toEqual([name]);
  await page.goto(sectionAddress('favourites'));
  await button(page, `List: none, ${name}`).click();
  await page.getByRole('menuitem', { name: 'New list…' }).click();
  await page.getByRole('textbox', { name: /^Name of the list/ }).fill('For the family');
  await page.getByRole('button', { name: 'Create and move' }).click();
  await expect(button(page, `List: For the family, ${name}`)).toBeVisible();
  await button(page, `Remove: ${name}`).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  expect(await namesKept(page, user)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, `List: For the family, ${name}`)).toBeVisible();
  const { favourites, lists } = await favouritesOf(page, user);
  expect(favourites.map(({ list }) => list)).toEqual(['For the family']);
  expect(lists).toEqual(['For the family']);
});

/** Likes the first few doctors; returns their names. */
async function like(page: Page, count: number): Promise<string[]> {
  const { vendors } = await answerOf(page, '/doctors?spec=all');
  const liked = vendors.slice(0, count).map(({ vendorName }) => vendorName);
  for (const name of liked) {
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  return liked;
}

const favouritesOf = (page: Page, who: { token: string }) =>
  had<FavouritesAnswer>(page.request, who, '/api/me/favourites');

async function namesKept(page: Page, who: { token: string }): Promise<string[]> {
  const { favourites } = await favouritesOf(page, who);
  return favourites.map(({ vendor }) => vendor.vendorName);
}
