import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInOne, expectAccessibleInOpposites, show } from '../support/axe';
import { button, field, type SectionName, sectionAddress, sections } from '../support/dashboard';
import { onDevice } from '../support/engine';
import { isEverything, nightlyUnless } from '../support/nightly';
import { beginSession, keepSession, newUser } from '../support/session';
import { expectNoSidewaysScroll, expectPicturesWithSize, goWithin, heading } from '../support/site';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

// Touch: some controls are larger for coarse pointers.
test.use(onDevice({ hasTouch: true }));

const PHONE = { colorScheme: 'light', width: 360 } as const;
const SMALL_PHONE = { colorScheme: 'light', width: 320 } as const;

/** Of somebody new each section says that nothing is there yet: Jest looks for barriers in it. */
const whose = [
  {
    who: 'the demonstration user',
    isFull: true,
    begin: (request: APIRequestContext) => beginSession(request, 'user'),
  },
  {
    who: 'somebody new',
    isFull: false,
    begin: (request: APIRequestContext) => newUser(request),
  },
];

for (const { who, isFull, begin } of whose) {
  test(`no section of ${who} has barriers`, nightlyUnless(isFull), async ({ page, request }) => {
    await keepSession(page, await begin(request));
    await page.goto(sectionAddress('personalInfo'));
    for (const [turn, section] of (Object.keys(sections) as SectionName[]).entries()) {
      await test.step(sections[section], async () => {
        await goWithin(page, sectionAddress(section));
        await expect(heading(page)).toContainText(sections[section]);
        await expectNoBarriers(page, turn);
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

test('no form, ticket or conversation has barriers', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await keepSession(page, await newUser(request));
  for (const [turn, [what, open]] of Object.entries(opened).entries()) {
    await test.step(what, async () => {
      await open(page, request);
      await expectNoBarriers(page, turn);
    });
  }
});

async function expectNoBarriers(page: Page, turn: number): Promise<void> {
  // Not `networkidle`: the notification stream keeps a connection open.
  const waiting = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /loading/i });
  await expect(waiting).toHaveCount(0);
  await expectPicturesWithSize(page);
  // In one of two opposite views by turns, as all are made of the same; at night in both.
  if (isEverything) await expectAccessibleInOpposites(page);
  else await expectAccessibleInOne(page, turn);
  await show(page, PHONE);
  expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
  await show(page, SMALL_PHONE);
  await expectNoSidewaysScroll(page);
}
