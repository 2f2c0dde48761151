import type { Page } from '@playwright/test';
import { nightlyUnless } from '../support/nightly';
import { expectFrame, expectNoSidewaysScroll, goWithin, heading } from '../support/site';
import { expect, test } from '../support/test';

const nonsense = [
  '-1',
  '0',
  '999999999999',
  'NaN',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '%00',
  '../../etc/passwd',
  '💥',
  'x'.repeat(3_000),
];

const parameters = [
  ...['spec', 'q', 'loc', 'lat', 'lng', 'r', 'gender', 'lang', 'fee', 'exp', 'rating', 'level'],
  ...['court', 'avail', 'city', 'state', 'quick', 'liked', 'sort', 'page', 'type', 'tab'],
];

/** The screen has rendered once, possibly still loading. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** One in this many URLs is loaded as a document, the others are reached by navigation. */
const LOADED = 5;

// What a screen makes of each value in each parameter: listing.query.model.test.ts in the gate.
for (const parameter of parameters) {
  const details = nightlyUnless(false);
  test(`nonsense in ${parameter} leaves a sensible page`, details, async ({ page, watch }) => {
    // The browser logs the API's rejection of invalid parameters.
    watch.provokes(/^console: Failed to load resource.* (4\d\d)/);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [index, value] of nonsense.entries()) {
      // Both ways end in the same screen; a document load each time takes three times as long.
      await expectSensible(page, { parameter, value, isLoaded: index % LOADED === 0 });
    }
  });
}

/** Vendors, or the reason for none and what to do. */
async function expectSensible(
  page: Page,
  { parameter, value, isLoaded }: { parameter: string; value: string; isLoaded: boolean },
): Promise<void> {
  const address = `/doctors?${parameter}=${encodeURIComponent(value)}`;
  if (isLoaded) await page.goto(address);
  else await goWithin(page, address);
  await drawn(page);
  await expectFrame(page);
  await expect(heading(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const main = page.getByRole('main');
  const something = main
    .getByRole('listitem')
    .getByRole('heading')
    .or(main.getByRole('heading', { level: 2 }))
    .or(main.getByRole('alert'));
  await expect(something.first(), address.slice(0, 80)).toBeVisible();
}

test('a details page of nobody says so', nightlyUnless(false), async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource.* (4\d\d)/);
  for (const [index, value] of nonsense.entries()) {
    const address = `/doctor-detail?id=${encodeURIComponent(value)}`;
    await test.step(address.slice(0, 60), async () => {
      if (index % LOADED === 0) await page.goto(address);
      else await goWithin(page, address);
      await expectFrame(page);
      await expect(heading(page)).toHaveText('We could not find this doctor');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});
