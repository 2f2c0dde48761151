import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startFaultyLine } from '../support/faulty-line';
import { contentOf, headOf } from '../support/html';
import { expectHydrated } from '../support/hydrated';
import { expectNoLayoutShift, watchLayoutShifts } from '../support/layout-shift';
import { withMotion } from '../support/motion';
import { isEverything, nightlyUnless } from '../support/nightly';
import {
  apiReads,
  expectRenderingAhead,
  forEverybody,
  keepParsedWords,
  parsedWords,
  wordsOf,
} from '../support/rendered-ahead';
import { places } from '../support/run';
import { signInAs } from '../support/session';
import { heading, settled } from '../support/site';
import { expect, test } from '../support/test';

test.use(withMotion);

test.describe('pages rendered ahead of the visit', () => {
  test.describe.configure({ timeout: 240_000 });

  test.beforeAll(() => expectRenderingAhead(places.get().origin));

  for (const path of ['/donate', '/doctors?spec=dentist']) {
    const details = nightlyUnless(path === '/doctors?spec=dentist');
    test(`nothing of ${path} goes while its code comes late`, details, async ({ page }) => {
      await page.route(/\/\d+\.js$/, async (route) => {
        await wait(1_000);
        await route.continue();
      });
      await watchText(page);
      await page.goto(path);
      await expectHydrated(page);
      await settled(page);
      const [first = 0, ...later] = await page.evaluate(
        () => (window as unknown as TextWatched).nukkadText,
      );
      expect(first).toBeGreaterThan(1_000);
      // A visitor's own words are shorter or longer than everybody's.
      expect(Math.min(first, ...later)).toBeGreaterThan(first - 100);
    });
  }

  test('nothing moves when the font comes late', async ({ page }) => {
    await page.route(/figtree-latin/, async (route) => {
      await wait(1_500);
      await route.continue();
    });
    await watchLayoutShifts(page);
    const more = isEverything ? ['/investors', '/terms'] : [];
    for (const path of ['/', '/doctors?spec=dentist', ...more]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectHydrated(page);
        const font = () => page.evaluate(() => document.fonts.check('1em "Figtree Variable"'));
        await expect.poll(font).toBe(true);
        await expectNoLayoutShift(page);
      });
    }
  });

  test('nothing moves while a document arrives piece by piece', async ({ page }) => {
    const line = await startFaultyLine(places.get().origin);
    line.trickle();
    await watchLayoutShifts(page);
    const all = ['/', '/doctors?spec=dentist', '/investors', '/states/karnataka'];
    for (const { width, height, paths } of [
      { width: 360, height: 740, paths: isEverything ? all : all.slice(0, 1) },
      { width: 1280, height: 900, paths: isEverything ? all : all.slice(1, 2) },
    ]) {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        await page.goto(line.origin + path);
        await expectNoLayoutShift(page);
      }
    }
    await line.close();
  });

  const nobody = '00000000-0000-7000-8000-000000000000';
  const missing: [address: string, words: string][] = [
    ['/nothing-is-here', 'find that page'],
    ['/doctor-detail?id=nobody', 'We could not find this doctor'],
    [`/doctor-detail?id=${nobody}`, 'We could not find this doctor'],
    ['/govt-offices-detail?office=nowhere', 'We could not find this government office'],
    ['/blogs/nobody-wrote-this', 'find that page'],
  ];
  test('what does not exist comes with its notice and status 404', async ({ page, watch }) => {
    watch.provokes(/status of 404/);
    const asked = apiReads(page);
    await keepParsedWords(page);
    for (const [address, words] of missing) {
      await test.step(address, async () => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(404);
        const html = (await answer?.text()) ?? '';
        expect(html).toContain('id="nukkad-ahead"');
        expect(contentOf(html)).toContain(words);
        expect(headOf(html).robots).toBe('noindex');
        await expectHydrated(page);
        await page.waitForLoadState('load');
        expect(forEverybody(await wordsOf(page))).toBe(forEverybody(await parsedWords(page)));
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        expect(asked()).toEqual([]);
      });
    }
  });

  test('a visitor finds somebody without any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/doctors?spec=dentist');
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
    await signInAs(page, 'user');
    await page.goto('/doctors?spec=dentist');
    await expectHydrated(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login/Sign Up' })).toHaveCount(0);
  });

  test('a chosen locality comes with the page: nothing changes, nothing is asked again', async ({
    page,
    context,
  }) => {
    const pill = page.getByRole('banner').getByRole('button', { name: /^Location:/ });
    await page.goto('/doctors');
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

    // In Firefox a resting pointer hovers over what comes to lie below it, which is fetched then.
    await page.mouse.move(0, 0);
    for (const path of ['/', '/doctors']) {
      const asked = apiReads(page);
      await watchLayoutShifts(page);
      const answer = await page.goto(path);
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
      const answer = await page.goto('/doctors?loc=indiranagar');
      expect(await answer?.text()).not.toContain('Koramangala');
      await expectHydrated(page);
      await expect(pill).toContainText('Indiranagar');
    });
    await test.step('one that names an unknown one is the page of the default', async () => {
      await page.goto('/doctors?loc=atlantis');
      await expect(page).toHaveURL('/doctors');
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
    await page.goto('/login', { waitUntil: 'commit' });
    const email = page.getByRole('main').getByLabel('Email');
    await email.fill('asha@example.in');
    go();
    await expectHydrated(page);
    await expect(email).toHaveValue('asha@example.in');
  });

  test('a press is answered whenever it comes', async ({ browser, request }) => {
    const { vendors } = await (await request.get('/api/vendors?type=doctor')).json();
    const address = `/doctor-detail?id=${vendors[0]._id}`;
    const step = isEverything ? 125 : 400;
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
    await page.route('/blogs', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(id="nukkad-ahead">\{"lock":")[0-9a-f]{16}/,
        '$1ffffffffffffffff',
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/blogs');
    await expectHydrated(page);
    await expect(heading(page)).toBeVisible();
  });
});

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
