import { storageKeys } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { demoPassword, fillLogin, newEmail } from '../support/accounts';
import { isEverything } from '../support/nightly';
import {
  beginSession,
  demoEmail,
  keepSession,
  newTeacher,
  remember,
  signInAs,
  storedOf,
} from '../support/session';
import { expectFrame, heading } from '../support/site';
import { expect, test } from '../support/test';

const USER = 'Kavya Menon';
const DOCTOR = 'Ananya Hegde';
const LOGIN = 'Login to your Account';
const ENDED = 'You have been signed out because your session ended';

const main = (page: Page) => page.getByRole('main');

/** One of each part behind the guard. */
const someClosed = ['/profile?section=favourites', '/doctor-dashboard/patients/7'];
const otherClosed = [
  '/messages?to=somebody',
  '/doctor-dashboard',
  '/govt%20officer-dashboard',
  '/teacher-onboarding',
];

test('what is private asks a visitor to log in, and Back leads out again', async ({ page }) => {
  await page.goto('/donate');
  for (const address of [...someClosed, ...(isEverything ? otherClosed : [])]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(heading(page)).toHaveText(LOGIN);
      await expect(page).toHaveURL('/login');
      await page.goBack();
      await expect(page).toHaveURL('/donate');
    });
  }
  await test.step('/trial is open to visitors', async () => {
    await page.goto('/trial');
    await expect(heading(page)).not.toBeEmpty();
    await expect(page).toHaveURL('/trial');
  });
});

test('after logging in a person is where they wanted to be', async ({ page }) => {
  await page.goto('/donate');
  await page.goto('/profile?section=favourites');
  await logInByForm(page);
  await expect(page).toHaveURL('/profile?section=favourites');
  await expect(heading(page)).toContainText('Favourites');
  await page.goBack();
  await expect(page, 'the login page is no step back').toHaveURL('/donate');
});

test('nothing private is drawn before the API has said who is there', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_/);
  await signInAs(page, 'user');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/users/session', async (route) => {
    await held;
    await route.continue();
  });
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/getUserById/')) records.push(request.url());
  });
  const asked = page.waitForRequest('**/api/users/session');
  await page.goto('/profile');
  await asked;
  await expectFrame(page);
  await expect(main(page).getByRole('status').first()).toBeAttached();
  await expect(heading(page)).toHaveCount(0);
  expect(records).toEqual([]);
  answer();
  await expect(main(page).getByText(USER)).toBeVisible();
  await page.unroute('**/api/users/session');

  await test.step('nobody can be asked: told, nothing is lost, and Retry helps', async () => {
    await page.route('**/api/users/session', (route) => route.abort('connectionrefused'));
    await page.goto('/profile');
    await expect(heading(page)).toHaveText('We could not check that you are logged in');
    expect(await stored(page)).toHaveProperty('jwtToken');
    await page.unroute('**/api/users/session');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByText(USER)).toBeVisible();
  });
});

test('a token that is not good: told at the login page, and storage is cleared', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 40[13]/);
  await test.step('one that nobody signed', async () => {
    await remember(page, { otpVerified: 'true', jwtToken: 'head.body.signature', userId: 'x' });
    await page.goto('/profile');
    await expect(heading(page)).toHaveText(LOGIN);
    await expect(page.getByText(ENDED)).toBeVisible();
    expect(await stored(page)).toEqual({});
  });
  await test.step('one of somebody who has not proved their e-mail', async () => {
    const order = {
      ...{ fullName: 'Nila Journey', email: newEmail() },
      ...{ phone: '', password: 'long-one-7x' },
    };
    const answer = await page.request.post('/api/users/registerUser', { data: order });
    const { user } = await answer.json();
    await remember(page, { otpVerified: 'true', jwtToken: user.token, userId: user._id });
    await page.goto('/profile');
    await expect(heading(page)).toHaveText(LOGIN);
  });
});

test('a session that ended meanwhile is told, and begins anew where it ended', async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* 401/);
  const { token } = await signInAs(page, 'user');
  await page.goto('/investors');
  await revoke(page, token);
  // The notification request may have ended the session first; then there is no profile button.
  const profile = page.getByRole('button', { name: 'Profile' });
  const ended = page.getByText(ENDED);
  await expect(profile.or(ended).first()).toBeVisible();
  await profile.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(ended).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await logInByForm(page);
  await expect(page).toHaveURL('/investors');
});

test('a customer whose storage says doctor is a customer', async ({ page }) => {
  const user = await beginSession(page.request, 'user');
  const doctor = await beginSession(page.request, 'doctor');
  await remember(page, { ...storedOf(doctor, user.token), profession: 'doctor' });
  await page.goto('/doctor-dashboard');
  await expect(heading(page)).toHaveText('This page is for professionals');
  await expectFrame(page);
  expect(await stored(page)).toEqual(storedOf(user, user.token));
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(main(page).getByText(USER)).toBeVisible();
});

test('a doctor at the teachers’ dashboard is told, and led to their own', {
  tag: '@nightly',
}, async ({ page }) => {
  const doctor = await signInAs(page, 'doctor');
  await page.goto('/teacher-dashboard');
  await expect(heading(page)).toHaveText('This page is for another profession');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/doctor-dashboard');
  await expect(heading(page)).not.toBeEmpty();
  const expected = { ...storedOf(doctor, doctor.token), profession: 'doctor' };
  expect(await stored(page)).toEqual(expected);
  await test.step('the menu of a professional names them and leads to their dashboard', async () => {
    await page.goto('/profile');
    await expect(main(page).getByText(DOCTOR)).toBeVisible();
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Profile' }).click();
    await expect(header.getByText(DOCTOR)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/doctor-dashboard');
  });
});

test('a new professional is asked to complete their page', { tag: '@nightly' }, async ({
  page,
}) => {
  await keepSession(page, await newTeacher(page.request));
  await page.goto('/teacher-dashboard');
  await expect(page.getByText('Your page is not public yet')).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Complete your page' }).click();
  await expect(page).toHaveURL('/teacher-onboarding');
  await expect(heading(page)).not.toBeEmpty();
});

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate((keys) => {
    const entries = keys.map((key) => [key, localStorage.getItem(key)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== null));
  }, storageKeys);
}

async function logInByForm(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(LOGIN);
  await fillLogin(page, demoEmail('user'), demoPassword);
}

async function revoke(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/users/logout', { headers })).status()).toBe(204);
}
