import {
  clientSecret,
  type IdentityProvider,
  startIdentityProvider,
} from '@nukkad/api/identity-provider';
import { kept } from '../support/accounts';
import { type Product, startProduct } from '../support/product';
import { places } from '../support/run';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let provider: IdentityProvider;
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({
    name: 'providers',
    template: places.get().template,
    async settings(origin) {
      provider = await startIdentityProvider([`${origin}/api/auth/google/callback`]);
      return {
        OIDC_GOOGLE_ISSUER: provider.issuer,
        OIDC_GOOGLE_CLIENT_ID: 'nukkad',
        OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
      };
    },
  });
});

test.afterAll(async () => {
  await product?.close();
  await provider?.close();
});

test('somebody new comes in through Google and has an account', async ({ page }) => {
  provider.person = {
    sub: 'asha',
    email: 'asha@provider.example',
    email_verified: true,
    name: 'Asha of Google',
  };
  await page.goto(`${product.origin}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${product.origin}/homepage`);
  expect(await kept(page, 'otpVerified')).toBe('true');
  expect(await kept(page, 'emailID')).toBe('asha@provider.example');
  await page.goto(`${product.origin}/profile`);
  await expect(page.getByText('Asha of Google').first()).toBeVisible();
  // No parameter of the redirects remains in the history.
  await page.goBack();
  expect(page.url()).not.toMatch(/token|code=|state=/);
});

test('who has an account with that email comes into it', { tag: '@nightly' }, async ({ page }) => {
  provider.person = { sub: 'ca', email: 'ca@demo.example', email_verified: true, name: 'Else' };
  await page.goto(`${product.origin}/register`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${product.origin}/ca-dashboard`);
});

test('an email the provider does not vouch for opens nothing, and it is said', {
  tag: '@nightly',
}, async ({ page }) => {
  provider.person = { sub: 'thief', email: 'user@demo.example', email_verified: false };
  await page.goto(`${product.origin}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Google did not sign you in')).toBeVisible();
  expect(await kept(page, 'jwtToken')).toBeNull();
  // Providers without configuration are not offered.
  await expect(page.getByText('Continue with Apple')).toHaveCount(0);
});
