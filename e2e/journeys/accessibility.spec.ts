import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const addresses = [
  '/',
  '/doctor',
  '/doctors?spec=all',
  '/doctors?spec=dentist&page=2',
  '/teachers',
  '/login',
  '/donate',
  '/doctor-dashboard',
  '/no-such-thing',
  '/doctor-detail?id=nope',
  '/doctors?page=9999',
];

const screens = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const;

for (const { colorScheme, width } of screens) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    for (const address of addresses) {
      test(`${address} has no violations`, async ({ page, watch }) => {
        watch.provokes(/^console: Failed to load resource: .* (404|422)/);
        await page.goto(address);
        await expectAccessible(page);
      });
    }

    test('a professional has no violations', async ({ page }) => {
      await page.goto('/doctors?spec=all');
      await page.getByRole('region', { name: 'Results' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Working hours' })).toBeVisible();
      await expectAccessible(page);
    });

    test('a remote that failed has no violations', async ({ page, watch }) => {
      watch.provokes(/^console: Failed to load resource/);
      await page.route('**/remotes/mf-auth/**', (route) => route.abort());
      await page.goto('/login');
      await expect(page.getByText('Loading chunk mf-auth/login failed')).toBeVisible();
      await expectAccessible(page, { hasHeading: false });
    });

    test('an API that failed has no violations', async ({ page, watch }) => {
      watch.provokes(/^console: Failed to load resource/);
      await page.route('**/api/**', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByText('The categories could not be loaded')).toBeVisible();
      await expectAccessible(page);
    });

    test('open menus have no violations', async ({ page }) => {
      await page.goto('/');
      await expect(heading(page)).toBeVisible();
      if (width < 800) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Categories' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Doctor/ })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

async function expectAccessible(page: Page, { hasHeading = true } = {}): Promise<void> {
  if (hasHeading) await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Through the debugger, because a script element would not pass the site's policy.
  await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe };
    return axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
  }, TAGS);
  const told = found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(told).toEqual([]);
}

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}
