import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInOpposites, show } from '../support/axe';
import { button, field, type SectionName, sectionAddress, sections } from '../support/dashboard';
import { beginSession, keepSession, newUser, signInAs } from '../support/session';
import { expectNoSidewaysScroll, expectPicturesWithSize, heading } from '../support/site';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

// Fingers: controls that grow for them do.
test.use({ hasTouch: true });

const SMALL_PHONE = { colorScheme: 'light', width: 320 } as const;

for (const section of Object.keys(sections) as SectionName[]) {
  test(`${sections[section]} has no barriers`, async ({ page }) => {
    await signInAs(page, 'user');
    await page.goto(sectionAddress(section));
    await expect(heading(page)).toContainText(sections[section]);
    await expectNoBarriers(page);
  });

  test(`${sections[section]} of somebody new has no barriers`, async ({ page, request }) => {
    await keepSession(page, await newUser(request));
    await page.goto(sectionAddress(section));
    await expect(heading(page)).toContainText(sections[section]);
    await expectNoBarriers(page);
  });
}

const opened: Record<string, (page: Page, request: APIRequestContext) => Promise<void>> = {
  'the form of an address': async (page) => {
    await page.goto(sectionAddress('manageAddresses'));
    await button(page, '+ Add a new Address').click();
    await button(page, 'Save').click();
    await expect(field(page, /^PIN code/)).toHaveAttribute('aria-invalid', 'true');
  },
  'the form of a name': async (page) => {
    await page.goto(sectionAddress('personalInfo'));
    await button(page, 'Edit Name').click();
  },
  'a ticket': async (page) => {
    await page.goto(sectionAddress('support'));
    await field(page, /^Your message/).fill('A receipt: https://example.in/'.padEnd(300, 'long'));
    await button(page, 'Send').click();
    await expect(heading(page)).toHaveText(/^Ticket /);
  },
  'a conversation': async (page, request) => {
    const { vendorId } = await beginSession(request, 'teacher');
    await page.goto(sectionAddress('messages', { vendor: vendorId ?? '' }));
    await field(page, /^Your message to /).fill('long'.repeat(60));
    await button(page, 'Send').click();
    await expect(page.getByRole('list', { name: /^Conversation with / })).toBeVisible();
  },
};

for (const [what, open] of Object.entries(opened)) {
  test(`${what} has no barriers`, async ({ page, request }) => {
    await keepSession(page, await newUser(request));
    await open(page, request);
    await expectNoBarriers(page);
  });
}

async function expectNoBarriers(page: Page): Promise<void> {
  // News comes over a connection that stays open: the network is never idle.
  const waiting = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /loading/i });
  await expect(waiting).toHaveCount(0);
  await expectPicturesWithSize(page);
  await expectAccessibleInOpposites(page);
  expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
  await show(page, SMALL_PHONE);
  await expectNoSidewaysScroll(page);
}
