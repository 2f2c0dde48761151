import type { Page } from '@playwright/test';
import { contentOf, mainOf } from '../support/html';
import { nightlyUnless } from '../support/nightly';
import { getAhead } from '../support/rendered-ahead';
import { signInAs } from '../support/session';
import {
  expectNoSidewaysScroll,
  expectSameDocument,
  heading,
  mark,
  settled,
} from '../support/site';
import { expect, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const pill = (page: Page) => header(page).getByRole('button', { name: /^Location:/ });

test('Categories by keyboard: arrows, letters, Escape, and on to a category', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  const button = header(page).getByRole('button', { name: 'Categories' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  const category = (name: RegExp) => header(page).getByRole('link', { name });
  await expect(category(/^Doctor/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(category(/^Engineer/)).toBeFocused();
  await page.keyboard.press('t');
  await expect(category(/^Teacher/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(category(/^Doctor/)).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(category(/^Govt Officer/)).toBeFocused();
  await expect(category(/^Govt Officer/)).toContainText(/\d+ professionals/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Doctor');
  await expect(category(/^Engineer/)).toBeHidden();
  await expectSameDocument(page);
});

test('the profile menu by keyboard, and out', async ({ page }) => {
  await signInAs(page, 'user');
  await page.goto('/investors');
  // What is asked for an account that leaves meanwhile is refused.
  await settled(page);
  const button = header(page).getByRole('button', { name: 'Profile' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item('Profile')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Appointments')).toHaveAttribute('href', '/profile?section=appointments');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Logout')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Login/Sign Up' })).toBeVisible();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
});

for (const width of [320, 360, 768]) {
  test(`at ${width} px one button opens what the header has no room for`, {
    tag: width === 320 ? [] : '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const open = header(page).getByRole('button', { name: 'Menu' });
    // The location stays beside it, because the listing depends on it.
    await expect(header(page).getByRole('button')).toHaveCount(2);
    await expect(pill(page)).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Investors' })).toBeHidden();
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
    for (const name of [
      'Home',
      'Raise Startup Funds',
      'Investors',
      'Login/Sign Up',
      'Donate Now',
    ]) {
      const box = await menu.getByRole('link', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await expect(menu.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.mouse.move(width - 60, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY), 'the page stands still').toBe(0);
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await menu.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside, 'focus stays in the menu').toBe(true);
    }

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('button', { name: 'Categories' }).click();
    await menu.getByRole('link', { name: /^Teacher/ }).click();
    await expect(menu).toBeHidden();
    await expect(heading(page)).toHaveText('Teacher');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY), 'the page moves again').not.toBe(0);
  });
}

test('a window that grows has no use for the menu', nightlyUnless(false), async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await header(page).getByRole('link', { name: 'Investors' }).click();
  await expect(page).toHaveURL('/investors');
});

test('a locality is found by typing, remembered over a reload, the same in all tabs', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(pill(page)).toContainText('HSR Layout, Bengaluru');
  await pill(page).click();
  const search = page.getByRole('combobox', { name: 'Locality, city or PIN code' });
  await expect(search).toBeFocused();
  await search.pressSequentially('kormangla');
  await expect(page.getByRole('option', { name: /Koramangala/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pill(page)).toContainText('Koramangala, Bengaluru');
  await expect(pill(page)).toBeFocused();
  const other = await context.newPage();
  await other.goto('/doctors?spec=all');
  await expect(pill(other)).toContainText('Koramangala');
  await page.reload();
  await expect(pill(page)).toContainText('Koramangala');
  await pill(page).click();
  await search.fill('560041');
  await page.getByRole('option', { name: /Jayanagar/ }).click();
  await expect(pill(other)).toContainText('Jayanagar');
});

test('where the person stands, and what is told who does not tell', async ({ page, context }) => {
  await page.goto('/');
  await pill(page).click();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText(/does not share your location/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.9785, longitude: 77.6402 });
  await page.reload();
  await pill(page).click();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(pill(page)).toContainText('Indiranagar, Bengaluru');
});

test('every link of the footer leads to a page of its own', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  await footer(page).scrollIntoViewIfNeeded();
  await expect(footer(page).getByRole('link', { name: 'Free Listing' })).toHaveAttribute(
    'href',
    '/list-yourself',
  );
  const hrefs = await footer(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const within = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
  const away = hrefs.filter((href) => !href.startsWith('/'));
  expect(within).toContain('/doctors?city=bengaluru&spec=all');
  expect(within.length).toBeGreaterThan(10);
  expect(away.every((href) => /^(https:\/\/|tel:\+\d+$|mailto:\S+@\S+$)/.test(href))).toBe(true);
  for (const href of within) {
    const answer = await getAhead(request, href);
    expect(answer.status(), href).toBe(200);
    const main = mainOf(contentOf(await answer.text()));
    expect(main, href).toMatch(/<h1\b[^>]*>[^<]/);
    expect(main, href).not.toContain('find that page');
  }
});

test('the keyboard reaches the footer of a page that nobody scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const address of ['/login', '/doctors']) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Terms' })).toBeAttached();
    await expect(footer(page).getByRole('link', { name: 'Free Listing' })).toBeAttached();
    expect(await page.evaluate(() => window.scrollY), address).toBe(0);
    // Backwards from the first link wraps to the last.
    await page.keyboard.press('Shift+Tab');
    await expect(footer(page).getByRole('link', { name: 'Privacy' })).toBeFocused();
  }
});
