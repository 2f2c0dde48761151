import { storageKeys } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { expectListPage } from '../support/listing';
import { isEverything } from '../support/nightly';
import { beginSession, storedOf } from '../support/session';
import { expectFrame, goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

/** Remembered values of the demo user, with a valid token. */
async function aSession(page: Page): Promise<Record<string, string>> {
  const user = await beginSession(page.request, 'user');
  return storedOf(user, user.token);
}

const garbage = [
  '',
  'null',
  'undefined',
  '{"broken',
  '[object Object]',
  '<img src=x onerror=alert(1)>',
  '\u0000\uFFFF',
  'x'.repeat(100_000),
];

/** `session.test.ts` of the platform has every key with garbage. */
const someGarbage = ['{"broken', 'x'.repeat(100_000)];

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' });
const profile = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Profile' });

test('garbage under every key is a visitor', async ({ page }) => {
  test.slow();
  await page.goto('/doctors?spec=all');
  for (const [index, value] of (isEverything ? garbage : someGarbage).entries()) {
    await test.step(`"${value.slice(0, 30)}"`, async () => {
      await keep(page, Object.fromEntries(storageKeys.map((key) => [key, value])));
      await page.goto('/doctors?spec=all');
      await expect(login(page)).toBeVisible();
      await expectListPage(page, 1);
      if (index % 4 !== 0) return;
      await keep(page, Object.fromEntries(storageKeys.map((key) => [key, value])));
      await page.goto('/trial');
      await expect(heading(page)).not.toBeEmpty();
    });
  }
});

test('garbage under one key alone breaks nothing', { tag: '@nightly' }, async ({ page, watch }) => {
  test.slow();
  // The notification request is rejected for an invalid token.
  watch.provokes(/^console: Failed to load resource: .* 401/);
  const session = await aSession(page);
  await page.goto('/investors');
  for (const key of storageKeys) {
    await test.step(key, async () => {
      await keep(page, { ...session, [key]: '{"broken' });
      await page.goto('/');
      await expect(heading(page)).toBeVisible();
      await expectFrame(page);
      const isNeeded = key === 'otpVerified' || key === 'jwtToken';
      await expect(isNeeded ? login(page) : profile(page)).toBeVisible();
    });
  }
});

test('a browser that refuses storage still shows the product', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/doctors?spec=all');
  await expectListPage(page, 1);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expectListPage(page, 2);
  await goBack(page);
  await expectListPage(page, 1);
  await expect(login(page)).toBeVisible();
});

test('a full storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/doctors?spec=all');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expectListPage(page, 2);
});

test('who signs in, and out, in another tab does so here', async ({ page, context }) => {
  await page.goto('/');
  await expect(login(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/donate');
  await test.step('who signs in in another tab is signed in here', async () => {
    await keep(other, await aSession(other));
    await expect(profile(page)).toBeVisible();
  });
  await test.step('who is signed in sees the profile', async () => {
    await page.reload();
    await expect(profile(page)).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }),
    ).toHaveAttribute('href', '/homepage');
  });
  await test.step('who signs out in another tab is signed out here', async () => {
    await other.evaluate(() => localStorage.clear());
    await expect(login(page)).toBeVisible();
    await expect(profile(page)).toBeHidden();
  });
});

async function keep(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
}
