import type { Page } from '@playwright/test';
import { kept } from '../support/accounts';
import { button } from '../support/dashboard';
import { type Product, startProduct } from '../support/product';
import { places } from '../support/run';
import { demoEmail, keepSession, newUser, signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

/** A virtual authenticator with user verification; its credentials last as long as the page. */
async function withDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the user passes verification. */
    confirms: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** A virtual authenticator accepts the autofill request at once, before the button is pressed. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

test('a passkey is added in the settings, and opens the account after signing out', async ({
  page,
  request,
}) => {
  const device = await withDevice(page);
  await withoutAutofill(page);
  const user = await newUser(request);
  await keepSession(page, user);
  await page.goto('/profile');
  await button(page, 'Add a passkey').click();
  const line = page.getByRole('listitem').filter({ hasText: 'Passkey 1' });
  await expect(line.getByText(/not used yet/)).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);

  await test.step('the same device is told that it is known', async () => {
    await button(page, 'Add a passkey').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('already');
  });

  await device.confirms(false);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(heading(page)).toHaveText('Login to your Account');
  await test.step('somebody who is not the owner of the device is not let in', async () => {
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('not signed in');
  });
  await device.confirms(true);
  await button(page, 'Sign in with a passkey').click();
  await expect(page).toHaveURL(/\/homepage$/);
  expect(await kept(page, 'userId')).toBe(user._id);
  expect(await kept(page, 'jwtToken')).not.toBe(user.token);
});

test.describe('an operator whose console needs a passkey', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct({
      ...{ name: 'operator-passkeys', template: places.get().template },
      settings: async () => ({ OPERATOR_PASSKEYS: 'required' }),
    });
  });
  test.afterAll(() => product.close());

  test('adds one, and confirms with it the next time', { tag: '@nightly' }, async ({
    page,
    watch,
  }) => {
    watch.provokes(/^console: Failed to load resource: .* 403/);
    await withDevice(page);
    // The embedded database allows one process at a time.
    await product.stopServer();
    const said = await product.nukkad('operator', demoEmail('operator'));
    await product.startServer();
    const link = /http\S+#\S+/.exec(said)?.[0] ?? '';
    await signInAs(page, 'operator', product.origin);
    await page.goto(`${product.origin}/operator-dashboard`);
    await expect(heading(page)).toHaveText('Add a passkey to open the console');
    await button(page, 'Add a passkey').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('is missing');
    await page.getByRole('main').getByLabel('Code of your enrolment link').fill(link);
    await button(page, 'Add a passkey').click();
    await expect(heading(page)).toHaveText('Operator console');

    await signInAs(page, 'operator', product.origin);
    await page.goto(`${product.origin}/operator-dashboard`);
    await expect(heading(page)).toHaveText('Confirm with your passkey to open the console');
    await button(page, 'Confirm with a passkey').click();
    await expect(heading(page)).toHaveText('Operator console');
  });
});
