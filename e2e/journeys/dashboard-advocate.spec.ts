import type {
  CasesAnswer,
  LegalCaseDetails,
  PracticeStats,
  Vendor,
} from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { bookFor } from '../support/booking';
import { had } from '../support/dashboard';
import { dayFromToday } from '../support/days';
import { freeTimeOf, letUndoPass, main, requestOf, turnToRequestOf } from '../support/practice';
import { newUser, signInAs } from '../support/session';
import { expectNoSidewaysScroll, heading } from '../support/site';
import { expect, test } from '../support/test';

// These tests change a demo account that other tests of this file read, so they run in sequence.
test.describe.configure({ mode: 'default' });

const at = (room = '') => `/advocate-dashboard${room && `/${room}`}`;
const weekly = (page: Page) => main(page).getByRole('region', { name: 'Weekly cases' });
/** A PDF of one empty page. */
const PDF = {
  name: 'plaint.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj',
      'trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n',
    ].join('\n'),
  ),
};

test('cards from how cases ended, and the weeks of hearings', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const advocate = await signInAs(page, 'advocate');
  const { cases } = await had<PracticeStats>(request, advocate, '/api/vendors/me/stats');
  await page.goto(at());
  const cards = main(page).getByRole('list', { name: 'Numbers' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'Total Cases' })).toContainText(
    cases.total.toLocaleString('en-IN'),
  );
  await expect(cards.filter({ hasText: 'Won Cases' })).toContainText(`${cases.won}`);
  await expect(cards.filter({ hasText: 'Lost Cases' })).toContainText(`${cases.lost}`);
  await expect(weekly(page).getByRole('heading', { name: 'This Week' })).toBeVisible();
  await expectAccessible(page);
  await weekly(page).getByRole('button', { name: 'Next Week' }).click();
  await expect(page).toHaveURL(/week=\d{4}-\d{2}-\d{2}/);
  await expect(
    weekly(page).getByRole('heading', { name: /^\w{3} \d{2} - \w{3} \d{2}, \d{4}$/ }),
  ).toBeVisible();
  await weekly(page).getByRole('button', { name: 'Previous week' }).click();
  await expect(weekly(page).getByRole('heading', { name: 'This Week' })).toBeVisible();
  await page.goto(`${at()}?week=2040-01-02`);
  await expect(weekly(page)).toContainText('No cases available');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('a case with somebody new: a hearing, a document, its outcome', async ({ page, request }) => {
  const title = `Journey v. State ${Date.now()}`;
  const advocate = await signInAs(page, 'advocate');
  const stats = () => had<PracticeStats>(request, advocate, '/api/vendors/me/stats');
  const before = await stats();
  await page.goto(at('cases'));
  await addCase(page, title);
  await expect(heading(page)).toHaveText(title);
  const id = new URL(page.url()).searchParams.get('case');
  const stored = () => had<LegalCaseDetails>(request, advocate, `/api/vendors/me/cases/${id}`);

  await addHearing(page, dayFromToday(0), '23:45');
  await expect(main(page).getByRole('region', { name: 'Hearings' })).toContainText('11:45 PM');
  await page.locator('input[type=file]').setInputFiles(PDF);
  const documents = main(page).getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText('plaint.pdf');
  const saved = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Open plaint.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('plaint.pdf');

  await main(page).getByRole('button', { name: 'Edit case' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Outcome' }).selectOption('Won');
  await drawer.getByRole('button', { name: 'Save case' }).click();
  await expect(main(page)).toContainText('Closed');
  expect(await stored()).toMatchObject({ outcome: 'won', closedOn: dayFromToday(0) });
  expect((await stats()).cases.won).toBe(before.cases.won + 1);

  await page.goto(at());
  await expect(weekly(page).getByRole('link', { name: title })).toBeVisible();
});

test('accepting a case request makes a case, and leads to it', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const advocate = await signInAs(page, 'advocate');
  const client = { ...(await newUser(request)), fullName: `Nila Journey ${Date.now()}` };
  const { start } = await freeTimeOf(request, advocate);
  const vendor = { _id: advocate.vendorId } as Vendor;
  await bookFor(request, client, { vendor, start }, 'consultation');
  await page.clock.install();
  await page.goto(at());
  await expect(main(page).getByRole('region', { name: 'Case Requests' })).toContainText('Disease');
  await turnToRequestOf(page, client.fullName);
  await requestOf(page, client.fullName)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(requestOf(page, client.fullName)).toContainText('Accepted');
  await letUndoPass(page);
  await page.getByRole('button', { name: 'Open the case' }).click();
  await expect(page).toHaveURL(/\/advocate-dashboard\/cases\?case=/);
  await expect(main(page)).toContainText(client.fullName);
  const path = `/api/vendors/me/cases?q=${encodeURIComponent(client.fullName)}`;
  expect((await had<CasesAnswer>(request, advocate, path)).total).toBe(1);
});

test('cases are searched, filtered and sorted by their address', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const advocate = await signInAs(page, 'advocate');
  const path = '/api/vendors/me/cases?outcome=won&sort=title&direction=desc';
  const { cases, total } = await had<CasesAnswer>(request, advocate, path);
  await page.goto(`${at('cases')}?outcome=won&sort=title&direction=desc`);
  const rows = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(Math.min(total, 25));
  if (cases[0]) await expect(rows.first()).toContainText(cases[0].title);
  await expectAccessible(page);
});

async function addCase(page: Page, title: string): Promise<void> {
  await main(page).getByRole('button', { name: '+ Add case' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add case' });
  await drawer.getByRole('textbox', { name: /^Title/ }).fill(title);
  await drawer.getByRole('combobox', { name: /^Case category/ }).selectOption('Civil');
  // By text, so that the press waits for the drawer's animation.
  await drawer.getByText('Someone new', { exact: true }).click();
  await expect(drawer.getByRole('radio', { name: 'Someone new' })).toBeChecked();
  await drawer.getByRole('textbox', { name: /^Name of the new client/ }).fill('Nila Journey');
  await drawer.getByRole('textbox', { name: /^Opposing party/ }).fill('State of Karnataka');
  await drawer.getByRole('button', { name: 'Save case' }).click();
}

async function addHearing(page: Page, day: string, time: string): Promise<void> {
  await main(page).getByRole('button', { name: '+ Add hearing' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add hearing' });
  const [year, month, date] = day.split('-');
  await drawer.getByRole('spinbutton', { name: /^day/ }).click();
  await page.keyboard.type(`${date}${month}${year}`);
  await drawer.getByLabel(/^Time/).fill(time);
  await drawer.getByRole('button', { name: 'Save hearing' }).click();
  await expect(drawer).toHaveCount(0);
}
