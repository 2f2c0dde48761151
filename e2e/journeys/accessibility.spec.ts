import type { Page } from '@playwright/test';
import { documented, kinds } from '../support/addresses';
import {
  expectAccessible,
  expectAccessibleInEveryView,
  expectAccessibleInOpposites,
  show,
} from '../support/axe';
import { nightlyUnless } from '../support/nightly';
import { takeAsReleased } from '../support/rendered-ahead';
import { letIn } from '../support/session';
import {
  expectFrame,
  expectNoSidewaysScroll,
  expectPicturesWithSize,
  heading,
  settled,
} from '../support/site';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

/** Further pages. */
const others = [
  '/doctors?spec=all',
  '/doctors?spec=dentist&page=2',
  '/doctors?page=9999',
  '/doctor-detail?id=nope',
  '/no-such-thing',
  ...['/operator-dashboard/complaints', '/operator-dashboard/tickets', '/operator-dashboard/audit'],
  ...['/operator-dashboard/verification', '/operator-dashboard/editorial'],
  ...['/operator-dashboard/settings', '/doctor-dashboard/questions'],
];

const DASHBOARDS = /^\/(trial|.+-dashboard)(\/|$)/;

// Touch: some controls are larger for coarse pointers.
test.use({ hasTouch: true });

const SMALL_PHONE = { colorScheme: 'light', width: 320 } as const;

for (const address of [...documented, ...others]) {
  const isDocumented = documented.includes(address);
  const isLikeAnother = isDocumented && !kinds.includes(address);
  const details = nightlyUnless(!isLikeAnother);
  test(`${address} is a page without barriers`, details, async ({ page, watch }) => {
    watch.provokes(/^console: Failed to load resource: .* (404|422)/);
    await letIn(page, address);
    const answer = await page.goto(encodeURI(address));
    await expect(heading(page)).toBeVisible();
    await settled(page);
    if (isDocumented) {
      expect(answer?.status()).toBe(200);
      await expectPage(page, address);
    }
    await expectPicturesWithSize(page);
    if (isLikeAnother) await expectAccessibleInOpposites(page);
    else await expectAccessibleInEveryView(page);
    expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
    await show(page, SMALL_PHONE);
    await expectNoSidewaysScroll(page);
  });
}

test('what looks like another page is there all the same', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* (404|422)/);
  // Private pages are excluded: ending a session takes another page load.
  const isOpen = (address: string) => !DASHBOARDS.test(address) && !/-onboarding$/.test(address);
  const alike = documented.filter((address) => !kinds.includes(address) && isOpen(address));
  for (const address of alike) {
    const answer = await page.goto(encodeURI(address), { waitUntil: 'commit' });
    expect(answer?.status(), address).toBe(200);
    await expect(heading(page), address).toBeVisible();
    await expectPage(page, address);
  }
});

/** Expects the requested page, within the frame, and not an error state. */
async function expectPage(page: Page, address: string) {
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).not.toBeEmpty();
  for (const apology of ["We couldn't find that page", 'stopped working', /^Loading chunk/]) {
    await expect(page.getByText(apology)).toBeHidden();
  }
  if (DASHBOARDS.test(address)) await expectDashboardFrame(page);
  else await expectFrame(page);
}

async function expectDashboardFrame(page: Page): Promise<void> {
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toHaveAttribute('href', '/homepage');
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('a professional has no barriers', async ({ page }) => {
  await page.goto('/doctors?spec=all');
  await page.getByRole('region', { name: 'Results' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Working hours' })).toBeVisible();
  await settled(page);
  await expectAccessibleInEveryView(page);
  expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
  await show(page, SMALL_PHONE);
  await expectNoSidewaysScroll(page);
});

test('a remote that failed has no barriers', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource/);
  await page.route('**/remotes/mf-auth/**', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Loading chunk mf-auth/login failed')).toBeVisible();
  await expectAccessibleInEveryView(page);
});

test('an API that failed has no barriers', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource/);
  await takeAsReleased(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The categories could not be loaded')).toBeVisible();
  await expectAccessibleInEveryView(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`open menus have no barriers, ${colorScheme}, ${width} px`, async ({ page }) => {
      await show(page, { colorScheme, width });
      await page.goto('/');
      await expect(heading(page)).toBeVisible();
      if (width < 800) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Categories' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Doctor/ })).toBeVisible();
      await expectAccessible(page);
    });
  }
}
