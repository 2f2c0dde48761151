import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startFaultyLine } from '../support/faulty-line';
import { expectHydrated } from '../support/hydrated';
import { expectNoLayoutShift, watchLayoutShifts } from '../support/layout-shift';
import { isEverything } from '../support/nightly';
import type { Product } from '../support/product';
import { publicPages } from '../support/public-pages';
import { startRenderingAhead } from '../support/rendered-ahead';
import { signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

let product: Product;

test.describe('pages rendered ahead of the visit', () => {
  // One product for all: they run one after the other.
  test.describe.configure({ mode: 'default', timeout: 240_000 });

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    product = await startRenderingAhead('rendered-ahead');
  });
  test.afterAll(() => product?.close());

  for (const [path, words] of publicPages) {
    test(`${path} comes with its content, and nothing in it needs a script`, async ({
      request,
    }) => {
      const answer = await request.get(product.origin + path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="nukkad-ahead"'));
      expect(root).toMatch(/<h1/);
      expect(root.replace(/<[^>]+>/g, ' ')).toMatch(words);
      expect(root).toContain('/privacy');
      expect(html).toMatch(/<title>[^<]+ · Nukkad<\/title>/);
      // The content policy refuses both.
      expect(root).not.toMatch(/<script(?! type="application\/json")|\sstyle="/);
    });

    test(`${path} hydrates without a trace`, async ({ page }) => {
      const asked = apiReads(page);
      await watchLayoutShifts(page);
      await page.goto(product.origin + path);
      const before = await wordsOf(page);
      await expectHydrated(page);
      await expect(heading(page)).toBeVisible();
      await page.waitForLoadState('load');
      await expectNoLayoutShift(page);
      expect(forEverybody(await wordsOf(page))).toBe(forEverybody(before));
      expect(asked()).toEqual([]);
    });
  }

  for (const path of ['/donate', '/doctors?spec=dentist']) {
    test(`nothing of ${path} goes while its code comes late`, async ({ page }) => {
      await page.route(/\/\d+\.js$/, async (route) => {
        await wait(1_000);
        await route.continue();
      });
      await watchText(page);
      await page.goto(product.origin + path);
      await expectHydrated(page);
      await page.waitForLoadState('networkidle');
      const [first = 0, ...later] = await page.evaluate(
        () => (window as unknown as TextWatched).nukkadText,
      );
      expect(first).toBeGreaterThan(1_000);
      // A visitor's own words are shorter or longer than everybody's.
      expect(Math.min(first, ...later)).toBeGreaterThan(first - 100);
    });
  }

  for (const path of ['/', '/doctors?spec=dentist', '/investors', '/terms']) {
    test(`nothing of ${path} moves when the font comes late`, async ({ page }) => {
      await page.route(/figtree-latin/, async (route) => {
        await wait(1_500);
        await route.continue();
      });
      await watchLayoutShifts(page);
      await page.goto(product.origin + path);
      await expectHydrated(page);
      const font = () => page.evaluate(() => document.fonts.check('1em "Figtree Variable"'));
      await expect.poll(font).toBe(true);
      await expectNoLayoutShift(page);
    });
  }

  test('nothing moves while a document arrives piece by piece', async ({ page }) => {
    const line = await startFaultyLine(product.origin);
    line.trickle();
    await watchLayoutShifts(page);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/doctors?spec=dentist', '/investors', '/states/karnataka']) {
        await page.goto(line.origin + path);
        await expectNoLayoutShift(page);
      }
    }
    await line.close();
  });

  test('an address that names nothing says so, with status 404', async ({ page, watch }) => {
    watch.provokes(/status of 404/);
    const answer = await page.goto(`${product.origin}/nothing-is-here`);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toContain('We couldn');
    await expectHydrated(page);
    await expect(page.getByText(/We couldn.t find that page/)).toBeVisible();
  });

  const nobody = '00000000-0000-7000-8000-000000000000';
  const missing: [address: string, words: string][] = [
    ['/doctor-detail?id=nobody', 'We could not find this doctor'],
    [`/doctor-detail?id=${nobody}`, 'We could not find this doctor'],
    ['/govt-offices-detail?office=nowhere', 'We could not find this government office'],
    ['/blogs/nobody-wrote-this', 'find that page'],
  ];
  for (const [address, words] of missing) {
    test(`${address} comes with its notice and status 404`, async ({ page, watch }) => {
      watch.provokes(/status of 404/);
      const asked = apiReads(page);
      const answer = await page.goto(product.origin + address);
      expect(answer?.status()).toBe(404);
      const html = (await answer?.text()) ?? '';
      expect(html).toContain('id="nukkad-ahead"');
      expect(html.slice(html.indexOf('<div id="root">'))).toContain(words);
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      const before = await wordsOf(page);
      await expectHydrated(page);
      await page.waitForLoadState('load');
      expect(forEverybody(await wordsOf(page))).toBe(forEverybody(before));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(asked()).toEqual([]);
    });
  }

  test('the sitemap lists addresses that their pages call canonical', async ({ request }) => {
    const locationsOf = async (url: string) => {
      const xml = await (await request.get(url)).text();
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) => textOf(text));
    };
    const [pages = '', people = ''] = await locationsOf(`${product.origin}/sitemap.xml`);
    const listed = [...(await locationsOf(pages)), ...(await locationsOf(people)).slice(0, 40)];
    const others: string[] = [];
    for (const url of listed) {
      const answer = await request.get(url);
      const [, head = ''] = /<head>(.*)<\/head>/s.exec(await answer.text()) ?? [];
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
      const isListed = answer.status() === 200 && !head.includes('content="noindex"');
      if (!isListed || textOf(canonical) !== url) others.push(`${url} is ${canonical}`);
    }
    expect(others).toEqual([]);
    expect(listed).toContain(`${product.origin}/doctors?spec=all`);
  });

  test('a visitor finds somebody without any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${product.origin}/doctors?spec=dentist`);
    await expect(heading(page)).toContainText('Best Dentist in');
    await page.getByRole('link', { name: 'Cardiologist' }).first().click();
    await expect(heading(page)).toContainText('Best Cardiologist in');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dr\. / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/doctor-detail\?/);
    await expect(heading(page)).toContainText('Dr.');
    await context.close();
  });

  test('who is signed in sees themselves on a page that was rendered for nobody', async ({
    page,
  }) => {
    await signInAs(page, 'user', product.origin);
    await page.goto(`${product.origin}/doctors?spec=dentist`);
    await expectHydrated(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login/Sign Up' })).toHaveCount(0);
  });

  test('a chosen locality comes with the page: nothing changes, nothing is asked again', async ({
    page,
    context,
  }) => {
    const pill = page.getByRole('banner').getByRole('button', { name: /^Location:/ });
    await page.goto(`${product.origin}/doctors`);
    await expectHydrated(page);
    await pill.click();
    await page.getByRole('combobox', { name: 'Locality, city or PIN code' }).fill('koramangala');
    await page.getByRole('option', { name: /^Koramangala/ }).click();
    await expect(pill).toContainText('Koramangala');
    // The cookie is written once the page is at rest.
    await expect.poll(async () => (await context.cookies()).length).toBe(1);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'nukkad_locality', value: 'koramangala', path: '/' });
    expect(cookie).toMatchObject({ sameSite: 'Lax', secure: false });

    for (const path of ['/', '/doctors']) {
      const asked = apiReads(page);
      await watchLayoutShifts(page);
      const answer = await page.goto(product.origin + path);
      expect(await answer?.text()).toMatch(/Koramangala.*<\/header>/s);
      expect(answer?.headers()).toMatchObject({ 'cdn-cache-control': 'private' });
      const before = await wordsOf(page);
      await expectHydrated(page);
      // An installation's own locality would be asked for by now.
      await page.waitForTimeout(3_500);
      await expectNoLayoutShift(page);
      expect(forEverybody(await wordsOf(page))).toBe(forEverybody(before));
      await expect(pill).toContainText('Koramangala');
      expect(asked()).toEqual([]);
    }

    await test.step('an address that names a locality goes before it', async () => {
      const answer = await page.goto(`${product.origin}/doctors?loc=indiranagar`);
      expect(await answer?.text()).not.toContain('Koramangala');
      await expectHydrated(page);
      await expect(pill).toContainText('Indiranagar');
    });
    await test.step('one that names an unknown one is the page of the default', async () => {
      await page.goto(`${product.origin}/doctors?loc=atlantis`);
      await expect(page).toHaveURL(`${product.origin}/doctors`);
      await expectHydrated(page);
    });
  });

  test('what is typed before the script arrives stays', async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/shell/**/shell.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.origin}/login`, { waitUntil: 'commit' });
    const email = page.getByRole('main').getByLabel('Email');
    await email.fill('asha@example.in');
    go();
    await expectHydrated(page);
    await expect(email).toHaveValue('asha@example.in');
  });

  test('a press is answered whenever it comes', async ({ browser, request }) => {
    const { vendors } = await (
      await request.get(`${product.origin}/api/vendors?type=doctor`)
    ).json();
    const address = `${product.origin}/doctor-detail?id=${vendors[0]._id}`;
    const step = isEverything ? 125 : 250;
    for (let late = 0; late <= 1_000; late += step) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(address, { waitUntil: 'commit' });
      const tab = page.getByRole('tab', { name: 'Services' });
      await expect(tab).toBeVisible();
      await wait(late);
      const { x = 0, y = 0 } = (await tab.boundingBox()) ?? {};
      // At once: a click of the driver waits until the element is at rest.
      await page.mouse.click(x + 20, y + 20);
      await expect(tab, `${late} ms after it was there`).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('table', { name: 'Services and fees' })).toBeVisible();
      await page.close();
    }
  });

  test('a page of other versions is drawn anew instead of hydrated', async ({ page }) => {
    await page.route(`${product.origin}/blogs`, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(id="nukkad-ahead">\{"lock":")[0-9a-f]{16}/,
        '$1ffffffffffffffff',
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(`${product.origin}/blogs`);
    await expectHydrated(page);
    await expect(heading(page)).toBeVisible();
  });
});

/** Text of escaped XML or HTML. */
const textOf = (escaped: string) =>
  escaped
    .replaceAll(/&(apos|#x27|#39);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

interface TextWatched extends Window {
  nukkadText: number[];
}

/** Keeps how much text there is on the page, from when it has been parsed. */
const watchText = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as TextWatched;
    watched.nukkadText = [];
    const note = () => {
      const text = document.getElementById('root')?.textContent ?? '';
      if (text.length !== watched.nukkadText.at(-1)) watched.nukkadText.push(text.length);
    };
    document.addEventListener('DOMContentLoaded', () => {
      note();
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
  });

const wordsOf = async (page: Page) => (await page.locator('#root').textContent()) ?? '';

/** Without what depends on the visitor's day, screen and browser. */
const forEverybody = (words: string) =>
  words
    .replace(/(Today|Tomorrow|(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+),? /g, '')
    .replace(/\d+ \w+ 20\d\d|\d+ \w+ ago|yesterday|today/gi, '')
    .replace(/Go to slide \d+/g, '')
    // The form asks who is there first.
    .replace(/(?<=Write a Complaint).*?(?=View Complaints)/, '')
    .replace(/Download the app.*?(?=Are you a professional)/, '');

/** Reads of the API by the page since it was opened; reports of health are no reads. */
function apiReads(page: Page): () => string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The browser reads these itself.
    if (pathname === '/api/speculation-rules') return;
    if (pathname.startsWith('/api/') && request.method() === 'GET') found.push(pathname + search);
  });
  return () => found;
}
