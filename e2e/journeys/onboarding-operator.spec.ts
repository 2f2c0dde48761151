import type { SignedIn, VendorsAnswer } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { demoPassword, fillLogin } from '../support/accounts';
import { expectAccessibleInEveryView } from '../support/axe';
import {
  documentOf,
  onboardingOf,
  storeCertificate,
  submit,
  submitTeacher,
} from '../support/onboarding';
import { demoEmail, keepSession, newProfessional, signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const queue = '/operator-dashboard';
const main = (page: Page) => page.getByRole('main');
const practiceOf = ({ vendorId }: SignedIn) => `${queue}?practice=${vendorId}`;
const document = (page: Page, title: RegExp) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** A name that no other journey has. */
const aName = () => `Tara Journey ${Date.now().toString(36)}`;

test('an operator signs in, and finds the queue behind the profile icon', async ({
  page,
  request,
}) => {
  const teacher = await newProfessional(request, 'Teacher', aName());
  await submitTeacher(request, teacher);
  await page.goto('/login');
  await fillLogin(page, demoEmail('operator'), demoPassword);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Verification' }).click();
  await expect(page).toHaveURL(queue);
  await expect(heading(page)).toHaveText(/^Verification/);
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await page.goto(practiceOf(teacher));
  await expect(heading(page)).toHaveText(teacher.fullName);
  await expect(main(page).getByText('Algebra, told in stories.')).toBeVisible();
  await expectAccessibleInEveryView(page);
});

test('nobody else sees the queue', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 403/);
  await signInAs(page, 'teacher');
  await page.goto(queue);
  await expect(heading(page)).toHaveText('This page is for operators of Nukkad');
  await page.goto('/homepage');
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Verification' })).toBeHidden();
});

test('who asks for the queue without a session comes back to it after the login', async ({
  page,
}) => {
  await page.goto(queue);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, demoEmail('operator'), demoPassword);
  await expect(page).toHaveURL(queue);
});

test('rejected, corrected, approved: listed with a badge that says why', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const teacher = await newProfessional(request, 'Teacher', aName());
  await submitTeacher(request, teacher);
  await signInAs(page, 'operator');
  await page.goto(practiceOf(teacher));

  const certificate = document(page, /Mathematics/);
  const [file] = await Promise.all([
    page.context().waitForEvent('page'),
    certificate.getByRole('link', { name: /certificate\.png/ }).click(),
  ]);
  await expect(file.locator('img')).toBeVisible();
  await file.close();

  await certificate.getByRole('button', { name: /^Reject/ }).click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The stamp cannot be read.');
  await certificate.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(certificate.getByText('Reason: The stamp cannot be read.')).toBeVisible();
  await document(page, /BITS/)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(document(page, /BITS/).getByText('Approved')).toBeVisible();
  await main(page).getByRole('button', { name: 'Return for changes' }).click();
  const form = main(page).getByRole('form', { name: 'Return for changes' });
  await form.getByRole('button', { name: 'Return for changes' }).click();
  await expect(main(page).getByText(/was told what to change/)).toBeVisible();

  const own = await browser.newContext();
  const theirs = await own.newPage();
  await keepSession(theirs, teacher);
  await theirs.goto('/teacher-dashboard');
  await expect(theirs.getByText(/The stamp cannot be read/)).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Change it' })).toHaveAttribute(
    'href',
    '/teacher-onboarding',
  );
  const rejected = await documentOf(request, teacher, 'certificate');
  await storeCertificate(request, teacher, rejected._id);
  await submit(request, teacher);
  await theirs.reload();
  await expect(theirs.getByText(/waiting for verification/)).toBeVisible();

  await page.reload();
  await document(page, /Mathematics/)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await main(page).getByRole('button', { name: 'Approve and list' }).click();
  await expect(main(page).getByText(/is listed with the verified badge/)).toBeVisible();
  expect((await onboardingOf(request, teacher)).state).toBe('approved');

  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByText(/not public|waiting for verification/)).toBeHidden();
  await own.close();
  await expectListed(page, teacher);
});

/** The public page tells what was checked, and a search finds it. */
async function expectListed(page: Page, { vendorId, fullName }: SignedIn) {
  await page.goto(`/teacher-detail?id=${vendorId}`);
  await expect(heading(page)).toHaveText(fullName);
  await page.getByRole('button', { name: /^Verified/ }).click();
  const checks = page.getByRole('dialog', { name: 'Checked by Nukkad' });
  await expect(checks.getByRole('listitem')).toHaveCount(2);
  await expect(checks).toContainText('Mathematics');
  await expect(checks).toContainText('BITS');
  await page.keyboard.press('Escape');
  await expect(async () => {
    const answer = await page.request.get(
      `/api/vendors?type=teacher&q=${encodeURIComponent(fullName)}`,
    );
    const { vendors }: VendorsAnswer = await answer.json();
    expect(vendors.map(({ _id }) => _id)).toContain(vendorId);
  }).toPass({ timeout: 15_000 });
  await page.goto(`/teachers?q=${encodeURIComponent(fullName)}`);
  const card = main(page).getByRole('article').filter({ hasText: fullName });
  await expect(card.getByText('Verified')).toBeVisible();
}
