import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInOpposites, show } from '../support/axe';
import { button, field, type SectionName, sectionAddress, sections } from '../support/dashboard';
import { onDevice } from '../support/engine';
import { nightlyUnless } from '../support/nightly';
import { beginSession, keepSession, newUser } from '../support/session';
import { expectNoSidewaysScroll, expectPicturesWithSize, goWithin, heading } from '../support/site';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

// Touch: some controls are larger for coarse pointers.
test.use(onDevice({ hasTouch: true }));

const PHONE = { colorScheme: 'light', width: 360 } as const;
const SMALL_PHONE = { colorScheme: 'light', width: 320 } as const;

/** In the gate Jest looks for barriers in each section, and `/profile` is opened. */
const whose = [
  {
    who: 'the demonstration user',
    begin: (request: APIRequestContext) => beginSession(request, 'user'),
  },
  {
    who: 'somebody new',
    begin: (request: APIRequestContext) => newUser(request),
  },
];

for (const { who, begin } of whose) {
  test(`no section of ${who} has barriers`, nightlyUnless(false), async ({ page, request }) => {
    await keepSession(page, await begin(request));
    await page.goto(sectionAddress('personalInfo'));
    for (const section of Object.keys(sections) as SectionName[]) {
      await test.step(sections[section], async () => {
        await goWithin(page, sectionAddress(section));
        await expect(heading(page)).toContainText(sections[section]);
        await expectNoBarriers(page);
      });
    }
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

test(
  'no form, ticket or conversation has barriers',
  nightlyUnless(false),
  async ({ page, request }) => {
    await keepSession(page, await newUser(request));
    for (const [what, open] of Object.entries(opened)) {
      await test.step(what, async () => {
        await open(page, request);
        await expectNoBarriers(page);
      });
    }
  },
);

async function expectNoBarriers(page: Page): Promise<void> {
  // Not `networkidle`: the notification stream keeps a connection open.
  const waiting = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /loading/i });
  await expect(waiting).toHaveCount(0);
  await expectPicturesWithSize(page);
  await expectAccessibleInOpposites(page);
  await show(page, PHONE);
  expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
  await show(page, SMALL_PHONE);
  await expectNoSidewaysScroll(page);
}
