import type { Page } from '@playwright/test';
import { documented } from '../support/addresses';
import {
  delayAnswers,
  expectNoLayoutShift,
  scrollThrough,
  watchLayoutShifts,
} from '../support/layout-shift';
import { withMotion } from '../support/motion';
import { nightlyUnless } from '../support/nightly';
import { expectFrame, heading, settled } from '../support/site';
import { somebody } from '../support/someone';
import { expect, test } from '../support/test';

test.use(withMotion);

const windows = [
  { name: 'a telephone', viewport: { width: 360, height: 740 } },
  { name: 'a computer', viewport: { width: 1280, height: 900 } },
];

/** Pages of signed-in users, which have their own frame and loading state. */
const OF_DASHBOARDS = /-dashboard|-onboarding|^\/(trial|profile|messages)/;
const people = ['detail of doctor', 'detail of teacher', 'detail of engineer', 'detail of officer'];
const routes = [
  '/no-such-page',
  ...documented.filter((path) => !OF_DASHBOARDS.test(path)),
  ...people,
];

/** One page of each kind that public-pages.spec.ts does not see at this width. */
const inGate: Record<string, readonly string[]> = {
  'a telephone': [
    ...['/', '/doctors', '/teachers', '/officers', '/govt. officers', '/complaints'],
    'detail of doctor',
  ],
  'a computer': ['/officers'],
};

for (const { name, viewport } of windows) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('nothing moves, loading and scrolling: a page of each kind', async ({ page }) => {
      await watchLayoutShifts(page);
      for (const path of inGate[name] ?? []) {
        await test.step(path, () => expectStillness(page, path));
      }
    });

    for (const path of routes) {
      const details = nightlyUnless(false);
      test(`nothing moves at ${path}, loading and scrolling`, details, async ({ page, watch }) => {
        watch.provokes(/^console: Failed to load resource: .* (404|422)/);
        await watchLayoutShifts(page);
        await expectStillness(page, path);
      });
    }

    const narrow = nightlyUnless(viewport.width < 800);
    // What lies below is moved too, under the finger of who has scrolled there by then.
    test('nothing moves further down while a page is taken over', narrow, async ({ page }) => {
      await page.setViewportSize({ ...viewport, height: 3_000 });
      await watchLayoutShifts(page);
      for (const path of ['/', '/doctors', 'detail of doctor']) {
        await test.step(path, async () => {
          await openPage(page, path);
          await expectNoLayoutShift(page);
        });
      }
    });

    test('nothing moves in what is scrolled before its answers come', narrow, async ({ page }) => {
      await watchLayoutShifts(page);
      await delayAnswers(page);
      for (const path of ['/', '/teachers', '/officers']) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(heading(page)).toBeVisible();
          await scrollThrough(page);
          await expectNoLayoutShift(page);
        });
      }
    });
  });
}

async function openPage(page: Page, path: string): Promise<void> {
  const [, profession] = /^detail of (.+)$/.exec(path) ?? [];
  await page.goto(profession ? await somebody(page.request, profession) : encodeURI(path));
  await expectFrame(page);
  await expect(heading(page)).toBeVisible();
  await settled(page);
}

async function expectStillness(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await scrollThrough(page);
  await expectNoLayoutShift(page);
}
