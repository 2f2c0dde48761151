import type { Page } from '@playwright/test';
import { kinds } from '../support/addresses';
import { expectAccessibleInOpposites, show } from '../support/axe';
import { onDevice } from '../support/engine';
import { contentOf, headOf, textIn } from '../support/html';
import { expectHydrated } from '../support/hydrated';
import { expectNoLayoutShift, scrollThrough, watchLayoutShifts } from '../support/layout-shift';
import { publicPages } from '../support/public-pages';
import {
  apiReads,
  expectRenderingAhead,
  forEverybody,
  getAhead,
  keepParsedWords,
  parsedWords,
  wordsOf,
} from '../support/rendered-ahead';
import { places } from '../support/run';
import {
  expectFrame,
  expectNoSidewaysScroll,
  expectPicturesWithSize,
  heading,
  settled,
} from '../support/site';
import { somebody } from '../support/someone';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

// Touch: some controls are larger for coarse pointers.
test.use({
  ...onDevice({ hasTouch: true, reducedMotion: 'no-preference' }),
  viewport: { width: 1280, height: 900 },
});

test.beforeAll(() => expectRenderingAhead(places.get().origin));

/** The same screen as a page of another kind, with other entries: axe has been there. */
const isLikeAnother = (path: string) => !kinds.includes(path) && path !== '/doctors?spec=dentist';

for (const [path, words] of publicPages) {
  test(`${path} comes whole, is hydrated without a trace and has no barriers`, async ({ page }) => {
    const asked = apiReads(page);
    const html = await open(page, path);
    await test.step('its HTML has the content, and nothing in it needs a script', () =>
      expectWhole(html, words));
    await test.step('hydration changes no word of it, and reads nothing again', async () => {
      await expectHydrated(page);
      await page.waitForLoadState('load');
      expect(forEverybody(await wordsOf(page))).toBe(forEverybody(await parsedWords(page)));
      const head = `<head>${await page.locator('head').innerHTML()}</head>`;
      expect(headOf(head)).toEqual(headOf(html));
      expect(asked()).toEqual([]);
    });
    await expectSteadyAndOpen(page, isLikeAnother(path));
  });
}

test('the page of a professional comes whole and has no barriers', async ({ page, request }) => {
  const html = await open(page, await somebody(request, 'doctor'));
  expectWhole(html, /Working hours/);
  await expectSteadyAndOpen(page, false);
});

/** Opens a page, watched from its first byte; resolves to its HTML. */
async function open(page: Page, path: string): Promise<string> {
  await getAhead(page.request, path);
  await keepParsedWords(page);
  await watchLayoutShifts(page);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  return (await answer?.text()) ?? '';
}

function expectWhole(html: string, words: RegExp): void {
  const root = contentOf(html);
  expect(root).toMatch(/<h1/);
  expect(textIn(root)).toMatch(words);
  expect(root).toContain('/privacy');
  expect(headOf(html).title).toMatch(/.+ · Nukkad$/);
  // The content policy refuses both.
  expect(root).not.toMatch(/<script(?! type="application\/json")|\sstyle="/);
}

/** What was loaded stands still, and everybody can use it. */
async function expectSteadyAndOpen(page: Page, isAlike: boolean): Promise<void> {
  await test.step('nothing moves, loading and scrolling', async () => {
    await expectFrame(page);
    await expect(heading(page)).toHaveCount(1);
    await settled(page);
    await scrollThrough(page);
    await expectNoLayoutShift(page);
  });
  await test.step('it has no barriers', async () => {
    await expectPicturesWithSize(page);
    if (isAlike) return;
    // Wherever scrolling ended, a control may be half under a bar.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessibleInOpposites(page);
    expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
  });
  await test.step('nothing sticks out sideways at 320 px', async () => {
    await show(page, { colorScheme: 'light', width: 320 });
    await expectNoSidewaysScroll(page);
  });
}
