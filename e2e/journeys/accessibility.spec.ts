import type { Page } from '@playwright/test';
import { documented, kinds } from '../support/addresses';
import {
  expectAccessible,
  expectAccessibleInEveryView,
  expectAccessibleInOne,
  expectAccessibleInOpposites,
  opposites,
  show,
  views,
} from '../support/axe';
import { onDevice } from '../support/engine';
import { contentOf, mainOf, textIn } from '../support/html';
import { isEverything, nightlyUnless } from '../support/nightly';
import { publicPages } from '../support/public-pages';
import { expectRenderingAhead, takeAsReleased } from '../support/rendered-ahead';
import { places } from '../support/run';
import { letIn } from '../support/session';
import {
  expectFrame,
  expectNoSidewaysScroll,
  expectPicturesWithSize,
  heading,
  listed,
  settled,
} from '../support/site';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

/** Further pages. */
const others = [
  ...['/doctors?page=9999', '/doctor-detail?id=nope', '/no-such-thing'],
  ...['/operator-dashboard/verification', '/doctor-dashboard/questions'],
];

/** Of the same components as others: lists, rooms of the operator, each a case of Jest. */
const alike = [
  ...['/doctors?spec=all', '/doctors?spec=dentist&page=2'],
  ...['/operator-dashboard/tickets', '/operator-dashboard/complaints', '/operator-dashboard/audit'],
  ...['/operator-dashboard/editorial', '/operator-dashboard/settings'],
];

const DASHBOARDS = /^\/(trial|.+-dashboard)(\/|$)/;

// Touch: some controls are larger for coarse pointers.
test.use(onDevice({ hasTouch: true }));

const PHONE = { colorScheme: 'dark', width: 360 } as const;
const SMALL_PHONE = { colorScheme: 'light', width: 320 } as const;

/** Opened in the gate by public-pages.spec.ts, where axe sees each in the same two views. */
const opened = [...publicPages.map(([path]) => path), '/doctors'];

for (const [turn, address] of [...documented, ...others, ...alike].entries()) {
  const isDocumented = documented.includes(address);
  const isLikeAnother = alike.includes(address) || (isDocumented && !kinds.includes(address));
  const details = nightlyUnless(!isLikeAnother && !opened.includes(address));
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
    if (!isEverything) await expectAccessibleInOne(page, turn);
    else if (isLikeAnother) await expectAccessibleInOpposites(page);
    else await expectAccessibleInEveryView(page);
    await show(page, PHONE);
    expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
    await show(page, SMALL_PHONE);
    await expectNoSidewaysScroll(page);
  });
}

test('what looks like another page is there all the same', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* (404|422)/);
  // Private pages are excluded: ending a session takes another page load.
  const isOpen = (address: string) => !DASHBOARDS.test(address) && !/-onboarding$/.test(address);
  const others = documented.filter((address) => !kinds.includes(address) && isOpen(address));
  await expectRenderingAhead(places.get().origin);
  for (const address of others) {
    await test.step(address, async () => {
      const answer = await page.request.get(encodeURI(address));
      expect(answer.status()).toBe(200);
      const root = contentOf(await answer.text());
      // A page of one visitor is not rendered ahead, or without its content.
      if (/<h1\b/.test(root)) return expectContent(root);
      await page.goto(encodeURI(address), { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await expectPage(page, address);
    });
  }
});

/** Expects what `expectPage` does, of a page that came with its content. */
function expectContent(root: string): void {
  const main = mainOf(root);
  expect(main.match(/<h1\b/g)).toHaveLength(1);
  expect(main).toMatch(/<h1\b[^>]*>[^<]/);
  expect(textIn(main)).not.toMatch(APOLOGY);
  expect(root).toMatch(/<header\b.*<footer\b/s);
}

/** Of a page that does not exist, or a part that failed. */
const APOLOGY = /We couldn't find that page|stopped working|^\s*Loading chunk/;

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

// In two of the four views in the gate as well: public-pages.spec.ts.
test('a professional has no barriers', nightlyUnless(false), async ({ page }) => {
  await page.goto('/doctors?spec=all');
  await listed(page).first().click();
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

for (const view of views) {
  const { colorScheme, width } = view;
  const details = nightlyUnless(opposites.includes(view));
  test(`open menus have no barriers, ${colorScheme}, ${width} px`, details, async ({ page }) => {
    await show(page, view);
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    if (width < 800) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Categories' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Doctor/ })).toBeVisible();
    await expectAccessible(page);
  });
}
