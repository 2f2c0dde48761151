import type { Page } from '@playwright/test';
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

/** What the address asks for has been drawn once, be it that it is still being read. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** One of so many addresses is loaded, the others are come to inside the page. */
const LOADED = 5;

/** Parameters whose text stands on the page: a long one would make it wider. */
const shown = ['spec', 'q', 'loc', 'lang', 'city', 'type'];

/** Every parameter and every value once; that each parameter survives each value is tested beside the screen. */
const cells: [parameter: string, value: string][] = [
  ...parameters.map((parameter, index): [string, string] => [
    parameter,
    nonsense[index % nonsense.length] ?? '',
  ]),
  ...shown.map((parameter): [string, string] => [parameter, 'x'.repeat(3_000)]),
];

test('nonsense in any parameter leaves a sensible page', async ({ page, watch }) => {
  test.slow();
  // The API refuses what is nonsense to it, and the browser notes that.
  watch.provokes(/^console: Failed to load resource.* (4\d\d)/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [index, [parameter, value]] of cells.entries()) {
    const address = `/doctors?${parameter}=${encodeURIComponent(value)}`;
    await test.step(address.slice(0, 60), async () => {
      // Both ways to an address end in the same screen; a document for each takes much longer.
      if (index % LOADED === 0) await page.goto(address);
      else await goWithin(page, address);
      await drawn(page);
      await expectFrame(page);
      await expect(heading(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      // People, or why there are none and what to do about it.
      const main = page.getByRole('main');
      const something = main
        .getByRole('listitem')
        .getByRole('heading')
        .or(main.getByRole('heading', { level: 2 }))
        .or(main.getByRole('alert'));
      await expect(something.first()).toBeVisible();
    });
  }
});

test('a details page of nobody says so', async ({ page, watch }) => {
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
