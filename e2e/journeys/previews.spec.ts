import { rmSync } from 'node:fs';
import { changedBuild } from '../support/changed-build';
import { nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { distOf } from '../support/repository';
import { expectNoSidewaysScroll, heading } from '../support/site';
import { expect, test } from '../support/test';

const LIVE = 'Discover & Search, Trusted Professionals Near You';
const CHANGED = 'Discover & Search, Trusted Neighbours Near You';

// One preview for those that open one.
test.describe.configure({ mode: 'default' });

let changed: string;
let link = '';

test.beforeAll(() => {
  changed = changedBuild(distOf('mf-public'), LIVE, CHANGED);
});

test.afterAll(() => rmSync(changed, { recursive: true, force: true }));

/** Creates the preview with the first call; resolves to its link. */
async function previewLink({ nukkad, origin }: Product): Promise<string> {
  if (link.startsWith(origin)) return link;
  const said = await nukkad('preview', '--from', changed, '--for', origin);
  const [, id = ''] = /[?&]preview=([\w-]+)/.exec(said) ?? [];
  expect(id, said).not.toBe('');
  link = `${origin}/?preview=${id}`;
  return link;
}

test('a preview is for whoever has the link, in one tab, and is left with one press', async ({
  page,
  browser,
  watch,
  ownProduct,
}) => {
  const { origin } = ownProduct;
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(await previewLink(ownProduct));
  await expect(heading(page)).toHaveText(CHANGED);
  await expect(page).toHaveURL(`${origin}/`);
  const badge = page.getByRole('complementary', { name: 'About this page' });
  await expect(badge).toContainText('You see a preview of mf-public, until');
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(heading(page)).toHaveText(CHANGED);
  const elsewhere = await browser.newContext();
  await watch.follow(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(origin);
  await expect(heading(other)).toHaveText(LIVE);
  await expect(other.getByRole('complementary', { name: 'About this page' })).toHaveCount(0);
  await elsewhere.close();

  await badge.getByRole('button', { name: 'Back to the live page' }).press('Enter');
  await expect(heading(page)).toHaveText(LIVE);
  await expect(page).toHaveURL(`${origin}/`);
  await expect(badge).toHaveCount(0);
});

test('a preview that does not come gives way to the live version, and says so', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(/^console: /);
  const link = await previewLink(ownProduct);
  const live = ownProduct.composition().remotes['mf-public']?.version;
  await page.route(/\/remotes\/mf-public\/[^/]+\/.*\.js(\?|$)/, (route) =>
    route.request().url().includes(`/${live}/`) ? route.continue() : route.abort(),
  );
  await page.goto(link);
  await expect(heading(page)).toHaveText(LIVE);
  await expect(page.getByRole('complementary', { name: 'About this page' })).toContainText(
    'did not work, so you see the version that everybody has',
  );
});

test('a link that counts for nothing shows the live page, says so and is reported', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(/^console: .*404/);
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/client-errors'));
  await page.goto(`${ownProduct.origin}/?preview=ffffffffffffffff`);
  await expect(heading(page)).toHaveText(LIVE);
  expect((await reported).status()).toBe(204);
  const badge = page.getByRole('complementary', { name: 'About this page' });
  await expect(badge).toContainText('The preview is not shown');
  await badge.getByRole('button', { name: 'Close' }).click();
  await expect(badge).toHaveCount(0);
});

test(
  'a composition is seen again as it was, and left with one press',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    const { origin, nukkad } = ownProduct;
    const { lock } = ownProduct.composition();
    await nukkad('release', '--from', changed);
    await page.goto(`${origin}/`);
    await expect(heading(page)).toHaveText(CHANGED);
    await page.goto(`${origin}/?lock=${lock}`);
    await expect(heading(page)).toHaveText(LIVE);
    const badge = page.getByRole('complementary', { name: 'About this page' });
    await expect(badge).toContainText(`You see the composition ${lock}`);
    await badge.getByRole('button', { name: 'Back to the current page' }).click();
    await expect(heading(page)).toHaveText(CHANGED);
    await expect(page).toHaveURL(`${origin}/`);
    await nukkad('rollback', 'mf-public');
  },
);

test('who belongs to a canary runs it and keeps it; its end reaches the next page', async ({
  page,
  ownProduct,
}) => {
  const { origin, nukkad } = ownProduct;
  await nukkad('canary', '--from', changed, '--share', '100');
  await page.goto(origin);
  await expect(heading(page)).toHaveText(CHANGED);
  await expect(page.getByRole('complementary', { name: 'About this page' })).toHaveCount(0);
  const visitor = await page.evaluate(() => localStorage.getItem('nukkad-visitor'));
  await page.reload();
  await expect(heading(page)).toHaveText(CHANGED);
  expect(await page.evaluate(() => localStorage.getItem('nukkad-visitor'))).toBe(visitor);
  await nukkad('canary', 'stop', '--why', 'the journey is over');
  await page.reload();
  await expect(heading(page)).toHaveText(LIVE);
});
