import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anotherBuild } from '../support/changed-build';
import { type FaultyLine, type Spoiling, startFaultyLine } from '../support/faulty-line';
import { nightlyUnless } from '../support/nightly';
import { type Product, startProduct } from '../support/product';
import { takeAsReleased } from '../support/rendered-ahead';
import { reportsOf } from '../support/reports';
import { distOf } from '../support/repository';
import { places } from '../support/run';
import { expectFrame } from '../support/site';
import { expect, test } from '../support/test';

/** Answers of an origin that fails: it is down, slow, stale or lies. */
const failures: Spoiling[] = ['reset', '500', 'hang', 'html', 'corrupt'];

/** What each kind of failure comes to in a page: a script that fails, and one that never comes. */
const inGate: Record<string, readonly Spoiling[]> = {
  'rendered ahead': ['corrupt', 'hang'],
  'a part': ['hang'],
};

let product: Product;
let cdn: FaultyLine;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const settings = async (origin: string) => {
    cdn = await startFaultyLine(origin);
    return { NUKKAD_ASSETS: cdn.origin };
  };
  product = await startProduct({ name: 'assets', template: places.get().template, settings });
  await product.nukkad('pages');
});
test.afterEach(() => cdn.heal());
test.afterAll(async () => {
  await product?.close();
  await cdn?.close();
});

/** Origins that ran a script or gave a style, of a part or of all. */
async function origins(page: Page, path = /^\/(shell|remotes)\//): Promise<string[]> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
      (file) => (file as HTMLScriptElement).src || (file as HTMLLinkElement).href,
    ),
  );
  const files = names.map((name) => new URL(name)).filter(({ pathname }) => path.test(pathname));
  const first = files.filter(({ pathname }) => !/\/(theme|own-origin)\.js$/.test(pathname));
  return [...new Set(first.map(({ origin }) => origin))];
}

/** The page answers: it is hydrated, or drawn. */
async function expectAnswers(page: Page): Promise<void> {
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /to favourites$/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectFrame(page);
}

const open = (page: Page) => page.goto(`${product.origin}/doctors`, { waitUntil: 'commit' });

for (const way of ['rendered ahead', 'as released'] as const) {
  test(`files come from the origin that is asked first: a page ${way}`, async ({ page }) => {
    if (way === 'as released') await takeAsReleased(page);
    await open(page);
    await expectAnswers(page);
    expect(await origins(page)).toEqual([cdn.origin]);
    await page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Login to your Account' })).toBeVisible();
    expect(await origins(page, /^\/remotes\/mf-auth\//)).toEqual([cdn.origin]);
  });

  for (const how of failures) {
    const title = `an origin that answers nothing but ${how} is done without: a page ${way}`;
    test(title, nightlyUnless(inGate[way]?.includes(how) === true), async ({ page, watch }) => {
      watch.provokes(/^console: /);
      if (way === 'as released') await takeAsReleased(page);
      cdn.spoil('/', how);
      await open(page);
      await expectAnswers(page);
      expect(await origins(page)).toEqual([product.origin]);
    });
  }
}

for (const how of ['html', 'corrupt', 'hang'] as const) {
  const details = nightlyUnless(inGate['a part']?.includes(how) === true);
  test(`a part that it answers with ${how} comes from here`, details, async ({ page, watch }) => {
    watch.provokes(/^console: /);
    cdn.spoil('/remotes/mf-public/', how);
    const reports = await reportsOf(page);
    await page.goto(`${product.origin}/login`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^nukkad/i })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => reports.join()).toContain('ASSETS-LOAD');
    expect(await origins(page, /^\/remotes\/mf-public\//)).toEqual([product.origin]);
  });
}

test('a page of a kept composition has its files from there too', async ({ page }) => {
  const build = anotherBuild(distOf('mf-public'));
  await product.release([build]);
  rmSync(build, { recursive: true });
  await page.goto(`${product.origin}/doctors?lock=${product.composition().lock}`);
  await expectAnswers(page);
  expect(await origins(page)).toEqual([cdn.origin]);
});
