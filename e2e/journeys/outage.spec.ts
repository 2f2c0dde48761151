import type { Page } from '@playwright/test';
import { expectListPage, filterBar } from '../support/listing';
import { nightlyUnless } from '../support/nightly';
import { takeAsReleased } from '../support/rendered-ahead';
import {
  expectFrame,
  expectSameDocument,
  goBack,
  goWithin,
  heading,
  listed,
  mark,
} from '../support/site';
import { expect, test } from '../support/test';

/** URL → what fails to load there, and the content after recovery. */
const pages: [address: string, failed: RegExp, recovered: RegExp][] = [
  ['/', /The categories could not be loaded/, /Doctor/],
  ['/doctor', /The category could not be loaded/, /Dentist/],
  ['/doctors?spec=all', /The doctors could not be loaded/, /\d+ doctors in HSR Layout/],
  ['/trial', /The dashboards could not be loaded/, /./],
];

/** Error states; with `what`, of that content only, since parts of a page fail independently. */
const failing = (page: Page, what: string | RegExp = '') =>
  page.getByRole('main').getByRole('alert').filter({ hasText: what });

/** Console message for a failed lazy chunk. */
const PART_MISSING =
  /^console: ChunkLoadError: Loading (CSS )?chunk \d+ failed\.\s.*\/remotes\/mf-public\//;

const NO_LIST = 'The doctors could not be loaded';

/** Aborts all API calls until the returned function is called. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/api/**');
}

async function retry(page: Page, recovered: RegExp, what?: string | RegExp) {
  await failing(page, what).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main')).toContainText(recovered);
  await expect(failing(page, what)).toHaveCount(0);
  await expectSameDocument(page);
}

test.beforeEach(({ watch }) => {
  watch.provokes(/^console: Failed to load resource: (net::ERR_|the server responded)/);
});

/** A page of the visitor's remote, and the shell's own; each screen's apology by role in Jest. */
const inGate = ['/', '/trial'];

for (const [address, failed, recovered] of pages) {
  const details = nightlyUnless(inGate.includes(address));
  test(`${address} without an API apologises, and Retry recovers`, details, async ({ page }) => {
    await takeAsReleased(page);
    const reconnect = await cutOff(page);
    await page.goto(address);
    await mark(page);
    await expect(failing(page, failed)).toContainText('Code network');
    await expectFrame(page);
    await reconnect();
    await retry(page, recovered, failed);
  });
}

test('the footer apologises on its own, and recovers on its own', async ({ page }) => {
  await takeAsReleased(page);
  const reconnect = await cutOff(page);
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('alert')).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await reconnect();
  await footer.getByRole('button', { name: 'Retry' }).click();
  await expect(footer.getByRole('link', { name: 'Teachers' })).toBeVisible();
});

test('in the middle of a walk: what was there stays, what is new can be retried', async ({
  page,
}) => {
  await page.goto('/doctors?spec=all');
  await mark(page);
  const name = (await listed(page).first().textContent()) ?? '';
  const reconnect = await cutOff(page);
  await listed(page).first().click();
  await expect(heading(page), 'the card came along').toHaveText(name);
  await expect(failing(page)).toContainText('The details of this doctor could not be loaded');
  await goBack(page);
  await expect(listed(page).first(), 'the list was kept').toHaveText(name);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(failing(page, NO_LIST)).toBeVisible();
  await reconnect();
  await retry(page, /doctors in HSR Layout/, NO_LIST);
  await expectListPage(page, 2);
});

/** Invalid responses: each must end in a message and a way to continue, never in a blank page. */
const nonsense: Record<string, { status?: number; contentType?: string; body: string }> = {
  'an error page': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  'a login page of a network': { contentType: 'text/html', body: '<h1>Sign in</h1>' },
  'half of a JSON': { contentType: 'application/json', body: '{"vendors":[{"_id":' },
  'another shape': { contentType: 'application/json', body: '{"hello":"world"}' },
  null: { contentType: 'application/json', body: 'null' },
  'vendors without fields': {
    contentType: 'application/json',
    body: '{"vendors":[{}],"page":1,"limit":10,"total":1,"totalPages":1}',
  },
};

test(
  'a listing that is answered with nonsense still makes a page',
  nightlyUnless(false),
  async ({ page, watch }) => {
    watch.provokes(/^console: .*(Error|error)/);
    await takeAsReleased(page);
    await page.goto('/login');
    await mark(page);
    for (const [nth, [what, answer]] of Object.entries(nonsense).entries()) {
      await test.step(what, async () => {
        await page.route('**/getVendorsByCategory?*', (route) => route.fulfill(answer));
        // A page of its own each time: one that was answered before would be shown from memory.
        await goWithin(page, `/doctors?spec=all&page=${nth + 1}`);
        await expectFrame(page);
        await expect(failing(page).or(page.getByRole('main').getByText('—').first())).toBeVisible();
        await page.unroute('**/getVendorsByCategory?*');
        if ((await failing(page).count()) > 0) await retry(page, /doctors in HSR Layout/);
        await goWithin(page, '/login');
        await expect(heading(page)).toHaveText('Login to your Account');
      });
    }
    await expectSameDocument(page);
  },
);

test('a part of a page that does not come says so in its place, and Retry brings it', async ({
  page,
  watch,
}) => {
  watch.provokes(PART_MISSING);
  // What Firefox tells of an error that is written to the console is its kind alone.
  watch.provokes(/^console: Error \(/);
  const parts = /\/remotes\/mf-public\/[^/]+\/\d+\.(js|css)$/;
  await page.route(parts, (route) => route.abort('connectionrefused'));
  await page.goto('/doctors?spec=all');
  await expectListPage(page, 1);
  await mark(page);
  await expect(failing(page, 'Loading chunk filters failed')).toBeVisible();
  await page.unroute(parts);
  await failing(page, 'Loading chunk filters failed')
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(filterBar(page)).toBeVisible();
  await expectSameDocument(page);
});

test('the server is stopped and started again under an open page', async ({
  page,
  ownProduct,
  watch,
}) => {
  // Parts of the list not loaded before the outage; each shows an error in its place.
  watch.provokes(PART_MISSING);
  await page.goto(`${ownProduct.origin}/doctors?spec=all`);
  await expectListPage(page, 1);
  await mark(page);
  await ownProduct.stopServer();
  try {
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(failing(page, NO_LIST)).toBeVisible();
    await goWithin(page, '/donate');
    const noFiles = failing(page, 'Loading chunk mf-public/donate failed');
    await expect(noFiles, 'its files cannot be had either').toBeVisible();
    await expectFrame(page);
  } finally {
    await ownProduct.startServer();
  }
  await failing(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText('Donate Now');
  await goBack(page);
  if (await failing(page, NO_LIST).isVisible()) {
    await retry(page, /doctors in HSR Layout/, NO_LIST);
  }
  await expectListPage(page, 2);
  await expectSameDocument(page);
});
