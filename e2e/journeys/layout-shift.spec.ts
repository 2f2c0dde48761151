import { documented } from '../support/addresses';
import {
  delayAnswers,
  expectNoLayoutShift,
  scrollThrough,
  watchLayoutShifts,
} from '../support/layout-shift';
import { nightlyUnless } from '../support/nightly';
import { expectFrame, heading, settled } from '../support/site';
import { somebody } from '../support/someone';
import { expect, test } from '../support/test';

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

/** One page of each kind; the others use the same screens. */
const inGate = [
  '/',
  '/doctors',
  '/teachers',
  '/officers',
  '/govt. officers',
  '/complaints',
  'detail of doctor',
];

for (const { name, viewport } of windows) {
  for (const path of routes) {
    const details = nightlyUnless(inGate.includes(path));
    test(
      `nothing moves at ${path} on ${name}, loading and scrolling`,
      details,
      async ({ page, watch }) => {
        watch.provokes(/^console: Failed to load resource: .* (404|422)/);
        await page.setViewportSize(viewport);
        await watchLayoutShifts(page);
        const [, profession] = /^detail of (.+)$/.exec(path) ?? [];
        await page.goto(profession ? await somebody(page.request, profession) : encodeURI(path));
        await expectFrame(page);
        await expect(heading(page)).toBeVisible();
        await settled(page);
        await scrollThrough(page);
        await expectNoLayoutShift(page);
      },
    );
  }

  for (const path of ['/', '/teachers', '/officers']) {
    test(`nothing moves at ${path} on ${name}, scrolled before its answers come`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await watchLayoutShifts(page);
      await delayAnswers(page);
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await scrollThrough(page);
      await expectNoLayoutShift(page);
    });
  }
}
