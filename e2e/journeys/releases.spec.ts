import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changedBuild } from '../support/changed-build';
import { fingerprints } from '../support/fingerprints';
import { expectListPage } from '../support/listing';
import { nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { distOf } from '../support/repository';
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

const BEFORE = 'Discover & Search, Trusted Professionals Near You';
const AFTER = 'Discover & Search, Trusted Neighbours Near You';

let changed: string;

test.beforeAll(() => {
  changed = changedBuild(distOf('mf-public'), BEFORE, AFTER);
});

test.afterAll(() => rmSync(changed, { recursive: true, force: true }));

const releaseChanged = ({ nukkad }: Product) => nukkad('release', '--from', changed);

/** Each journey restores the initial state: a version whose files were removed has to come back. */
test.afterEach(async ({ ownProduct: { nukkad } }, { title }) => {
  if (!title.startsWith('what the registry'))
    await nukkad('release', '--from', distOf('mf-public'));
});

test('a release changes its own remote and the pages, nothing else; a rollback takes it back', async ({
  page,
  ownProduct,
}) => {
  await page.goto(ownProduct.origin);
  await expect(heading(page)).toHaveText(BEFORE);
  const before = fingerprints(ownProduct.site);
  const { remotes, shell } = ownProduct.composition();
  const old = remotes['mf-public'];
  await releaseChanged(ownProduct);

  await test.step('files and versions of other parts are as they were', () => {
    const after = fingerprints(ownProduct.site);
    const next = ownProduct.composition();
    expect(next.shell).toEqual(shell);
    expect(next.remotes['mf-public']?.version).not.toBe(old?.version);
    expect({ ...next.remotes, 'mf-public': old }).toEqual(remotes);

    const added = [...after.keys()].filter((file) => !before.has(file));
    const own = `remotes/mf-public/${next.remotes['mf-public']?.version}/`;
    // The composition is also kept as a page of its own.
    const kept = `locks/${next.lock}/`;
    expect(added.filter((file) => !file.startsWith(own) && !file.startsWith(kept))).toEqual([]);
    const touched = [...before].filter(([file, hash]) => after.get(file) !== hash).map(([f]) => f);
    expect(touched.filter((file) => /^(shell|remotes)\//.test(file))).toEqual([]);
    // Pages, the registry, and the log in which each composition stands.
    const replaced = /^log\/|(index\.html|offline\.html|registry\.json)(\.br|\.gz)?$/;
    expect(touched.filter((file) => !replaced.test(file))).toEqual([]);
    expect(touched).toContain('registry.json');
    expect(touched).toContain('index.html');
  });

  await test.step('both reach the next page load, without a restart', async () => {
    await page.goto(ownProduct.origin);
    await expect(heading(page)).toHaveText(AFTER);
    await ownProduct.nukkad('rollback', 'mf-public');
    await page.goto(ownProduct.origin);
    await expect(heading(page)).toHaveText(BEFORE);
    await expectFrame(page);
  });
});

test(
  'pages that were open go on with their version, and recover where its files were removed',
  nightlyUnless(false),
  async ({ page, browser, ownProduct, watch }) => {
    watch.provokes(/^console: .*(404|MIME type)/);
    const { origin } = ownProduct;
    const { base = '' } = ownProduct.composition().remotes['mf-public'] ?? {};
    // Each with a cache of its own: what one of them has fetched is gone for the others.
    const contexts = [await browser.newContext(), await browser.newContext()];
    for (const context of contexts) await watch.follow(context);
    const [before, list] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!before || !list) throw new Error('There are no pages.');
    for (const one of [page, before]) {
      await one.goto(`${origin}/login`);
      await mark(one);
    }
    await list.goto(`${origin}/doctors?spec=all`);
    await expectListPage(list, 1);
    await mark(list);
    await releaseChanged(ownProduct);

    await test.step('a page goes on with the version it was opened with', async () => {
      const asked = requestsOf(page, '/remotes/mf-public/');
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(heading(page)).toHaveText(BEFORE);
      await goWithin(page, '/doctors');
      await expect(heading(page)).toHaveText('Best Dentist in HSR Layout');
      expect(asked.filter((path) => !path.startsWith(base))).toEqual([]);
      expect(asked.length).toBeGreaterThan(0);
      await expectSameDocument(page);
      // It would miss parts that it loads once it is at rest.
      await page.goto('about:blank', { waitUntil: 'load' });
    });

    rmSync(path.join(ownProduct.site, base), { recursive: true });
    await test.step('one that has none of its files yet recovers by itself, with what runs now', async () => {
      await goWithin(before, '/');
      // Without user action: at its second retry the page reads the registry.
      await expect(heading(before)).toHaveText(AFTER);
      await goWithin(before, '/doctors');
      await expect(heading(before)).toHaveText('Best Dentist in HSR Layout');
      await expectSameDocument(before);
    });

    await test.step('a screen that is already here survives the removal', async () => {
      await list.getByRole('link', { name: 'Next page' }).click();
      await expectListPage(list, 2);
      await listed(list).first().click();
      await expect(list.getByRole('heading', { name: 'Working hours' })).toBeVisible();
      await expect(heading(list)).not.toBeEmpty();
      await goBack(list);
      await expectListPage(list, 2);
      await expectSameDocument(list);
    });
    for (const context of contexts) await context.close();
  },
);

test('what the registry refuses changes nothing', async ({ ownProduct }) => {
  const before = fingerprints(ownProduct.site);
  await expect(ownProduct.nukkad('release', 'no-such-part')).rejects.toThrow('There is no part');
  await expect(ownProduct.nukkad('rollback', 'mf-auth')).rejects.toThrow('no earlier version');
  await expect(ownProduct.nukkad('release', '--from', ownProduct.data)).rejects.toThrow(
    'Build the part first',
  );
  expect(fingerprints(ownProduct.site)).toEqual(before);
});

function requestsOf(page: Page, prefix: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(prefix)) paths.push(pathname);
  });
  return paths;
}
