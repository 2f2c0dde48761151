import { messages } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import {
  codeFor,
  demoPassword,
  fillLogin,
  fillRegistration,
  kept,
  newEmail,
  password,
  resetLinkFor,
  typeCode,
} from '../support/accounts';
import { demoEmail } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

test('a user goes home, and keeps nothing of a professional', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page)).toHaveText('Login to your Account');
  await page.evaluate(() => {
    localStorage.setItem('profession', 'doctor');
    localStorage.setItem('vendorType', 'left-over');
  });
  await fillLogin(page, 'user@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/homepage$/);
  expect(await kept(page, 'otpVerified')).toBe('true');
  expect(await kept(page, 'vendorType')).toBeNull();
});

const dashboards = { doctor: '/doctor-dashboard' } as const;

const others = {
  labour: '/labour-dashboard',
  teacher: '/teacher-dashboard',
  advocate: '/advocate-dashboard',
  ca: '/ca-dashboard',
} as const;

async function expectLedTo(page: Page, places: Record<string, string>): Promise<void> {
  for (const [account, path] of Object.entries(places)) {
    await test.step(`${account} goes to ${path}`, async () => {
      await page.goto('/login');
      await fillLogin(page, `${account}@demo.example`, demoPassword);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await kept(page, 'vendorId')).toMatch(/^[0-9a-f-]{36}$/);
      await page.evaluate(() => localStorage.clear());
    });
  }
}

test('a professional goes to their dashboard', ({ page }) => expectLedTo(page, dashboards));

test('every other professional does', { tag: '@nightly' }, ({ page }) => expectLedTo(page, others));

test('what is wrong with a login is said in the documented words', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: (.* 401|net::ERR_)/);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(messages.required, { exact: true })).toHaveCount(2);
  await fillLogin(page, 'nobody', 'short');
  await expect(page.getByText(messages.invalidEmail)).toBeVisible();
  await expect(page.getByText(messages.passwordTooShort)).toBeVisible();
  await fillLogin(page, newEmail(), 'a wrong password');
  await expect(page.getByRole('alert')).toContainText(messages.loginFailed);
  expect(await kept(page, 'jwtToken')).toBeNull();
  expect(await kept(page, 'otpVerified')).toBeNull();
  // No provider is configured, so none is offered.
  await expect(page.getByRole('group', { name: 'Other ways to sign in' })).toHaveCount(0);
  await test.step('when nobody answers it is said, and Retry helps', async () => {
    await page.route('**/api/users/loginUser', (route) => route.abort('connectionrefused'));
    await fillLogin(page, 'user@demo.example', demoPassword);
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/homepage$/);
  });
});

test('the right password of an account without a verified email leads to the code', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 403/);
  const email = newEmail();
  await page.goto('/register');
  await fillRegistration(page, email);
  await expect(page).toHaveURL(/\/enter-otp$/);
  const code = await codeFor(email);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, email, password);
  await expect(page.getByRole('alert')).toContainText(messages.loginFailed);
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await expect(heading(page)).toHaveText('Verify Code');
  // Within half a minute the first code stays valid in this browser; then a new one is sent.
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a forgotten password is replaced, and the old one is worth nothing', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* (401|422)/);
  // No other test signs in with it.
  const email = demoEmail('engineer');
  await page.goto(`${ownProduct.origin}/login`);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
  const link = await resetLinkFor(email, ownProduct);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Choose a new password');
  await expect(page).toHaveURL(/\/reset-password$/);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'New password' }).fill('another quiet corner');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(messages.passwordChanged)).toBeVisible();
  await fillLogin(page, email, demoPassword);
  await expect(page.getByRole('alert')).toContainText(messages.loginFailed);
  await fillLogin(page, email, 'another quiet corner');
  await expect(page).toHaveURL(/\/engineer-dashboard$/);
  await page.goto('about:blank');
  await page.goto(link);
  await main.getByRole('textbox', { name: 'New password' }).fill('a third quiet corner');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('alert')).toContainText(messages.resetLinkInvalid);
});

test('teachers have a login of their own; others are told and go to their place', async ({
  page,
}) => {
  await page.goto('/teacher-vendor-login');
  await expect(heading(page)).toHaveText('Login for teachers');
  await fillLogin(page, 'teacher@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/teacher-dashboard$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/teacher-vendor-login');
  await fillLogin(page, 'doctor@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/doctor-dashboard$/);
});
