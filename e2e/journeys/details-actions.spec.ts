import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { allowClipboard } from '../support/clipboard';
import {
  cutOff,
  type DemoProfession,
  demo,
  detailsOf,
  heart,
  panel,
  tab,
} from '../support/profile';
import { takeAsReleased } from '../support/rendered-ahead';
import { expectNoSidewaysScroll, expectSameDocument, goBack, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const message = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('one heart: card, page, another tab, and after a refresh', async ({ page, context }) => {
  const listing = '/doctors?spec=all';
  await page.goto(listing);
  const link = results(page).getByRole('listitem').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(message(page)).toContainText(`${name} is a favourite now, on this device.`);
  const login = message(page).getByRole('link', { name: 'Log in' });
  await expect(login).toHaveAttribute('href', '/login');
  await link.click();
  await expect(tab(page, 'About')).toBeVisible();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto(listing);
  await expect(heart(other, name)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(other, name)).toHaveAttribute('aria-pressed', 'false');
  await message(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(other, name)).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await heart(other, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  await goBack(page);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
});

test('Share copies the address of the person, whatever is shown of them', {
  tag: '@nightly',
}, async ({ page, request, context, baseURL }) => {
  await allowClipboard(context);
  const address = await demo(request, 'engineer');
  await page.goto(`${address}&tab=reviews#book`);
  await page.getByRole('button', { name: 'Share: Imran Shariff' }).click();
  await expect(message(page)).toContainText('The link is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(baseURL + address);
  await page.goto(copied);
  await expect(heading(page)).toHaveText('Imran Shariff');
  await test.step('what could not be copied is said with the address itself', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: {} }));
    await page.getByRole('button', { name: /^Share: / }).click();
    await expect(message(page)).toContainText(address);
  });
});

test('Call reveals a number, and the number is a call', async ({ page, request, watch }) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_/);
  const address = await demo(request, 'labour');
  const { phoneHint } = await detailsOf(request, address);
  await page.goto(address);
  const call = page.getByRole('button', { name: 'Call Lakshmi Naik: show the number' });
  const reconnect = await cutOff(page, /contact-reveals/);
  await call.click();
  await expect(page.getByText('The number could not be shown. Try again.')).toBeVisible();
  await reconnect();
  const answered = page.waitForResponse((one) => one.url().includes('/contact-reveals'));
  await call.click();
  const { phone } = await (await answered).json();
  const number = page.getByRole('link', { name: `Call Lakshmi Naik on ${phone}` });
  await expect(number).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await expect(number).toHaveText(phone);
  await expect(number).toBeFocused();
  expect(phone.startsWith(phoneHint?.replace(/ ?•+.*/, '') ?? '?')).toBe(true);
});

test('View Complaints of a card leads to them', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/officers?spec=all');
  const card = results(page).getByRole('listitem').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: `View Complaints about ${name}` }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(tab(page, 'Complaints')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page)).toContainText(/\d+ complaints?|No complaints are published/);
});

test('what a card brought stays while the rest cannot be read; Retry brings it', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_/);
  await page.goto('/engineers?spec=all');
  const link = results(page).getByRole('listitem').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const reconnect = await cutOff(page, /\/api\/vendors\//);
  await link.click();
  await mark(page);
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('The details of this engineer could not be loaded');
  await expect(heading(page)).toHaveText(name);
  await reconnect();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(tab(page, 'Portfolio')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expectSameDocument(page);
});

/** Independent reads → message on failure, and content after Retry. */
const reads: [what: RegExp, failed: string, recovered: RegExp][] = [
  [/\/slots\?/, 'The free times could not be loaded', /Times on/],
  [/\/reviews\?/, 'The reviews could not be loaded', /300 reviews/],
  [/\/content\/faq/, 'The questions could not be loaded', /Frequently Asked Questions/],
  [/\/api\/questions\?/, 'The questions of visitors could not be loaded', /Asked by visitors/],
];

test('what cannot be read is said in its own place, and Retry recovers it', {
  tag: '@nightly',
}, async ({ page, request, watch }) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_/);
  await takeAsReleased(page);
  const reconnects = await Promise.all(reads.map(([what]) => cutOff(page, what)));
  await page.goto(await demo(request, 'doctor'));
  await expect(tab(page, 'About')).toBeVisible();
  const failed = (words: string) =>
    page.getByRole('main').getByRole('alert').filter({ hasText: words });
  await expect(heading(page)).toContainText('Ananya Hegde');
  for (const [index, [, words, recovered]] of reads.entries()) {
    await test.step(`"${words}"`, async () => {
      await reach(page, failed(words));
      await reconnects[index]?.();
      await failed(words).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('main')).toContainText(recovered);
      await expect(failed(words)).toHaveCount(0);
    });
  }
});

/** Scrolls down like a user, repeatedly, until lazily rendered content appears. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (isAtEnd) scrollTo(0, 0);
      else scrollBy(0, innerHeight / 2);
    });
    await expect(wanted).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
}

test(
  'at no width does a page stick out sideways, in no tab',
  { tag: '@nightly' },
  ({ page, request }) => expectNarrowEnough(page, request, ['doctor']),
);

test('nor does that of another profession', { tag: '@nightly' }, ({ page, request }) => {
  test.slow();
  return expectNarrowEnough(page, request, [
    ...['teacher', 'ca', 'labour', 'engineer', 'advocate', 'officer'],
  ] as DemoProfession[]);
});

async function expectNarrowEnough(
  page: Page,
  request: APIRequestContext,
  professions: DemoProfession[],
): Promise<void> {
  for (const profession of professions) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(await demo(request, profession));
    await expect(tab(page, 'About')).toBeVisible();
    for (const one of await page.getByRole('tab').all()) {
      await one.click();
      await expect(one).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page).getByRole('status')).toHaveCount(0);
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page);
      }
    }
  }
}
