import type { Page } from '@playwright/test';
import { takeAsReleased } from '../support/rendered-ahead';
import { cards, LANDING, reach, read, section } from '../support/sections';
import {
  expectNoSidewaysScroll,
  expectPicturesWithSize,
  expectSameDocument,
  goBack,
  heading,
  mark,
} from '../support/site';
import { expect, test } from '../support/test';
import { unknownPage } from '../support/watch';

interface Titled {
  slug: string;
  title: string;
}

const shelves: [name: string, api: string, path: string, all: string][] = [
  ['Ongoing Campaigns', '/api/campaigns', '/campaigns', 'See all campaigns'],
  ['Latest Blogs', '/api/posts', '/blogs', 'See all articles'],
  ['Customer Stories', '/api/stories', '/stories', 'See all stories'],
];

test('shelves and ways to take part lead on, and Back leads to the same place', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/');
  await mark(page);
  for (const [name, api, path, all] of shelves) {
    await test.step(`${name}: three to begin with, and their pages`, async () => {
      const pieces = await read<Titled[]>(request, api);
      const shelf = await reach(page, name);
      const three = pieces.slice(0, 3);
      for (const { title } of three) {
        await expect(shelf.getByRole('heading', { name: title, exact: true })).toBeVisible();
      }
      const link = shelf.getByRole('link', { name: three[1]?.title ?? '', exact: true });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(`${path}/${three[1]?.slug}`);
      await expect(heading(page)).toHaveText(three[1]?.title ?? '');
      await goBack(page);
      await expect(link).toBeInViewport();
      await shelf.getByRole('link', { name: all }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeFocused();
      await expectSameDocument(page);
      await goBack(page);
    });
  }
  await test.step('there are three ways to take part', async () => {
    // Content above the restored scroll position renders when the user scrolls near it.
    await page.evaluate(() => scrollTo(0, 0));
    const campaigns = await reach(page, 'Ongoing Campaigns');
    for (const [name, path] of [
      ['Start fundraising', '/start-fundraising'],
      ['Donate Now', '/donate'],
      ['Raise a Complaint', '/complaints'],
    ] as const) {
      await campaigns.getByRole('list', { name: 'Take part' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).not.toBeEmpty();
      await goBack(page);
    }
  });
  await test.step('a refresh in the middle of the page keeps the place', async () => {
    const blogs = await reach(page, 'Latest Blogs');
    await expect(blogs.getByRole('listitem')).toHaveCount(3);
    await drawn(page);
    await page.reload();
    await expect(blogs).toBeInViewport();
    await expect(blogs.getByRole('listitem')).toHaveCount(3);
  });
});

const reads: [name: string, api: string, what: string, there: RegExp][] = [
  ['Previous Engagements', '/api/engagements?*', 'engagements', /./],
  ['Popular Searches', '/api/search/trending', 'popular searches', /./],
  ['Features Locations', '/api/geo/states', 'locations', /Karnataka/],
  ['Most Viewed', '/api/vendors/most-viewed', 'most viewed professionals', /consultations/],
  ['Ongoing Campaigns', '/api/campaigns', 'campaigns', /of the goal/],
  ['Latest Blogs', '/api/posts', 'articles', /min read/],
  ['Frequently Asked Questions', '/api/content/faq?*', 'questions', /./],
  ['Customer Stories', '/api/stories', 'stories', /About/],
];

test('every section that cannot be loaded says so in its place, and Retry brings it', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  test.slow();
  watch.provokes(/^console: Failed to load resource: net::ERR_/);
  await takeAsReleased(page);
  for (const [, api] of reads) await page.route(`**${api}`, (route) => route.abort());
  await page.goto('/');
  await mark(page);
  for (const [name, , what] of reads) {
    const failed = await reach(page, name);
    await expect(failed.getByRole('alert')).toContainText(`The ${what} could not be loaded`);
  }
  await expect(cards(section(page, 'Categories'))).toHaveCount(8);
  await page.unrouteAll();
  for (const [name, , , there] of reads) {
    await section(page, name).getByRole('button', { name: 'Retry' }).click();
    await expect(section(page, name).getByRole('alert')).toHaveCount(0);
    await expect(section(page, name)).toContainText(there);
  }
  await expectSameDocument(page);
});

test('an address nobody knows shows the home page, a notice, and is kept out of indexes', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(unknownPage);
  await page.goto('/no-such-place');
  await expect(page.getByText("We couldn't find that page")).toBeVisible();
  await expect(page.getByText(/Search, or start from a category/)).toBeVisible();
  await expect(page.locator('meta[name="robots"][content="noindex"]').first()).toBeAttached();
  await expect(heading(page)).toHaveText(LANDING);
  await page.getByLabel('What are you looking for?').fill('dentist');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/engineers?q=dentist');
  // Results of a search are kept out as well; the home page itself is not.
  await page.getByRole('banner').getByRole('link', { name: 'Nukkad' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0);
});

test('every section comes, and at no width does one stick out sideways', async ({ page }) => {
  test.slow();
  const [narrowest, ...wider] = [320, 360, 1280];
  await page.setViewportSize({ width: narrowest, height: 740 });
  await page.goto('/');
  for (const [name] of reads) {
    const come = await reach(page, name);
    await expect(come.getByRole('listitem').or(come.getByRole('button')).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  const names = [...reads.map(([name]) => name), 'Need Help', 'Download the app'];
  for (const name of names.slice(-2)) await reach(page, name);
  await expectNoSidewaysScroll(page);
  await expectPicturesWithSize(page);
  for (const width of wider) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      for (const name of names) {
        await section(page, name).scrollIntoViewIfNeeded();
        await drawn(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

/** Waits until a change is painted and the scroll position is stored. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
