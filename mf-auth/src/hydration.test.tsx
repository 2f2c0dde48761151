import { session } from '@nukkad/platform';
import {
  aLegalDocument,
  anAccount,
  aToken,
  fakeWire,
  signInOptions,
  userTypes,
} from '@nukkad/platform/testing';
import { hydrateAhead } from '@nukkad/platform/testing/hydration';
import { act } from '@testing-library/react';
import * as already from './common/entrance/already-in.text';
import { remote } from './remote';

const wire = () =>
  fakeWire({
    getSignInOptions: () => signInOptions(),
    getAllUserType: userTypes,
    getLegalDocument: () => aLegalDocument(),
    getPublicStats: () => ({ happyCustomers: 1_234 }),
    getSession: () => anAccount(),
  });

/** Screen, address in the browser, words of the HTML. */
const pages = [
  ['login', '/login', 'Log'],
  ['register', '/register', 'Create an Account'],
  ['enterOtp', '/enter-otp', ''],
  ['forgotPassword', '/forgot-password', 'assword'],
  ['resetPassword', '/reset-password#the-token', 'assword'],
  ['takeBackEmail', '/take-back-email#the-token', ''],
  ['listYourself', '/list-yourself', 'List'],
  ['teacherVendorLogin', '/teacher-vendor-login', ''],
  ['document', '/terms', 'Terms'],
  ['document', '/privacy', ''],
] as const;

let opened: Awaited<ReturnType<typeof hydrateAhead>> | null = null;

async function open(name: string, at: string, arrive?: () => void) {
  const module = await remote.screens[name]?.();
  if (!module) throw new Error(`There is no screen ${name}.`);
  const state = { email: 'meera@example.com', from: '/book?id=1' };
  const [pattern = at] = at.split('#');
  opened = await hydrateAhead(module.Screen, {
    ...{ at, pattern, state, wire: wire() },
    ...(arrive && { arrive }),
  });
  return opened;
}

afterEach(() => {
  opened?.unmount();
  opened = null;
  act(() => session.end('signed-out'));
});

test.each(pages)('%s at %s is the same page once it is hydrated', async (name, at, words) => {
  const hydrated = await open(name, at);
  expect(hydrated.before).toContain(words);
  expect(hydrated).toMatchObject({ warnings: [], recovered: [], repeated: [] });
});

const signIn = () =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));

test.each(pages)('%s at %s becomes the page of somebody signed in', async (name, at) => {
  const hydrated = await open(name, at, signIn);
  expect(hydrated).toMatchObject({ warnings: [], recovered: [] });
});

test('who is signed in already is told so', async () => {
  const hydrated = await open('login', '/login', signIn);
  expect(hydrated.before).not.toContain(already.on);
  expect(hydrated.after).toContain(already.on);
});

test.each([
  ['login', '/login'],
  ['forgotPassword', '/forgot-password'],
])('the email of the navigation fills the form of %s once it is hydrated', async (name, at) => {
  const { html, container } = await open(name, at);
  expect(html).not.toContain('meera@example.com');
  expect(container.querySelector('input')).toHaveValue('meera@example.com');
});
