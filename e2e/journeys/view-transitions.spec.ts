import type { BrowserContext, Page } from '@playwright/test';
import { expectNoLayoutShift, watchLayoutShifts } from '../support/layout-shift';
import { withMotion } from '../support/motion';
import { goBack, heading, settled } from '../support/site';
import { expect, test } from '../support/test';

test.use(withMotion);

/** A place chosen before: its cookie tells when the page has got what it needs only at rest. */
const chosen = {
  ...{ _id: '018cc251-f400-776a-8c13-16bcdb665e9f', kind: 'locality', name: 'HSR Layout' },
  ...{ slug: 'hsr-layout', city: 'Bengaluru', citySlug: 'bengaluru', state: 'Karnataka' },
  ...{ pin: '560102', point: { lat: 12.9116, lng: 77.6474 }, isServed: true },
};

/** What moved in one view transition: names before, pseudo-elements with an animation. */
interface Moved {
  before: string[];
  animated: string[];
}

const LIST = '/doctors?spec=dentist';
const MOVING = ['subject-name', 'subject-picture'];

const card = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Dr\. / })
    .nth(2);

/** As long as the code of the page takes to arrive; without it nothing moves. */
const press = (page: Page) => card(page).click({ delay: 1_000 });

test.beforeEach(async ({ page }) => {
  await page.addInitScript((place) => {
    // Firefox runs this in the empty page before the first as well, which has no storage.
    if (self.origin === 'null') return;
    localStorage.setItem('nukkad-places', JSON.stringify([place]));
    const moved: Moved[] = [];
    Object.assign(window, { nukkadMoved: moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const named = [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')];
      const before = named.map(({ style }) => style.viewTransitionName).sort();
      const one: Moved = { before, animated: [] };
      moved.push(one);
      const transition = start(update);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        one.animated = effects.map(({ pseudoElement }) => pseudoElement ?? '');
      });
      return transition;
    };
  }, chosen);
  await watchLayoutShifts(page);
});

const moves = (page: Page) =>
  page.evaluate(() => (window as unknown as { nukkadMoved: Moved[] }).nukkadMoved);

async function openList(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(LIST);
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
}

test('picture and name of a card move to its page, and back', async ({ page, context }) => {
  await openList(page, context);
  await card(page).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const name = (await card(page).textContent()) ?? '';
  await press(page);
  await expect(heading(page)).toHaveText(name);
  await expect.poll(async () => (await moves(page))[0]?.animated).toEqual(movesBoth);
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await goBack(page);
  await expect(page).toHaveURL(LIST);
  await expect.poll(async () => (await moves(page))[1]?.animated).toEqual(movesBoth);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect((await moves(page)).map(({ before }) => before)).toEqual([MOVING, MOVING]);
  // Nothing keeps a name: it would move in every later transition.
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  await expectNoLayoutShift(page);
});

/** Both are animated as groups: they are on the old page and on the new one. */
const movesBoth = expect.arrayContaining(MOVING.map((name) => `::view-transition-group(${name})`));

test('what is pressed while they move is done', async ({ page, context }) => {
  await openList(page, context);
  await press(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' }).click();
  await expect(page).toHaveURL('/login');
});

test('nothing moves for who wants no motion', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page, context);
  await press(page);
  await expect(heading(page)).toContainText('Dr.');
  await goBack(page);
  await expect(page).toHaveURL(LIST);
  expect(await moves(page)).toEqual([]);
});
