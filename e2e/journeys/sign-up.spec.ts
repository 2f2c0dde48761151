import { messages } from '@nukkad/platform/contract';
import {
  boxes,
  codeFor,
  fillRegistration,
  kept,
  newEmail,
  password,
  typeCode,
} from '../support/accounts';
import { allowClipboard } from '../support/clipboard';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

test('from signing up to the profile, with the code of a letter', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 422/);
  const email = newEmail();
  await page.goto('/register');
  await expect(heading(page)).toHaveText('Welcome to Nukkad');
  await expect(page.getByText('Join 500+ Happy Customers')).toBeVisible();
  await fillRegistration(page, email);
  await expect(page).toHaveURL(/\/enter-otp$/);
  await expect(heading(page)).toHaveText('Verify Code');
  expect(await kept(page, 'emailID')).toBe(email);
  expect(await kept(page, 'otpVerified')).toBe('false');

  const verify = page.getByRole('button', { name: 'Verify' });
  await expect(verify).toBeDisabled();
  const code = await codeFor(email);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  await typeCode(page, wrong);
  await verify.click();
  await expect(page.getByText(messages.invalidOtp)).toBeVisible();
  await typeCode(page, code);
  await verify.click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await kept(page, 'otpVerified')).toBe('true');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile' })).toBeVisible();
});

test('the boxes go on, go back, and take a whole code', async ({ page, context }) => {
  await allowClipboard(context);
  const email = newEmail();
  await page.goto('/register');
  await fillRegistration(page, email);
  await expect(boxes(page)).toHaveCount(4);
  await test.step('a box takes a digit and nothing else, and says what it lacks', async () => {
    await boxes(page).first().click();
    await page.keyboard.type('a');
    await expect(page.getByText(messages.mustBeDigit)).toBeVisible();
    await expect(boxes(page).first()).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('12');
    await heading(page).click();
    await expect(page.getByText(messages.required, { exact: true })).toBeVisible();
  });
  await boxes(page).first().click();
  await page.keyboard.type('1');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Backspace');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(boxes(page).first()).toBeFocused();
  const code = await codeFor(email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await boxes(page).first().focus();
  await page.keyboard.press('ControlOrMeta+V');
  for (const [index, digit] of [...code].entries()) {
    await expect(boxes(page).nth(index)).toHaveValue(digit);
  }
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('another code comes after the countdown, and ends the first', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* 422/);
  await page.clock.install();
  const email = newEmail();
  await page.goto('/register');
  await fillRegistration(page, email);
  const resend = page.getByRole('button', { name: /Resend OTP/ });
  await expect(resend).toBeDisabled();
  const first = await codeFor(email);
  await page.clock.runFor(31_000);
  await expect(resend).toBeEnabled();
  // Only the page's clock was advanced, not the server's.
  await resend.click();
  await expect(page.getByText('You have asked for too many codes.')).toBeVisible();
  watch.provokes(/^console: Failed to load resource: .* 429/);
  await typeCode(page, first);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('an address that is taken, a common password, and one that waits for its code', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: (.* 4(00|09|22)|net::ERR_)/);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create an Account' }).click();
  await expect(page.getByText(messages.required, { exact: true })).toHaveCount(3);
  await fillRegistration(page, 'user@demo.example');
  await expect(page.getByRole('alert')).toContainText(messages.emailTaken);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(newEmail());
  await main.getByLabel('Password', { exact: true }).fill('password1');
  await main.getByRole('button', { name: 'Create an Account' }).click();
  await expect(page.getByText(messages.passwordCommon)).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill('short');
  await main.getByRole('button', { name: 'Create an Account' }).click();
  await expect(page.getByText(messages.passwordTooShort)).toBeVisible();
  await test.step('a refusal without words of its own', async () => {
    await page.route('**/api/users/registerUser', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', body: '{}' }),
    );
    await fillRegistration(page, newEmail());
    await expect(page.getByRole('alert')).toContainText(messages.somethingWrong);
    await page.unrouteAll();
  });
  await test.step('nothing typed is lost when nobody answers', async () => {
    await page.route('**/api/users/registerUser', (route) => route.abort('connectionrefused'));
    const email = newEmail();
    await fillRegistration(page, email);
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/enter-otp$/);
  });
});

test('a teacher lists themselves and reaches their dashboard', { tag: '@nightly' }, async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/list-yourself');
  await expect(heading(page)).toHaveText('List yourself at Nukkad');
  const submit = page.getByRole('button', { name: 'Get Started' });
  await expect(submit).toBeDisabled();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Teacher' }).check({ force: true });
  await main.getByLabel('Full Name').fill('Asha Rao');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone number').fill('98450 12345');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await expect(submit).toBeDisabled();
  await main.getByRole('checkbox').check({ force: true });
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/enter-otp$/);
  expect(await kept(page, 'emailID')).toBe(email);
  await typeCode(page, await codeFor(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/teacher-dashboard$/);
  expect(await kept(page, 'vendorId')).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse((await kept(page, 'vendorDetails')) ?? '')).toEqual({
    fullName: 'Asha Rao',
    phoneNumber: '9845012345',
  });
  const complete = page.getByRole('link', { name: 'Complete your page' });
  await expect(complete).toHaveAttribute('href', '/teacher-onboarding');
});

test('what the API says of a listing stands below it until a field is used', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 4(00|22)/);
  await page.goto('/list-yourself');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Get Started' }).click({ force: true });
  await expect(page.getByText(messages.mustAcceptTerms)).toBeVisible();
  await main.getByRole('radio', { name: 'Doctor', exact: true }).check({ force: true });
  await main.getByLabel('Full Name').fill('Asha Rao');
  await main.getByLabel('Email').fill('doctor@demo.example');
  const phone = main.getByLabel('Phone number');
  await phone.fill('123');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('checkbox').check({ force: true });
  const submit = page.getByRole('button', { name: 'Get Started' });
  await expect(submit).toBeDisabled();
  await submit.click({ force: true });
  await expect(page.getByText(messages.phoneTooShort)).toBeVisible();
  await phone.fill('98450 12345');
  await submit.click();
  await expect(page.getByText(messages.emailTaken)).toBeVisible();
  await expect(main.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
  await main.getByLabel('Email').click();
  await expect(page.getByText(messages.emailTaken)).toBeHidden();
});

test('the terms and the privacy notice can be read', { tag: '@nightly' }, async ({ page }) => {
  for (const [path, title] of [
    ['/terms', /terms/i],
    ['/privacy', /privacy/i],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});
