import type { Page } from '@playwright/test';
import { nightlyUnless } from '../support/nightly';
import {
  expectFrame,
  expectNoSidewaysScroll,
  goBack,
  heading,
  listed,
  nextListing,
  settled,
} from '../support/site';
import { expect, test } from '../support/test';
import { unknownPage } from '../support/watch';

const LANDING = 'Discover & Search, Trusted Professionals Near You';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) =>
  results(page).getByRole('listitem').getByRole('heading', { level: 3 });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const categories = (page: Page) => page.getByRole('region', { name: 'Categories' });

test('the landing page has eight categories, the first four in a row', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText(LANDING);
  await expect(page).toHaveTitle(/Nukkad/);
  await expectFrame(page);
  const items = categories(page).getByRole('listitem');
  await expect(items).toHaveCount(8);

  const served = await (await request.get('/api/category/getAllCategories?parent=null')).json();
  for (const { categoryName, count } of served) {
    const card = items.filter({ has: page.getByRole('link', { name: categoryName, exact: true }) });
    await expect(card).toContainText(count.toLocaleString('en-IN'));
  }
  const boxes = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const [top] = boxes;
  expect(boxes.slice(0, 4)).toEqual([top, top, top, top]);
  for (const other of boxes.slice(4)) expect(other).toBeGreaterThan(top ?? 0);
});

test('from a category to a professional and all the way back', async ({ page }) => {
  await page.goto('/');
  await categories(page).getByRole('link', { name: 'Doctor', exact: true }).click();
  await expect(page).toHaveURL('/doctor');
  await expect(heading(page)).toHaveText('Doctor');
  await expect(heading(page)).toBeFocused();

  const firstPage = nextListing(page, /spec=dentist.*page=1|page=1.*spec=dentist/);
  await page.getByRole('main').getByRole('link', { name: 'Dentist', exact: true }).click();
  await expect(page).toHaveURL('/doctors?spec=dentist');
  await expect(heading(page)).toHaveText('Best Dentist in HSR Layout');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Best Dentist in HSR Layout · Nukkad');
  const { vendors } = await firstPage;
  await expect(cards(page)).toHaveText(vendors.map(({ vendorName }) => vendorName));
  const first = results(page).getByRole('listitem').first();
  await expect(first).toContainText(vendors[0]?.doctorDetails?.clinicName ?? 'no clinic');
  await expect(first).toContainText(vendors[0]?.locality.name ?? 'no locality');
  const picture = first.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const secondPage = nextListing(page, /page=2/);
  await pages(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/doctors?spec=dentist&page=2');
  const second = (await secondPage).vendors.map(({ vendorName }) => vendorName);
  expect(second).not.toEqual(vendors.map(({ vendorName }) => vendorName));
  await expect(cards(page)).toHaveText(second);

  const chosen = cards(page)
    .nth(Math.min(4, second.length - 1))
    .getByRole('link');
  const name = (await chosen.textContent()) ?? '';
  await chosen.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  // A driver that scrolls to what it presses has done so by then.
  await chosen.hover();
  await expect.poll(() => settledScroll(page)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);

  let letThrough = () => {};
  const answer = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/vendors/*', async (route) => {
    await answer;
    await route.continue();
  });
  await chosen.click();
  await expect(page).toHaveURL(/\/doctor-detail\?id=/);
  await expect(heading(page), 'painted before the server answers').toHaveText(name);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  letThrough();
  await expect(page.getByRole('heading', { name: 'Working hours' })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Nukkad`);

  await goBack(page);
  await expect(page).toHaveURL('/doctors?spec=dentist&page=2');
  await expect(cards(page)).toHaveText(second);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await goBack(page);
  await expect(page).toHaveURL('/doctors?spec=dentist');
  await expect(cards(page)).toHaveText(vendors.map(({ vendorName }) => vendorName));
  await goBack(page);
  await expect(heading(page)).toHaveText('Doctor');
  await goBack(page);
  await expect(heading(page)).toHaveText(LANDING);
  await page.goForward();
  await expect(heading(page)).toHaveText('Doctor');
});

// In the gate each is opened by itself in public-pages.spec.ts, and a list is loaded again below.
test('every page of the walk survives a refresh', nightlyUnless(false), async ({ page }) => {
  for (const address of await walk(page)) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const text = await settledHeading(page);
    await page.reload();
    await expect(heading(page)).toHaveText(text);
    await expectFrame(page);
    await expect(page).toHaveURL(address);
  }
});

test('a refresh in the middle of a listing keeps the place', async ({ page }) => {
  await page.goto('/doctors?spec=all');
  const card = cards(page).nth(7);
  const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => settledScroll(page)).toBeGreaterThan(100);
  const before = await top();
  await page.reload();
  const moved = async () => Math.abs((await top()) - before);
  await expect.poll(moved, 'it stands where it stood').toBeLessThan(2);
});

test(
  'a shared link to a professional opens for somebody else',
  nightlyUnless(false),
  async ({ page, browser, baseURL, watch }) => {
    await page.goto('/doctors?spec=all');
    const chosen = listed(page).first();
    const name = (await chosen.textContent()) ?? '';
    await chosen.click();
    await expect(heading(page)).toHaveText(name);
    const stranger = await browser.newContext({ baseURL });
    await watch.follow(stranger);
    const theirs = await stranger.newPage();
    await theirs.goto(page.url());
    await expect(heading(theirs)).toHaveText(name);
    await expectFrame(theirs);
    await stranger.close();
  },
);

test('the walk works with nothing but a keyboard', nightlyUnless(false), async ({ page }) => {
  await page.goto('/');
  await expect(categories(page).getByRole('listitem')).toHaveCount(8);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, 'Doctor');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Doctor');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'Dentist');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Best Dentist in HSR Layout');
  await expect(heading(page)).toBeFocused();
  const name = (await cards(page).first().textContent()) ?? '';
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  // It precedes the heading.
  await tabTo(page, 'Back to doctors', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Best Dentist in HSR Layout');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a small ${colorScheme} screen`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    // In the gate every page at 320 px in public-pages.spec.ts, the menu over one in frame.spec.ts.
    test('nothing sticks out sideways', nightlyUnless(false), async ({ page, watch }) => {
      watch.provokes(unknownPage);
      for (const address of [...(await walk(page)), '/no-such-thing', '/login', '/donate']) {
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
        await settled(page);
        await expectNoSidewaysScroll(page);
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        await menu.click();
        const inMenu = page.getByRole('dialog').getByRole('link', { name: 'Donate Now' });
        await expect(inMenu).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

/** URLs of the walk; the last one is of a real vendor. */
async function walk(page: Page): Promise<string[]> {
  await page.goto('/doctors?spec=all');
  const detail = await listed(page).first().getAttribute('href');
  return ['/', '/doctor', '/doctors?spec=dentist', '/doctors?spec=all&page=2', detail ?? ''];
}

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await expect(link).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    if (await link.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`Sixty tabs did not reach ${name}.`);
}

async function settledHeading(page: Page): Promise<string> {
  await settled(page);
  return (await heading(page).textContent()) ?? '';
}

async function settledScroll(page: Page): Promise<number> {
  const [one, other] = await page.evaluate(async () => {
    const before = window.scrollY;
    await new Promise((resolve) => setTimeout(resolve, 150));
    return [before, window.scrollY];
  });
  return one === other ? (one ?? 0) : 0;
}
