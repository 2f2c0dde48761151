import type { Page } from '@playwright/test';
import { crawlRoom } from '../support/crawl-room';
import { dashboards, sections } from '../support/dashboard-rooms';
import { isEverything, nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { startProduct } from '../support/product';
import { places } from '../support/run';
import { sellLessons } from '../support/sales';
import { type DemoAccount, signInAs } from '../support/session';
import { test as base, expect } from '../support/test';

/**
 * A product per test, because presses answer requests and log users out. In the gate, which presses
 * the controls of a room that no other journey reads, the worker's own is enough.
 */
const test = base.extend<{ fresh: Product }>({
  fresh: [
    async ({ ownProduct }, use, { parallelIndex }) => {
      if (!isEverything) return use(ownProduct);
      const { template } = places.get();
      const product = await startProduct({ name: `crawled-${parallelIndex}`, template });
      await use(product);
      await product.close();
    },
    { timeout: 120_000 },
  ],
});

/** Data without which a page would be empty. */
const furnish: Record<string, typeof sellLessons> = { '/teacher-dashboard/payments': sellLessons };

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 780 };
const sizes = [
  ['1280 px', WIDE],
  ['360 px', NARROW],
] as const;

/** All of them take more than an hour. */
const inGate = ['/operator-dashboard/audit'];
const nightly = nightlyUnless(false);

/** Milliseconds. A page may have a hundred controls, each pressed in a fresh page beside other journeys. */
const ROOM_MS = 1_800_000;

for (const { account, base, rooms, crawled } of dashboards) {
  for (const room of crawled ?? rooms) {
    const path = room === '' ? base : `${base}/${room}`;
    const details = nightlyUnless(inGate.includes(path));
    test(`every control of ${path} does something`, details, async ({ page, fresh, watch }) => {
      provoke(watch);
      await page.setViewportSize(WIDE);
      const isRoom = ({ pathname }: URL) => pathname === path;
      await expectNothingInert(page, fresh, {
        account,
        address: path,
        isRoom,
        part: 'room',
      });
    });
  }

  for (const [width, size] of crawled ? [] : sizes) {
    const title = `every control around ${base} does something at ${width}`;
    test(title, nightly, async ({ page, fresh, watch }) => {
      provoke(watch);
      await page.setViewportSize(size);
      const isRoom = ({ pathname }: URL) => pathname === base;
      await expectNothingInert(page, fresh, {
        account,
        address: base,
        isRoom,
        part: 'frame',
      });
    });
  }

  // A new room would else be crawled by no night.
  test(`the rooms of ${base} are all crawled`, nightly, async ({ page }) => {
    await signInAs(page, account);
    await page.setViewportSize(WIDE);
    await page.goto(base);
    const entries = page
      .getByRole('navigation', { name: 'Dashboard', exact: true })
      .getByRole('link');
    await expect(entries.first()).toBeVisible();
    const led = await entries.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(led).toEqual(rooms.map((room) => (room === '' ? base : `${base}/${room}`)));
  });
}

for (const section of sections) {
  const title = `every control of a user's ${section} does something`;
  test(title, nightly, async ({ page, fresh, watch }) => {
    provoke(watch);
    await page.setViewportSize(WIDE);
    await expectNothingInert(page, fresh, {
      account: 'user',
      address: `/profile?section=${section}`,
      isRoom: ({ pathname, searchParams }) =>
        pathname === '/profile' && searchParams.get('section') === section,
      part: 'room',
    });
  });
}

for (const [width, size] of sizes) {
  const title = `every control around a user's sections does something at ${width}`;
  test(title, nightly, async ({ page, fresh, watch }) => {
    provoke(watch);
    await page.setViewportSize(size);
    await expectNothingInert(page, fresh, {
      account: 'user',
      address: '/profile?section=support',
      isRoom: ({ pathname, searchParams }) =>
        pathname === '/profile' && searchParams.get('section') === 'support',
      part: 'frame',
    });
  });
}

interface Where {
  account: DemoAccount;
  address: string;
  isRoom: (url: URL) => boolean;
  part: 'frame' | 'room';
}

async function expectNothingInert(page: Page, product: Product, where: Where): Promise<void> {
  const { account, address } = where;
  const { origin } = product;
  test.setTimeout(ROOM_MS);
  await furnish[address]?.(page.request, product);
  // Animations cannot be distinguished from effects of a press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, account, origin);
  const open = async () => {
    await page.goto(`${origin}${address}`);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await title
      .or(page.getByRole('heading', { name: 'Login' }))
      .first()
      .waitFor();
    if (new URL(page.url()).pathname === new URL(`${origin}${address}`).pathname) return;
    // The press logged the user out.
    await signInAs(page, account, origin);
    await page.goto(`${origin}${address}`);
    await title.waitFor();
  };
  const { pressed, inert } = await crawlRoom({ page, open, ...where });
  expect(pressed, 'a room without any control was not loaded').toBeGreaterThan(0);
  expect(inert, 'controls without effect').toEqual([]);
}

/** A press may answer a request a second time, and dial on a machine without a telephone. */
function provoke(watch: { provokes(pattern: RegExp): void }): void {
  watch.provokes(/^console: .*(Failed to load resource|tel:|webcal:)/);
}
