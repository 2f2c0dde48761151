import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Opens a component's workshop page; resolves to the exhibit once it is rendered. */
export async function openExhibit(page: Page, component: string): Promise<Locator> {
  await page.clock.setFixedTime('2026-11-16T10:00:00+05:30');
  await page.goto(`/styleguide/${component}`);
  const exhibit = page.locator(`section#${component}`);
  await expect(exhibit).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return exhibit;
}

/** The exhibit on a light background, which journeys interact with. */
export function onLight(exhibit: Locator): Locator {
  return exhibit.locator('[data-ground=light]');
}

/** Scrolls a control into view and waits: scrolling closes open panels. */
export async function stepTo(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(
    () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))),
  );
}
