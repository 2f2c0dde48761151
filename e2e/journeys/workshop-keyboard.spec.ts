import { expect, test } from '../support/test';
import { onLight, openExhibit, stepTo } from '../support/workshop';

test('a menu by keyboard', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'menu'));
  const button = ground.getByRole('button', { name: 'Request' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('Accept')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(item('Reject'), 'what is disabled is passed over').toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type('sh');
  await expect(item('Show on the map'), 'letters find').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a combobox by keyboard', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'combobox'));
  const search = ground.getByRole('combobox', { name: 'What are you looking for?' });
  await stepTo(search);
  await search.focus();
  await page.keyboard.press('ArrowDown');
  const option = (name: string) => page.getByRole('option', { name });
  const active = () => search.getAttribute('aria-activedescendant');
  await expect(option('Dentist')).toBeVisible();
  await expect.poll(active).toBe(await option('Dentist').getAttribute('id'));
  for (const name of ['Tax return', 'Clear All: Recent Searches', 'Plumber']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(active, name).toBe(await option(name).getAttribute('id'));
  }
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('Plumber');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search, 'leaving changes nothing').toHaveValue('Plumber');
});

test('a dialog by keyboard', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'dialog'));
  const opener = ground.getByRole('button', { name: 'Share your number' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share your number' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus'), 'focus stays inside').toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a carousel by keyboard', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'carousel'));
  const carousel = ground.getByRole('region', { name: 'Offers' }).nth(1);
  const slide = (name: string) => carousel.getByRole('group', { name });
  const pause = carousel.getByRole('button', { name: 'Pause' });
  await pause.press('Enter');
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused();
  const next = carousel.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(slide('2 of 4')).toBeInViewport();
  await expect(next).toBeFocused();
  await carousel.getByRole('button', { name: 'Previous' }).press('Space');
  await expect(slide('1 of 4')).toBeInViewport();
});

test('who wants less motion gets no carousel that turns by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ground = onLight(await openExhibit(page, 'carousel'));
  await expect(ground.getByRole('region', { name: 'Offers' }).first()).toBeVisible();
  await expect(ground.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  for (const component of ['button', 'checkbox', 'chip-group', 'slot-grid', 'switch', 'tabs']) {
    test(`${component} shows what is chosen without colours of its own`, async ({ page }) => {
      const exhibit = await openExhibit(page, component);
      await expect(onLight(exhibit)).toHaveScreenshot(`${component}-forced-colors.png`);
    });
  }

  test('the focus is seen', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'button'));
    await page.keyboard.press('Tab');
    const first = ground.getByRole('button').first();
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(first).toHaveCSS('outline-style', 'solid');
    await expect(first).toHaveCSS('outline-width', '2px');
  });
});
