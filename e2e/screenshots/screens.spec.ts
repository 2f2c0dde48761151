import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { show, views } from '../support/axe';
import { ROOT } from '../support/repository';
import { heading, listed } from '../support/site';
import { expect, test } from '../support/test';

const FOLDER = path.join(ROOT, 'docs/screenshots');

/** What is photographed: how to come there. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  landing: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Doctor' })).toBeVisible();
  },
  listing: async (page) => {
    await page.goto('/doctors?spec=all');
    await expect(page.getByText(/1–10 of/)).toBeVisible();
  },
  detail: async (page) => {
    await page.goto('/doctors?spec=all');
    await listed(page).first().click();
    await expect(heading(page)).not.toBeEmpty();
    await expect(page.getByRole('heading', { name: 'Working hours' })).toBeVisible();
  },
  workshop: async (page) => {
    await page.goto('/styleguide/slot-grid');
    await expect(page.getByRole('heading', { name: 'Slot grid' })).toBeVisible();
  },
};

for (const [name, goTo] of Object.entries(screens)) {
  for (const view of views) {
    const { colorScheme, width } = view;
    test(`${name}, ${colorScheme}, ${width} px`, async ({ page }) => {
      await show(page, view);
      await goTo(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({ caret: 'initial' });
      const file = path.join(FOLDER, `${name}-${colorScheme}-${width}.webp`);
      await sharp(picture).webp({ quality: 86 }).toFile(file);
    });
  }
}
