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
import {
  approveAll,
  approveDocument,
  documentCard,
  expectListed,
  operatorConsole,
  practiceOf,
  queue,
  rejectDocument,
  sendBack,
} from '../support/operator';
import { demoEmail, keepSession, newProfessional, signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

/** A name unique to this journey. */
const aName = () => `Tara Journey ${Date.now().toString(36)}`;

test('an operator signs in at the console, which is behind the profile icon, too', async ({
  page,
  request,
}) => {
  const teacher = await newProfessional(request, 'Teacher', aName());
  await submitTeacher(request, teacher);
  await page.goto('/login');
  await fillLogin(page, demoEmail('operator'), demoPassword);
  await expect(page).toHaveURL(operatorConsole);
  await page.goto('/homepage');
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Operator console' }).click();
  await expect(page).toHaveURL(operatorConsole);
  await main(page).getByRole('link', { name: 'Verification' }).click();
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
  await expect(page.getByRole('menuitem', { name: 'Operator console' })).toBeHidden();
});

test('who asks for the queue without a session comes back to it after the login', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(queue);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, demoEmail('operator'), demoPassword);
  await expect(page).toHaveURL(queue);
});

test('rejected, corrected, approved: listed with a badge that says why', {
  tag: '@nightly',
}, async ({ page, request, browser, watch }) => {
  // The browser's image viewer page, which the file's content security policy restricts.
  watch.provokes(/^console: (Applying inline style|Blocked script execution).*\/api\/files\//);
  test.slow();
  const teacher = await newProfessional(request, 'Teacher', aName());
  await submitTeacher(request, teacher);
  await signInAs(page, 'operator');
  await page.goto(practiceOf(teacher));

  const [file] = await Promise.all([
    page.context().waitForEvent('page'),
    documentCard(page, /Mathematics/)
      .getByRole('link', { name: /certificate\.png/ })
      .click(),
  ]);
  await expect(file.locator('img')).toBeVisible();
  await file.close();
  await rejectDocument(page, /Mathematics/, 'The stamp cannot be read.');
  await approveDocument(page, /BITS/);
  await sendBack(page);

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
  await approveDocument(page, /Mathematics/);
  await approveAll(page);
  expect((await onboardingOf(request, teacher)).state).toBe('approved');

  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByText(/not public|waiting for verification/)).toBeHidden();
  await own.close();
  await expectListed(page, teacher, ['Mathematics', 'BITS']);
});
