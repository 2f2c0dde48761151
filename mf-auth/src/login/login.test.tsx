import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  anAccount,
  aToken,
  aVendorAccount,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  signedIn,
  signInOptions,
  userTypes,
} from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '../common/auth-page/pitches.text';
import * as common from '../common/common.text';
import * as already from '../common/entrance/already-in.text';
import * as form from '../common/login/login.text';
import * as provider from '../common/providers/providers.text';
import { Screen } from './login.screen';
import * as text from './login.text';

beforeEach(() => session.end('signed-out'));

const open = (at = '/login', state: unknown = null) => {
  const wire = fakeWire({
    loginUser: () => signedIn(),
    getSignInOptions: () => signInOptions(),
    getAllUserType: userTypes,
  });
  return { wire, ...renderScreen(Screen, { at, state, wire }) };
};
const email = () => screen.getByRole('textbox', { name: common.email });
const password = () => screen.getByLabelText(common.password);
const send = () => userEvent.click(screen.getByRole('button', { name: form.submit }));
const fill = async () => {
  await userEvent.type(email(), 'meera@example.in');
  await userEvent.type(password(), 'a long one');
};
const stored = () => session.get().remembered;

test('what speaks for an account stands beside the form, under its own name', () => {
  open();
  expect(screen.getByRole('complementary', { name: people.claim })).toBeVisible();
});

test('a user goes home, and the device remembers who it is', async () => {
  session.remember({ vendorType: 'type-doctor', profession: 'doctor' });
  const { wire, address } = open();
  await fill();
  await send();
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(address()).toBe('/homepage');
  expect(wire.calls.find(({ name }) => name === 'loginUser')?.request.body).toEqual({
    email: 'meera@example.in',
    password: 'a long one',
  });
  expect(stored()).toMatchObject({ jwtToken: aToken, userId: 'user-1', otpVerified: 'true' });
  expect(stored()).toMatchObject({ emailID: 'meera@example.in', vendorType: null });
  expect(stored().profession).toBeNull();
});

test('who came to chat is told why to log in', async () => {
  open('/login', { from: '/messages?to=vendor-1' });
  expect(await screen.findByText(text.reasons['/messages'] ?? '')).toBeVisible();
});

test('somebody whom a page asked to sign in goes back to it', async () => {
  const { address } = open('/login', { from: '/profile?section=favourites' });
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/profile?section=favourites');
});

test('a professional goes to the dashboard of the account’s profession', async () => {
  const { wire, address } = open();
  const account = aVendorAccount({ vendorType: 'type-govt officer' });
  wire.answer('loginUser', () => signedIn(account));
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/govt officer-dashboard');
  expect(stored()).toMatchObject({
    vendorType: 'type-govt officer',
    vendorId: 'vendor-7',
    profession: 'govt officer',
  });
});

test('a professional whose profession cannot be found out gets to the chooser', async () => {
  const { wire, address } = open();
  wire.answer('loginUser', () => signedIn(aVendorAccount()));
  wire.answer('getAllUserType', () => problem(404, 'not-found'));
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/trial');
  expect(session.get().isLoggedIn).toBe(true);
});

test('nothing is said before the first press, and nothing is sent with errors', async () => {
  const { wire } = open();
  await userEvent.type(email(), 'meera');
  await userEvent.tab();
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(password(), 'short');
  await send();
  expect(email()).toHaveAccessibleDescription(messages.invalidEmail);
  expect(password()).toHaveAccessibleDescription(messages.passwordTooShort);
  await userEvent.clear(email());
  await userEvent.clear(password());
  await send();
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  expect(wire.calls.map(({ name }) => name)).toEqual(['getSignInOptions']);
});

test('while it is on its way the button says so', async () => {
  const { wire } = open();
  wire.answer('loginUser', () => new Promise(() => {}));
  await fill();
  await send();
  const button = await screen.findByRole('button', { name: form.submitting });
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test.each([
  [401, 'login-failed'],
  [404, 'not-found'],
  [422, 'validation'],
] as const)('every answer of %d has the documented words', async (status, code) => {
  const { wire } = open();
  wire.answer('loginUser', () => problem(status, code));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.loginFailed);
  expect(password()).toHaveValue('a long one');
  expect(session.get().isLoggedIn).toBe(false);
});

test('somebody unverified is led to the code that was sent', async () => {
  const { wire, address, navigationState } = open();
  wire.answer('loginUser', () => problem(403, 'email-unverified'));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.loginFailed);
  expect(screen.getByText(form.enterCodeWhy)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: form.enterCode }));
  expect(address()).toBe('/enter-otp');
  expect(navigationState()).toEqual({ email: 'meera@example.in' });
});

test('too many attempts: also when to try again', async () => {
  const { wire } = open();
  const wait = { 'retry-after': '600' };
  wire.answer('loginUser', () => problem(429, 'too-many-requests', undefined, wait));
  await fill();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(messages.loginFailed);
  expect(alert).toHaveTextContent('You can try again in 10 minutes.');
});

test.each([
  [
    'nobody answers',
    () => {
      throw networkDown();
    },
  ],
  ['the service is broken', () => problem(500, 'internal')],
])('%s: nothing typed is lost, and Retry sends it again', async (_case, broken) => {
  const { wire, address } = open();
  wire.answer('loginUser', broken);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  expect(email()).toHaveValue('meera@example.in');
  wire.answer('loginUser', () => signedIn());
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/homepage');
});

test('who has left before the answer comes stays where they are', async () => {
  const { wire, address } = open();
  let answer = () => {};
  wire.answer('loginUser', () => new Promise((go) => (answer = () => go(signedIn()))));
  await fill();
  await send();
  await userEvent.click(screen.getByRole('link', { name: text.register }));
  answer();
  await waitFor(() => expect(session.get().isLoggedIn).toBe(true));
  expect(address()).toBe('/register');
});

test('the same refusal is told anew', async () => {
  const { wire } = open();
  wire.answer('loginUser', () => problem(401, 'login-failed'));
  await fill();
  await send();
  const first = await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(messages.loginFailed);
});

test('a forgotten password takes along the email that was typed', async () => {
  const { navigationState, address } = open();
  await userEvent.type(email(), 'meera@example.in');
  await userEvent.click(screen.getByRole('link', { name: form.forgot }));
  expect(address()).toBe('/forgot-password');
  expect(navigationState()).toEqual({ email: 'meera@example.in' });
});

test('SignUp Now leads to signing up', async () => {
  const { address } = open();
  await userEvent.click(screen.getByRole('link', { name: text.register }));
  expect(address()).toBe('/register');
});

test('a new password is greeted', () => {
  open('/login', { email: 'meera@example.in', hasNewPassword: true });
  expect(screen.getByText(messages.passwordChanged)).toBeVisible();
  expect(email()).toHaveValue('meera@example.in');
});

test('after a new password it is said which passkeys open the account, and which do not', () => {
  open('/login', {
    ...{ email: 'meera@example.in', hasNewPassword: true },
    ...{ passkeysRemoved: ['Phone', 'Passkey 2'], passkeysKept: ['Key'] },
  });
  expect(screen.getByText(text.passkeysRemoved(['Phone', 'Passkey 2']))).toBeVisible();
  expect(screen.getByText(text.passkeysKept(['Key']))).toBeVisible();
});

test('providers that are set up are links, the others are not offered', async () => {
  open();
  const google = await screen.findByRole('link', { name: provider.continueWith('Google') });
  expect(google).toHaveAttribute('href', '/api/auth/google/start');
  const ways = within(screen.getByRole('group', { name: provider.group }));
  expect(ways.getAllByRole('link', { name: /^Continue with/ })).toEqual([google]);
});

test.each([() => [], () => problem(404, 'not-found')])(
  'where no provider can be used, email is the way in and nothing dead stands beside it',
  async (getSignInOptions) => {
    const wire = fakeWire({ getSignInOptions });
    renderScreen(Screen, { at: '/login', wire });
    await waitFor(() => expect(wire.calls).not.toHaveLength(0));
    expect(email()).toBeVisible();
    expect(screen.queryByRole('group', { name: provider.group })).not.toBeInTheDocument();
  },
);

test('back from a provider the session begins', async () => {
  const { wire, address } = openVia(() => signedIn(aVendorAccount()));
  await screen.findByText('Another page');
  expect(address()).toBe('/teacher-dashboard');
  expect(wire.calls[0]?.request.params).toEqual({ provider: 'google' });
  expect(session.get().isLoggedIn).toBe(true);
});

test('back from a provider without a session: told so, with the other ways', async () => {
  const { address } = openVia(() => problem(401, 'login-failed'));
  expect(await screen.findByText(text.failedWith('Google'))).toBeVisible();
  expect(address()).toBe('/login?via=google&failed');
  expect(password()).toBeVisible();
});

test('back from a provider, and nobody answers: Retry', async () => {
  const { wire, address } = openVia(() => {
    throw networkDown();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.unreachable('Google'));
  wire.answer('finishSignIn', () => signedIn());
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/homepage');
});

type Finish = NonNullable<Parameters<typeof fakeWire>[0]['finishSignIn']>;

function openVia(finishSignIn: Finish) {
  const wire = fakeWire({
    finishSignIn,
    getAllUserType: userTypes,
    getSignInOptions: () => signInOptions(),
  });
  return { wire, ...renderScreen(Screen, { at: '/login?via=google', pattern: '/login', wire }) };
}

const openSignedIn = () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true', emailID: 'meera@example.in' });
  const wire = fakeWire({
    loginUser: () => signedIn(),
    getSession: () => anAccount(),
    getSignInOptions: () => signInOptions(),
    logout: () => undefined,
  });
  return { wire, ...renderScreen(Screen, { at: '/login', wire }) };
};

test('somebody signed in is told as whom, with a way on', async () => {
  const { address } = openSignedIn();
  expect(await screen.findByText(already.as('Meera Iyer'))).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: already.on }));
  expect(address()).toBe('/homepage');
});

test('somebody signed in can sign in as somebody else', async () => {
  const { wire, address } = openSignedIn();
  await userEvent.click(screen.getByRole('button', { name: already.leave }));
  expect(await screen.findByRole('heading', { name: text.heading })).toBeVisible();
  expect(wire.calls.map(({ name }) => name)).toContain('logout');
  expect(stored().jwtToken).toBeNull();
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/homepage');
});

test('a session that the API does not know any more is over', async () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true' });
  const wire = fakeWire({
    getSession: () => problem(401, 'unauthenticated'),
    getSignInOptions: () => signInOptions(),
  });
  renderScreen(Screen, { at: '/login', wire });
  expect(await screen.findByRole('heading', { name: text.heading })).toBeVisible();
  expect(session.get().ended).toBe('expired');
});

test('the page is accessible', async () => {
  const { container } = open();
  await screen.findByRole('link', { name: provider.continueWith('Google') });
  await expect(container).toBeAccessible();
});
