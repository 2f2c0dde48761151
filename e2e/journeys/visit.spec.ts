import { rmSync } from 'node:fs';
import type { HealthFact, HealthReport } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { anotherBuild } from '../support/changed-build';
import { expectHydrated } from '../support/hydrated';
import { isEverything, nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { distOf, isBuiltHere } from '../support/repository';
import { signInAs } from '../support/session';
import { expectFrame, expectSameDocument, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

/** Longer than the polling interval of the registry. */
const SIX_MINUTES = '06:00';

const header = (page: Page) => page.getByRole('banner');

/**
 * Versions of each remote whose scripts were requested since the last document load. The page's own
 * resource timing stops with its clock.
 */
function watchVersions(page: Page): () => Record<string, string[]> {
  let found: Record<string, string[]> = {};
  page.on('request', (request) => {
    if (request.isNavigationRequest()) found = {};
    const [, part = '', version = ''] =
      /\/remotes\/([^/]+)\/([^/]+)\/.*\.js/.exec(request.url()) ?? [];
    if (part && !found[part]?.includes(version)) found[part] = [...(found[part] ?? []), version];
  });
  return () => found;
}

/** Remotes whose screens the visit opens; at night all that are released here. */
const VISITED = ['mf-auth', 'mf-public'];
const isVisited = (part: string) => (isEverything ? isBuiltHere(part) : VISITED.includes(part));
const remotesOf = (product: Product) =>
  Object.entries(product.composition().remotes).filter(([part]) => isVisited(part));

const versionsOf = (product: Product) =>
  Object.fromEntries(remotesOf(product).map(([part, { version }]) => [part, version]));

/** Releases a new version of each of these remotes, without visible changes. */
async function releaseAll(product: Product, from: (part: string) => string): Promise<string[]> {
  const builds = remotesOf(product).map(([part]) => anotherBuild(from(part)));
  await product.release(builds);
  return builds;
}

/** Lets the page discover the new release. */
async function comeBackLater(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/registry.json'));
  await page.clock.fastForward(SIX_MINUTES);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
}

test.describe('a visit during which its remotes are released twice', () => {
  test.describe.configure({ timeout: 400_000 });
  const builds: string[] = [];

  test.afterEach(async ({ ownProduct }) => {
    for (const build of builds.splice(0)) rmSync(build, { recursive: true, force: true });
    await ownProduct.release(remotesOf(ownProduct).map(([part]) => distOf(part)));
  });

  test('keeps its versions and what was typed, and begins anew where nothing is lost', async ({
    page,
    ownProduct,
  }) => {
    const before = versionsOf(ownProduct);
    const versions = watchVersions(page);
    await page.clock.install();
    await page.goto(`${ownProduct.origin}/login`);
    const email = page.getByRole('main').getByLabel('Email');
    await email.fill('asha@example.in');
    await mark(page);

    builds.push(...(await releaseAll(ownProduct, distOf)));
    const [first] = builds;
    const firstBuilds = new Map(
      Object.keys(before).map((part, index) => [part, builds[index] ?? first ?? '']),
    );
    builds.push(...(await releaseAll(ownProduct, (part) => firstBuilds.get(part) ?? '')));
    const after = versionsOf(ownProduct);
    for (const part of Object.keys(before)) expect(after[part], part).not.toBe(before[part]);

    await comeBackLater(page);
    await expect(email).toHaveValue('asha@example.in');
    await expectSameDocument(page);

    // The form was dirty on navigation: the page continues, with screens it had not loaded yet.
    await header(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(heading(page)).toBeVisible();
    await header(page).getByRole('link', { name: 'Investors' }).click();
    await expect(page).toHaveURL(/\/investors$/);
    await expect(heading(page)).toBeVisible();
    await expectSameDocument(page);
    for (const part of ['mf-auth', 'mf-public']) {
      await expect.poll(() => versions()[part]).toEqual([before[part]]);
    }

    // No form is dirty: navigation to another remote loads a new document.
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(email).toBeVisible();
    await expect.poll(() => versions()['mf-auth']).toEqual([after['mf-auth']]);
    await header(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => versions()['mf-public']).toEqual([after['mf-public']]);
  });
});

/** Collects all facts the page reports to the API. */
function listen(page: Page): HealthFact[] {
  const told: HealthFact[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/health-reports')) return;
    const report = request.postDataJSON() as HealthReport;
    told.push(...report.facts);
  });
  return told;
}

/** Hiding a page flushes its reports. */
async function putAside(page: Page): Promise<void> {
  const told = page.waitForRequest((request) => request.url().endsWith('/api/health-reports'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await (await told).response())?.status()).toBe(204);
}

test('a page tells how its parts did: drawn, how fast, with which packages', async ({
  page,
  ownProduct,
}) => {
  const { 'mf-public': version } = versionsOf(ownProduct);
  const of = { part: 'mf-public', version };
  const told = listen(page);
  await page.goto(`${ownProduct.origin}/doctors`);
  await expect(heading(page)).toBeVisible();
  await heading(page).click();
  await putAside(page);

  expect(told).toContainEqual({ kind: 'mount', ...of, screen: 'listing' });
  for (const phase of ['entry', 'screen', 'render']) {
    expect(told).toContainEqual(expect.objectContaining({ kind: 'load', ...of, phase }));
  }
  const entry = told.find((fact) => fact.kind === 'load' && fact.phase === 'entry');
  expect(entry).toMatchObject({ bytes: expect.any(Number), ms: expect.any(Number) });
  expect(entry && 'bytes' in entry && entry.bytes).toBeGreaterThan(1_000);
  for (const name of ['react', '@nukkad/platform']) {
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'share', ...of, name, from: 'shell' }),
    );
  }
  for (const name of ['LCP', 'CLS']) {
    expect(told).toContainEqual(expect.objectContaining({ kind: 'vital', ...of, name }));
  }
});

test('what a part throws is told as its own', async ({ page, ownProduct, watch }) => {
  const { 'mf-public': version } = versionsOf(ownProduct);
  watch.provokes(/boom/);
  const told = listen(page);
  await page.goto(`${ownProduct.origin}/doctors`);
  await expectHydrated(page);
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('boom');
      }),
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await putAside(page);
  expect(told).toContainEqual({
    kind: 'error',
    part: 'mf-public',
    version,
    message: 'Error: boom',
  });
});

test.describe('what a page runs', () => {
  for (const { name, width, colorScheme } of [
    { name: 'on a desk', width: 1280, colorScheme: 'light' as const },
    { name: 'on a phone, in the dark', width: 320, colorScheme: 'dark' as const },
  ]) {
    // A telephone draws the same dialog: overlay.test.tsx in Jest.
    const details = nightlyUnless(width === 1280);
    test(`is shown to an operator by a key, ${name}`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await signInAs(page, 'operator');
      await page.goto('/doctors');
      await expectHydrated(page);
      await page.keyboard.press('Alt+Shift+N');
      const dialog = page.getByRole('dialog', { name: 'What this page runs' });
      await expect(dialog).toBeVisible();
      const row = dialog.getByRole('row', { name: /mf-public/ });
      await expect(row).toContainText('Shown');
      await expect(row).toContainText('entry');
      await expect(row).toContainText('@nukkad/platform');
      await expect(dialog.getByRole('row', { name: /mf-teacher/ })).toContainText('Not asked for');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectFrame(page);
    });
  }

  test('is nobody else’s business', async ({ page }) => {
    await signInAs(page, 'user');
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/users/session'));
    await page.goto('/doctors');
    await expectHydrated(page);
    await page.keyboard.press('Alt+Shift+N');
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
