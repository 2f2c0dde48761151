import type { Page } from '@playwright/test';
import { withMotion } from '../support/motion';
import { main, read } from '../support/sections';
import { expect, test } from '../support/test';

test.use(withMotion);

test.describe('the banner', () => {
  const banner = (page: Page) => main(page).getByRole('region', { name: 'Highlights' });
  const shown = (page: Page) => banner(page).locator('[role="group"]:not([inert])');
  const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

  interface BannerSlide {
    title: string;
    topic: string;
  }

  test('has four slides, each to subscribe to, and turns by itself unless it is held', async ({
    page,
    request,
  }) => {
    const slides = await read<BannerSlide[]>(request, '/api/content/banner');
    expect(slides).toHaveLength(4);
    await page.clock.install();
    await page.goto('/');
    for (const [at, { title }] of slides.entries()) {
      const slide = banner(page).locator(`[aria-label="${at + 1} of 4: ${title}"]`);
      await expect(slide.locator('button')).toHaveText('Subscribe Now');
    }
    await page.mouse.move(2, 2);
    for (const { title } of [...slides.slice(1), ...slides.slice(0, 1)]) {
      await expectTurnedTo(page, new RegExp(title));
    }
    await test.step('it waits while somebody points at it', async () => {
      await banner(page).hover();
      await expectStill(page);
    });
    await test.step('it waits after Pause', async () => {
      await press(page, 'Pause');
      await page.mouse.move(2, 2);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expectStill(page);
    });
    await test.step('it waits while it has focus, and goes on afterwards', async () => {
      await banner(page).getByRole('button', { name: 'Play' }).focus();
      await page.keyboard.press('Enter');
      await expectStill(page);
      const now = (await shown(page).getAttribute('aria-label')) ?? '';
      await page.keyboard.press('Tab');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const other = slides.map(({ title }) => title).filter((title) => !now.includes(title));
      await expectTurnedTo(page, new RegExp(other.join('|')));
    });
  });

  test('stands still where less motion is asked, and is turned by hand', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    // In a page rendered ahead all are shown, one below the other's edge, until the first is.
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAccessibleName(/^1 of 4/);
    await expectStill(page);
    await expect(banner(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await press(page, 'Next slide');
    await expect(shown(page)).toHaveAccessibleName(/^2 of 4/);
    await press(page, 'Previous slide');
    await expect(shown(page)).toHaveAccessibleName(/^1 of 4/);
  });

  test('asks for an address, keeps it when it cannot be sent, and says what comes', {
    tag: '@nightly',
  }, async ({ page, request, watch }) => {
    watch.provokes(/^console: Failed to load resource: net::ERR_/);
    const slides = await read<BannerSlide[]>(request, '/api/content/banner');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await press(page, 'Next slide');
    const opener = shown(page).getByRole('button', { name: /^Subscribe Now/ });
    await expect(opener).toHaveAccessibleName(`Subscribe Now: ${slides[1]?.title}`);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe' });
    const email = dialog.getByLabel('Email');
    const send = dialog.getByRole('button', { name: 'Subscribe' });
    await expect(dialog).toContainText(slides[1]?.title ?? '');
    await expect(email).toHaveAttribute('type', 'email');
    await email.fill('nobody');
    await send.click();
    await expect(dialog).toContainText('Invalid email address');
    await expect(email).toBeFocused();

    await page.route('**/api/subscriptions', (route) => route.abort('connectionrefused'));
    await email.fill('asha@example.com');
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('What you wrote is still here');
    await expect(email).toHaveValue('asha@example.com');
    await page.unrouteAll();
    const orders: unknown[] = [];
    await page.route('**/api/subscriptions', async (route) => {
      orders.push(route.request().postDataJSON());
      await route.continue();
    });
    await send.click();
    const done = page.getByRole('dialog', { name: 'One more step' });
    await expect(done.getByRole('status')).toContainText(
      'We have sent an email to asha@example.com',
    );
    expect(orders).toEqual([{ email: 'asha@example.com', topic: slides[1]?.topic }]);
    await done.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  /** Advances the page's clock beyond pause and transition. */
  async function expectStill(page: Page): Promise<void> {
    const before = await shown(page).getAttribute('aria-label');
    await page.clock.runFor(4_500);
    await expect(shown(page)).toHaveAttribute('aria-label', before ?? '');
  }

  /** Advances the page's clock until another slide is shown. */
  async function expectTurnedTo(page: Page, name: RegExp): Promise<void> {
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(shown(page)).toHaveAccessibleName(name, { timeout: 100 });
    }).toPass({ intervals: [0] });
  }
});
