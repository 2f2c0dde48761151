import type { APIRequestContext, Page } from '@playwright/test';
import { allowClipboard } from '../support/clipboard';
import { isEverything, nightlyUnless } from '../support/nightly';
import { takeAsReleased } from '../support/rendered-ahead';
import { main, read } from '../support/sections';
import {
  expectFrame,
  expectNoSidewaysScroll,
  expectPicturesWithSize,
  expectSameDocument,
  goBack,
  heading,
  mark,
} from '../support/site';
import { expect, test } from '../support/test';
import { unknownPage } from '../support/watch';

/** A section with articles, stories or campaigns. */
interface Room {
  path: string;
  title: string;
  api: string;
  /** Names of the list and of one entry in load errors. */
  list: string;
  one: string;
  more: string;
}

const rooms: Room[] = [
  {
    ...{ path: '/blogs', title: 'Blogs', api: '/api/posts' },
    ...{ list: 'articles', one: 'article', more: 'All articles' },
  },
  {
    ...{ path: '/stories', title: 'Customer Stories', api: '/api/stories' },
    ...{ list: 'stories', one: 'story', more: 'All stories' },
  },
  {
    ...{ path: '/campaigns', title: 'Ongoing Campaigns', api: '/api/campaigns' },
    ...{ list: 'campaigns', one: 'campaign', more: 'All campaigns' },
  },
];

interface Piece {
  slug: string;
  title: string;
  body: { text?: string; items?: string[] }[];
}

const titles = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });
const failing = (page: Page) => main(page).getByRole('alert');
const lost = (page: Page) => page.getByText("We couldn't find that page");

async function firstOf(request: APIRequestContext, { api }: Room): Promise<Piece> {
  const [first] = await read<Piece[]>(request, api);
  if (!first) throw new Error(`${api} has nothing to read.`);
  return read<Piece>(request, `${api}/${first.slug}`);
}

for (const room of rooms) {
  const { path, title, api, list, one, more } = room;
  // The three lists are one component, and so are the three pages.
  const details = nightlyUnless(path === '/blogs');
  test.describe(path, () => {
    test(
      'lists everything there is, each with a page of its own, and Back',
      details,
      async ({ page, request }) => {
        const all = await read<Piece[]>(request, api);
        expect(all.length).toBeGreaterThan(3);
        await page.goto(path);
        await mark(page);
        await expect(heading(page)).toHaveText(title);
        await expect(titles(page)).toHaveText(all.map((piece) => piece.title));
        await expectPicturesWithSize(page);

        const last = all.length - 1;
        await titles(page).nth(last).scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollBy(0, 60));
        const link = titles(page).nth(last).getByRole('link');
        // Some drivers scroll what they are to press.
        await link.hover();
        const before = await page.evaluate(() => scrollY);
        await link.click();
        await expect(page).toHaveURL(`${path}/${all[last]?.slug}`);
        await expect(heading(page)).toHaveText(all[last]?.title ?? '');
        await expect(heading(page)).toBeFocused();
        await expect(page).toHaveTitle(`${all[last]?.title} · Nukkad`);

        await goBack(page);
        await expect(titles(page)).toHaveCount(all.length);
        await expect.poll(() => page.evaluate(() => scrollY), 'the same place').toBe(before);
        await page.goForward();
        await page.getByRole('link', { name: more }).click();
        await expect(page).toHaveURL(path);
        await expect(heading(page)).toBeFocused();
        await expectSameDocument(page);

        await test.step('it can be read with nothing but a keyboard', async () => {
          const first = all[0]?.title ?? '';
          await expect(titles(page).first()).toBeVisible();
          await tabTo(page, first);
          await page.keyboard.press('Enter');
          await expect(heading(page)).toHaveText(first);
          await expect(heading(page)).toBeFocused();
          await tabTo(page, more);
          await page.keyboard.press('Enter');
          await expect(heading(page)).toHaveText(title);
          await expect(heading(page)).toBeFocused();
        });
      },
    );

    test(
      'shows all that is written, also after a refresh, and hands its address on',
      details,
      async ({ page, request, context }) => {
        await allowClipboard(context);
        const piece = await firstOf(request, room);
        await page.goto(`${path}/${piece.slug}`);
        for (const arrival of ['opened', 'refreshed']) {
          await expect(heading(page), arrival).toHaveText(piece.title);
          for (const { text, items = [] } of piece.body) {
            for (const said of text === undefined ? items : [text]) {
              await expect(main(page).getByText(said, { exact: true }).first()).toBeVisible();
            }
          }
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            'href',
            new RegExp(`${path}/${piece.slug}$`),
          );
          await page.reload();
        }
        await expectFrame(page);
        await page.getByRole('button', { name: `Share: ${piece.title}` }).click();
        await expect(page.getByText('The link is copied.')).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(new URL(`${path}/${piece.slug}`, page.url()).href);
        await main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByText(title).click();
        await expect(page).toHaveURL(path);
      },
    );

    test('has no page for what nobody wrote, and says so', details, async ({ page, watch }) => {
      watch.provokes(unknownPage);
      const answer = await page.goto(`${path}/nobody-wrote-this`);
      expect(answer?.status()).toBe(404);
      await expect(lost(page)).toBeVisible();
      await expect(page.locator('meta[name="robots"][content="noindex"]').first()).toBeAttached();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Doctor', exact: true })
        .first()
        .click();
      await expect(heading(page)).toHaveText('Doctor');
      await expect(lost(page)).toBeHidden();
    });

    test('says when it cannot be loaded, and loads on Retry', { tag: '@nightly' }, async ({
      page,
      request,
      watch,
    }) => {
      watch.provokes(/^console: Failed to load resource: net::ERR_/);
      const { slug, title: name } = await firstOf(request, room);
      for (const [address, missing, there] of [
        [path, list, titles(page).first()],
        [`${path}/${slug}`, one, main(page).getByRole('heading', { level: 1, name })],
      ] as const) {
        await takeAsReleased(page);
        await page.route(`**${api}*/**`, (route) => route.abort('connectionrefused'));
        await page.route(`**${api}*`, (route) => route.abort('connectionrefused'));
        await page.goto(address);
        await mark(page);
        await expect(failing(page)).toContainText(`The ${missing} could not be loaded`);
        await expectFrame(page);
        await page.unrouteAll();
        await failing(page).getByRole('button', { name: 'Retry' }).click();
        await expect(there).toHaveText(address === path ? /./ : name);
        await expect(failing(page)).toHaveCount(0);
        await expectSameDocument(page);
      }
    });
  });
}

test('at no width does what is read stick out sideways', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  test.slow();
  const ones = await Promise.all(
    rooms.map(async (room) => `${room.path}/${(await firstOf(request, room)).slug}`),
  );
  // `accessibility.spec.ts` looks at the lists and the state at 320 px.
  const others = [...rooms.map(({ path }) => path), '/states/karnataka'];
  for (const address of [...ones, ...(isEverything ? others : [])]) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expect(main(page).getByRole('status')).toHaveCount(0);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await drawn(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

/** Waits until a change is painted. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function tabTo(page: Page, name: string): Promise<void> {
  const link = main(page).getByRole('link', { name, exact: true });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`Sixty tabs did not reach ${name}.`);
}
