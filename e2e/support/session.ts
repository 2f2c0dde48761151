import { randomUUID } from 'node:crypto';
import type { Account, SignedIn, UserType } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeFor, demoPassword, newEmail } from './accounts';
import type { Product } from './product';
import { places } from './run';
import { expect } from './test';

/** Demo accounts with a practice. */
type Professional =
  | 'doctor'
  | 'teacher'
  | 'advocate'
  | 'ca'
  | 'engineer'
  | 'labour'
  | 'officer'
  | 'govt-officer';

/** Demo accounts that journeys sign in with. */
export type DemoAccount = 'user' | 'operator' | Professional;

export const demoEmail = (account: DemoAccount) => `${account}@demo.example`;

/** A new session of a demo account. */
export async function beginSession(
  request: APIRequestContext,
  account: DemoAccount,
  origin = '',
): Promise<SignedIn> {
  const answer = await request.post(`${origin}/api/users/loginUser`, {
    data: { email: demoEmail(account), password: demoPassword },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Signs in as after a browser restart: the next page finds the session in storage. */
export async function signInAs(
  page: Page,
  account: DemoAccount,
  origin?: string,
): Promise<SignedIn> {
  const signedIn = await beginSession(page.request, account, origin);
  await keepSession(page, signedIn);
  return signedIn;
}

/** Signs in an account that may open this URL, if it is not public. */
export async function letIn(page: Page, address: string): Promise<void> {
  const [, profession] = /^\/([^/]+)-onboarding\b/.exec(address) ?? [];
  // Onboarding is open to the vendor's own account only.
  if (profession) return void (await signInAs(page, profession.replace(' ', '-') as DemoAccount));
  if (/^\/(profile|messages)\b|^\/[^/]+-dashboard\b/.test(address)) {
    await signInAs(page, 'operator');
  }
}

/** Stores a session before the next page load. */
export async function keepSession(page: Page, signedIn: SignedIn): Promise<void> {
  await remember(page, storedOf(signedIn, signedIn.token));
}

/** Browser storage of a signed-in account. */
export function storedOf(account: Account, token: string): Record<string, string> {
  const { _id, email, vendorType, vendorId, vendorDetails } = account;
  return {
    otpVerified: 'true',
    jwtToken: token,
    userId: _id,
    emailID: email,
    ...(vendorType && { vendorType }),
    ...(vendorId && { vendorId }),
    ...(vendorDetails && { vendorDetails: JSON.stringify(vendorDetails) }),
  };
}

/** Stores values before the next page load, once: later changes by pages persist. */
export async function remember(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript(
    ({ all, once }) => {
      // Firefox runs this in the empty page before the first as well, which has no storage.
      if (self.origin === 'null') return;
      if (sessionStorage.getItem(once)) return;
      sessionStorage.setItem(once, 'done');
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    },
    { all: values, once: `remembered-${randomUUID()}` },
  );
}

/** A new account, for journeys that delete it. */
export async function newUser(
  request: APIRequestContext,
  password: string = randomUUID(),
): Promise<SignedIn> {
  const email = newEmail();
  const order = { fullName: 'Nila Journey', email, phone: '', password };
  return verified(request, email, 'registerUser', order);
}

/** A teacher who has just signed up and is not listed yet. */
export const newTeacher = (
  request: APIRequestContext,
  product?: Pick<Product, 'origin'>,
): Promise<SignedIn> => newProfessional(request, 'Teacher', undefined, product);

/** A newly signed-up professional of a user type, such as `Govt Officer`. */
export async function newProfessional(
  request: APIRequestContext,
  userTypeName: string,
  vendorName = 'Nila Journey',
  product: Pick<Product, 'origin'> = places.get(),
): Promise<SignedIn> {
  const path = `${product.origin}/api/userType/getAllUserType`;
  const types: UserType[] = await (await request.get(path)).json();
  const found = types.find((type) => type.userTypeName === userTypeName);
  const email = newEmail();
  const order = {
    ...{ vendorName, email, mobileNumber: ['9876543210'], password: randomUUID() },
    vendorType: found?._id,
  };
  return verified(request, email, 'registerProfessional', order, product);
}

const paths = {
  registerUser: '/api/users/registerUser',
  registerProfessional: '/api/vendordetail/registerProfessional',
};

async function verified(
  request: APIRequestContext,
  email: string,
  call: keyof typeof paths,
  data: object,
  product: Pick<Product, 'origin'> = places.get(),
): Promise<SignedIn> {
  const { origin } = product;
  const registered = await request.post(origin + paths[call], { data });
  expect(registered.status()).toBe(201);
  const otp = await codeFor(email, product);
  const answer = await request.post(`${origin}/api/users/verify-otp`, { data: { email, otp } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
