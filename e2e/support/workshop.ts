import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Opens one component's page of the workshop; resolves to the exhibit when it can be looked at. */
export async function openExhibit(page: Page, component: string): Promise<Locator> {
  await page.clock.setFixedTime('2026-11-16T10:00:00+05:30');
  await page.goto(`/styleguide/${component}`);
  const exhibit = page.locator(`section#${component}`);
  await expect(exhibit).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return exhibit;
}

/** The exhibit as it stands on light ground, where journeys take hold of it. */
export function onLight(exhibit: Locator): Locator {
  return exhibit.locator('[data-ground=light]');
}

/** Brings a control into view and lets the page come to rest: scrolling closes what is open. */
export async function stepTo(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(
    () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))),
  );
}
