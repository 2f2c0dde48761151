import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Booking, SignedIn } from '@nukkad/platform/contract';
import type { APIRequestContext, BrowserContext, CDPSession, Page } from '@playwright/test';
import { bookFor, freeTime } from '../support/booking';
import { anotherBuild, changedBuild } from '../support/changed-build';
import { isClockMoved } from '../support/clock';
import { expectHydrated } from '../support/hydrated';
import { cachesOf, expectKept, expectKeptAnswer, isMixed, versionsIn } from '../support/kept';
import { nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { distOf, distsOfAll, ROOT } from '../support/repository';
import { keepSession, signInAs } from '../support/session';
import { expectFrame, heading } from '../support/site';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 400_000 });
// Without a connection much fails, and browsers say so.
test.beforeEach(({ watch }) => {
  watch.provokes(/^(console|uncaught): .*(Failed to (load|fetch)|ERR_)/);
});

/** Clean-up after a journey: later ones of this worker find what was built. */
let undo: (() => Promise<void>) | null = null;
test.afterEach(async () => {
  await undo?.();
  undo = null;
});

const APPOINTMENTS = '/profile?section=appointments';
const offline = (page: Page) => page.getByRole('complementary', { name: 'Connection' });
const lockOf = ({ composition }: Product) => composition().lock;

/** Neither a connection nor anybody who answers. */
async function cutOff(context: BrowserContext, product: Product): Promise<void> {
  await context.setOffline(true);
  await product.stopServer();
}

async function reconnect(context: BrowserContext, product: Product): Promise<void> {
  await product.startServer();
  await context.setOffline(false);
}

test('without a connection there is what was seen lately', async ({
  page,
  context,
  ownProduct,
}) => {
  const { origin } = ownProduct;
  await page.goto(`${origin}/doctors`);
  await expectHydrated(page);
  const listing = (await heading(page).textContent()) ?? '';
  const link = page.getByRole('main').locator('a[href*="/doctor-detail?"]').first();
  const details = new URL((await link.getAttribute('href')) ?? '', origin).href;
  await expectKept(page, lockOf(ownProduct));
  await page.goto(details);
  await expectHydrated(page);
  const name = (await heading(page).textContent()) ?? '';
  await expectKeptAnswer(page, '/api/vendors/');
  await cutOff(context, ownProduct);

  await test.step('the page of a professional, with when it was loaded', async () => {
    await page.reload();
    await expectFrame(page);
    await expect(heading(page)).toHaveText(name);
    await expect(offline(page)).toContainText(/You are offline\. You see what was loaded on/);
  });
  await test.step('the list', async () => {
    await page.goto(`${origin}/doctors`);
    await expect(heading(page)).toHaveText(listing);
    await expect(
      page.getByRole('main').locator('a[href*="/doctor-detail?"]').first(),
    ).toBeVisible();
  });
  await test.step('of what was never opened the frame, and what is missing', async () => {
    await page.goto(`${origin}/engineers`);
    await expectFrame(page);
    await expect(offline(page)).toBeVisible();
  });
  await reconnect(context, ownProduct);
  await page.goto(`${origin}/doctors`);
  await expect(offline(page)).toBeHidden();
});

/** Books a doctor today or tomorrow; on some days, and late on others, many are not free. */
async function bookSoon(request: APIRequestContext, who: SignedIn): Promise<Booking> {
  for (let tries = 0; tries < 40; tries += 1) {
    const time = await freeTime(request, 'doctor', {
      from: '0',
      to: '1',
      kind: 'appointment',
    }).catch(() => null);
    const booking = time && (await bookFor(request, who, time, 'appointment').catch(() => null));
    if (booking) return booking;
  }
  throw new Error('No doctor is free today or tomorrow.');
}

const waiting = (page: Page) => page.getByRole('complementary', { name: 'Waits for a connection' });
const as = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });

async function threadWith(request: APIRequestContext, who: SignedIn, vendorId: string) {
  const answer = await request.post('/api/threads', { headers: as(who), data: { vendorId } });
  return String((await answer.json())._id);
}

async function messagesOf(request: APIRequestContext, who: SignedIn, thread: string) {
  const answer = await request.get(`/api/threads/${thread}/messages`, { headers: as(who) });
  const { messages }: { messages: { text: string }[] } = await answer.json();
  return messages.map(({ text }) => text);
}

/** What the browser does to its worker: once there is a connection, or when a push service calls. */
async function atWorker(
  page: Page,
  origin: string,
  work: (devtools: CDPSession, registrationId: string) => Promise<unknown>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await work(devtools, await registered);
  await devtools.detach();
}

test('appointments of tomorrow are there, for their account alone, until it signs out', async ({
  page,
  playwright,
  ownProduct,
  line,
}) => {
  test.skip(isClockMoved, 'a worker has the clock of the machine, so its tomorrow is another day');
  const request = await playwright.request.newContext({ baseURL: ownProduct.origin });
  const asha = await signInAs(page, 'user', ownProduct.origin);
  const { _id: bookingId, vendor } = await bookSoon(request, asha);
  const appointment = page.getByRole('main').getByText(vendor.vendorName).first();
  const ownCaches = () => cachesOf(page, 'nukkad-account-');

  await test.step('without the page of appointments having been opened', async () => {
    await page.goto(line.origin);
    await expectKept(page, lockOf(ownProduct));
    await expect.poll(ownCaches).toHaveLength(1);
    line.spoil('/', 'reset');
    await page.goto(`${line.origin}${APPOINTMENTS}`);
    await expect(appointment).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions' }).first()).toBeVisible();
    await expect(offline(page)).toContainText('Nukkad cannot be reached.');
  });
  await test.step('the link of its letter opens it', async () => {
    await page.goto(`${line.origin}/booking?id=${bookingId}`);
    await expect(appointment).toBeVisible();
  });
  await test.step('a message waits for a connection, also while no page is open', async () => {
    line.heal();
    const thread = await threadWith(request, asha, vendor._id);
    await page.goto(`${line.origin}/profile?section=messages&thread=${thread}`);
    const field = page.getByRole('main').getByRole('textbox');
    await field.fill('I am on my way');
    line.spoil('/', 'reset');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('main').getByText('Waits for a connection')).toBeVisible();
    await page.reload();
    await expect(waiting(page)).toContainText('1 waiting for a connection.');
    line.heal();
    // A document of the origin without a script of ours.
    await page.goto(`${line.origin}/robots.txt`);
    await atWorker(page, line.origin, (devtools, registrationId) =>
      devtools.send('ServiceWorker.dispatchSyncEvent', {
        ...{ origin: line.origin, registrationId, tag: 'nukkad-waiting', lastChance: false },
      }),
    );
    await expect.poll(() => messagesOf(request, asha, thread)).toEqual(['I am on my way']);
    await page.goto(`${line.origin}${APPOINTMENTS}`);
    await expect(appointment).toBeVisible();
    await expect(waiting(page)).toBeHidden();
    line.spoil('/', 'reset');
  });
  await test.step('another account finds nothing of it', async () => {
    await signInAs(page, 'doctor', ownProduct.origin);
    await page.goto(`${line.origin}${APPOINTMENTS}`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(appointment).toBeHidden();
  });
  await test.step('signing out deletes it, also without a connection', async () => {
    await keepSession(page, asha);
    await page.goto(`${line.origin}${APPOINTMENTS}`);
    await expect(appointment).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'LOGOUT' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect.poll(ownCaches).toEqual([]);
  });
  line.heal();
  await request.dispose();
});

/** Texts of a heading by the version of mf-public that has it. */
const HEADING = 'Discover & Search, Trusted Professionals Near You';
const RELEASES = 50;

test(
  `${RELEASES} releases with and without a connection: 0 pages mixed, 0 stuck`,
  nightlyUnless(false),
  async ({ page, ownProduct, line }, info) => {
    test.setTimeout(RELEASES * 60_000 + 200_000);
    const texts = new Map([[ownProduct.composition().remotes['mf-public']?.version, HEADING]]);
    const seen = { pages: 0, offline: 0, mixed: 0, stuck: 0, locks: new Set<string>() };

    async function visit(isOffline: boolean): Promise<void> {
      await page.goto(`${line.origin}/`);
      const isThere = await heading(page)
        .waitFor({ timeout: 60_000 })
        .then(
          () => true,
          () => false,
        );
      const versions = await versionsIn(page);
      const shown = isThere ? await heading(page).textContent() : '';
      seen.pages += 1;
      seen.offline += isOffline ? 1 : 0;
      seen.locks.add(versions.lock);
      if (!isThere) seen.stuck += 1;
      else if (isMixed(versions) || texts.get(versions.said['mf-public']) !== shown)
        seen.mixed += 1;
    }

    await visit(false);
    await expectKept(page, lockOf(ownProduct));
    undo = () => ownProduct.release(distsOfAll());
    for (let number = 1; number <= RELEASES; number += 1) {
      const text = `${HEADING}, ${number}`;
      const folders = [changedBuild(distOf('mf-public'), HEADING, text)];
      if (number % 2 === 0) folders.push(anotherBuild(distOf('shell')));
      await ownProduct.release(folders);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      texts.set(ownProduct.composition().remotes['mf-public']?.version, text);
      const isSeen = number % 3 !== 0;
      // Of each third release there is nothing on the device when the connection goes, or a part.
      if (isSeen) {
        await visit(false);
        if (number % 2 === 1) await expectKept(page, lockOf(ownProduct));
      }
      line.spoil('/', 'reset');
      await visit(true);
      await page.reload();
      line.heal();
      await visit(false);
    }
    info.annotations.push({
      type: 'seen',
      description: JSON.stringify({ ...seen, locks: seen.locks.size }),
    });
    expect([seen.mixed, seen.stuck]).toEqual([0, 0]);
    await expect
      .poll(async () => (await cachesOf(page, 'nukkad-lock-')).length)
      .toBeLessThanOrEqual(2);
  },
);

/** Rewrites the pages with a setting of the registry, as `nukkad pages` does. */
function rewritePages({ data, origin }: Product, more: Record<string, string>): void {
  const env = { ...process.env, NUKKAD_DATA: data, PUBLIC_URL: origin, NODE_ENV: 'development' };
  execFileSync(process.execPath, ['registry/bin/nukkad.mjs', 'pages'], {
    cwd: ROOT,
    env: { ...env, ...more },
  });
}

/** Of a worker's registration. */
interface Showing {
  showNotification(title: string, options: { body: string }): Promise<void>;
}

test('the registry switches it off within one visit, and on again', async ({
  page,
  context,
  ownProduct,
}) => {
  const { origin } = ownProduct;
  await page.goto(`${origin}/`);
  await expectKept(page, lockOf(ownProduct));
  await test.step('meanwhile it shows what is pushed', async () => {
    const [worker] = context.serviceWorkers();
    // Headless browsers show no notifications: noted is what the worker asks for.
    await worker?.evaluate(() => {
      const noted: string[] = [];
      const scope = globalThis as unknown as { noted: string[]; registration: Showing };
      scope.noted = noted;
      scope.registration.showNotification = async (title, { body }) => {
        noted.push(`${title}: ${body}`);
      };
    });
    const message = { id: 'n1', title: 'Moved', text: 'At ten.', link: '/', language: 'en-IN' };
    await atWorker(page, origin, (devtools, registrationId) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        ...{ origin, registrationId, data: JSON.stringify(message) },
      }),
    );
    const shown = () =>
      worker?.evaluate(() => (globalThis as unknown as { noted: string[] }).noted);
    await expect.poll(shown).toEqual(['Moved: At ten.']);
  });
  rewritePages(ownProduct, { NUKKAD_OFFLINE: 'off' });
  await page.goto(`${ownProduct.origin}/doctors`);
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await expect.poll(() => cachesOf(page, 'nukkad-')).toEqual([]);
  await page.goto(`${ownProduct.origin}/`);
  await expect(heading(page)).toBeVisible();
  rewritePages(ownProduct, {});
  await page.goto(`${ownProduct.origin}/`);
  await expectKept(page, lockOf(ownProduct));
});
