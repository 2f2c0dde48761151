import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sectionAddress } from '../support/dashboard';
import { expectNoLayoutShift, scrollThrough, watchLayoutShifts } from '../support/layout-shift';
import { withMotion } from '../support/motion';
import { nightlyUnless } from '../support/nightly';
import { type DemoAccount, signInAs } from '../support/session';
import { heading, settled } from '../support/site';
import { expect, test } from '../support/test';

test.use(withMotion);

const widths = [1280, 360];

/** Delays responses one by one in reverse order: late content must not shift the layout. */
async function spreadAnswers(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    asked += 1;
    await wait(Math.max(0, 420 - asked * 60));
    await route.continue();
  });
}

const firstPages: [account: DemoAccount, address: string][] = [
  ['doctor', '/doctor-dashboard'],
  ['advocate', '/advocate-dashboard'],
  ['teacher', '/teacher-dashboard'],
  ['ca', '/ca-dashboard'],
  ['officer', '/officer-dashboard'],
  ['user', sectionAddress('appointments')],
];

/** One frame of professionals, and that of users; each remote lays out its cards by the same kit. */
const inGate: readonly DemoAccount[] = ['doctor'];

for (const [account, address] of firstPages) {
  const details = nightlyUnless(inGate.includes(account));
  test(
    `nothing moves on the first page of the dashboard: ${account}`,
    details,
    async ({ page }) => {
      await signInAs(page, account);
      await watchLayoutShifts(page);
      await spreadAnswers(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expect(heading(page)).not.toBeEmpty();
        await expect(page.getByRole('status').filter({ hasText: /^Loading / })).toHaveCount(0);
        await settled(page);
        await scrollThrough(page);
        await settled(page);
        await expectNoLayoutShift(page);
      }
    },
  );
}
