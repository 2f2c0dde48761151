import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Composition, compositionElementId } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { codeFor, fillLogin, newEmail, password, typeCode } from '../support/accounts';
import { anotherBuild, changedBuild } from '../support/changed-build';
import { releasedBesides } from '../support/fingerprints';
import { nightlyUnless } from '../support/nightly';
import { addNinth, buildNinth, ninth } from '../support/ninth-profession';
import { type Product, startProduct } from '../support/product';
import { distOf } from '../support/repository';
import { places } from '../support/run';
import { signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const TEAMS = ['mf-doctor', 'mf-teacher', 'mf-advocate', 'mf-general'];

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link', { name });

/** The composition this page was served with. */
const compositionIn = (page: Page): Promise<Composition> =>
  page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? ''),
    compositionElementId,
  );

/** Versions of a part whose files the page requested. */
const versionsIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((prefix) => {
    const paths = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    const own = paths.filter((path) => path.startsWith(prefix));
    return [...new Set(own.map((path) => path.slice(prefix.length).split('/')[0] ?? ''))];
  }, `/remotes/${part}/`);

test.describe('each dashboard is released and taken back alone', () => {
  // Each test rolls back its release; a failed one may not have.
  test.afterEach(async ({ ownProduct }, { status, expectedStatus }) => {
    if (status !== expectedStatus) await ownProduct.nukkad('release', '--all');
  });

  for (const part of TEAMS) {
    // In the gate registry/src/operations/dashboards.test.ts, for each of them.
    const details = nightlyUnless(false);
    test(
      `${part}: every other file and version stays as it is`,
      details,
      async ({ ownProduct }) => {
        const others = () => {
          const { shell, remotes, routes } = ownProduct.composition();
          const { [part]: own, ...rest } = remotes;
          const files = releasedBesides(ownProduct.site, part);
          return { own: own?.version, others: { shell, rest, routes, files } };
        };
        const before = others();
        const next = anotherBuild(distOf(part));
        await ownProduct.nukkad('release', '--from', next);
        rmSync(next, { recursive: true });
        const released = others();
        expect(released.own).not.toBe(before.own);
        expect(released.others).toEqual(before.others);
        await ownProduct.nukkad('rollback', part);
        expect(others()).toEqual(before);
      },
    );
  }

  // In the gate the dashboard of a profession that is new, below, and a remote in releases.spec.ts.
  const title = 'a release and a rollback of one are seen on the next page load, another stays';
  test(title, nightlyUnless(false), async ({ page, browser, watch, ownProduct }) => {
    const { origin, nukkad } = ownProduct;
    const elsewhere = await browser.newContext();
    await watch.follow(elsewhere);
    const doctor = await elsewhere.newPage();
    await signInAs(doctor, 'doctor', origin);
    await signInAs(page, 'teacher', origin);
    const { 'mf-doctor': ofDoctors, 'mf-teacher': ofTeachers } = ownProduct.composition().remotes;

    const expectRooms = async (ofTeacher: string, other: string) => {
      await page.goto(`${origin}/teacher-dashboard`);
      await expect(menuLink(page, ofTeacher)).toBeVisible();
      await expect(menuLink(page, other)).toHaveCount(0);
      await doctor.goto(`${origin}/doctor-dashboard`);
      await expect(menuLink(doctor, 'Schedules')).toBeVisible();
      expect(await versionsIn(doctor, 'mf-doctor')).toEqual([ofDoctors?.version]);
    };

    await expectRooms('Schedules', 'Timetable');
    expect(await versionsIn(page, 'mf-teacher')).toEqual([ofTeachers?.version]);
    const next = changedBuild(
      distOf('mf-teacher'),
      'dashboard:"Dashboard",schedules:"Schedules"',
      'dashboard:"Dashboard",schedules:"Timetable"',
    );
    await nukkad('release', '--from', next);
    rmSync(next, { recursive: true });
    await expectRooms('Timetable', 'Schedules');
    expect(await versionsIn(page, 'mf-teacher')).not.toContain(ofTeachers?.version);
    await nukkad('rollback', 'mf-teacher');
    await expectRooms('Schedules', 'Timetable');
    expect(await versionsIn(page, 'mf-teacher')).toEqual([ofTeachers?.version]);
    await elsewhere.close();
  });
});

/** Simulates a site on which a part was never released. */
async function without(product: Product, part: string): Promise<void> {
  const file = path.join(product.data, 'registry/channels/stable.json');
  const pointer = JSON.parse(readFileSync(file, 'utf8'));
  delete pointer.parts[part];
  writeFileSync(file, JSON.stringify(pointer));
  await product.nukkad('pages');
}

// In the gate the ninth profession below, and the desk itself in dashboards.test.ts of the registry.
const ofNight = nightlyUnless(false);
test(
  'an audience is added by its release alone: the operator console',
  ofNight,
  async ({ page, ownProduct }) => {
    const { origin, site, nukkad } = ownProduct;
    const part = 'mf-operator';
    await without(ownProduct, part);
    await signInAs(page, 'operator', origin);
    await page.goto(`${origin}/operator-dashboard`);
    await expect(page.getByText("We couldn't find that page")).toBeVisible();
    const { shell } = ownProduct.composition();
    const files = releasedBesides(site, part);

    await nukkad('release', '--from', distOf(part));
    const first = ownProduct.composition().remotes[part]?.version;
    const expectDesk = async (version: string | undefined) => {
      expect(releasedBesides(site, part)).toEqual(files);
      expect(ownProduct.composition().shell).toEqual(shell);
      await page.goto(`${origin}/operator-dashboard`);
      await expect(heading(page)).toHaveText('Operator console');
      expect((await compositionIn(page)).shell).toEqual(shell);
      expect(await versionsIn(page, part)).toEqual([version]);
    };
    await expectDesk(first);

    const next = anotherBuild(distOf(part));
    await nukkad('release', '--from', next);
    rmSync(next, { recursive: true });
    const second = ownProduct.composition().remotes[part]?.version;
    expect(second).not.toBe(first);
    await expectDesk(second);
    await nukkad('rollback', part);
    await expectDesk(first);
  },
);

test.describe('a profession that the product was not built with', () => {
  // Shared by both tests, whichever worker runs them.
  test.describe.configure({ mode: 'default' });

  let product: Product;
  let dashboard: string;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    dashboard = await buildNinth();
    const { template } = places.get();
    product = await startProduct({ name: 'ninth', template, prepare: addNinth });
  });

  test.afterAll(() => product?.close());

  test('has the general dashboard, and its own once that is released, on the same shell', async ({
    page,
  }) => {
    const { origin, site, nukkad } = product;
    const address = new RegExp(`/${ninth.slug}-dashboard$`);
    const email = newEmail();

    await page.goto(`${origin}/list-yourself`);
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: ninth.name }).check({ force: true });
    await main.getByLabel('Full Name').fill('Nila Journey');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Phone number').fill('98450 12345');
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('checkbox').check({ force: true });
    await main.getByRole('button', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/enter-otp$/);
    await typeCode(page, await codeFor(email, product));
    await page.getByRole('button', { name: 'Verify' }).click();

    await expect(page).toHaveURL(address);
    await expect(menuLink(page, 'Services & Prices')).toBeVisible();
    await page.reload();
    await expect(menuLink(page, 'Services & Prices')).toBeVisible();
    await page.goto(`${origin}/${ninth.slug}-dashboard/payments`);
    await expect(heading(page)).toHaveText('Payments');
    await page.getByRole('link', { name: 'Complete your page' }).click();
    await expect(heading(page)).toHaveText('Enter your Details');
    const { shell } = await compositionIn(page);
    const files = releasedBesides(site, 'mf-chef');

    await nukkad('release', '--from', dashboard);
    expect(releasedBesides(site, 'mf-chef')).toEqual(files);

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${origin}/login`);
    await fillLogin(page, email, password);
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(ninth.dashboard);
    await page.reload();
    await expect(heading(page)).toHaveText(ninth.dashboard);
    expect((await compositionIn(page)).shell).toEqual(shell);
    expect(await versionsIn(page, 'mf-general')).toEqual([]);
  });

  test('is one the server knows: a dashboard of what nobody is leads nowhere', async ({ page }) => {
    await signInAs(page, 'operator', product.origin);
    await page.goto(`${product.origin}/banana-dashboard`);
    await expect(page.getByText("We couldn't find that page")).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
