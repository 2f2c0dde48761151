import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  anAccount,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  signInOptions,
} from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import * as already from '../common/entrance/already-in.text';
import { Screen } from './register.screen';
import * as text from './register.text';

beforeEach(() => session.end('signed-out'));

const open = (state: unknown = null) => {
  const wire = fakeWire({
    registerUser: () => ({ message: messages.registered, user: { token: aToken, _id: 'user-1' } }),
    getSignInOptions: () => signInOptions(),
    getPublicStats: () => ({ happyCustomers: 1_234 }),
  });
  return { wire, ...renderScreen(Screen, { at: '/register', state, wire }) };
};
const name = () => screen.getByRole('textbox', { name: common.fullName });
const email = () => screen.getByRole('textbox', { name: common.email });
const password = () => screen.getByLabelText(common.password);
const send = () => userEvent.click(screen.getByRole('button', { name: text.submit }));
const fill = async () => {
  await userEvent.type(name(), 'Meera Iyer');
  await userEvent.type(email(), 'meera@example.in');
  await userEvent.type(password(), 'a long one');
};

test('a new account goes on to the code; no phone is invented', async () => {
  session.remember({ vendorId: 'vendor-9', profession: 'doctor' });
  const { wire, address, navigationState } = open();
  expect(screen.getByRole('heading', { name: text.heading })).toBeVisible();
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/enter-otp');
  expect(navigationState()).toEqual({ email: 'meera@example.in', existed: false });
  expect(wire.calls.find((call) => call.name === 'registerUser')?.request.body).toEqual({
    fullName: 'Meera Iyer',
    email: 'meera@example.in',
    password: 'a long one',
    phone: '',
  });
  expect(session.get().remembered).toEqual({
    otpVerified: 'false',
    jwtToken: aToken,
    userId: 'user-1',
    emailID: 'meera@example.in',
    vendorType: null,
    vendorId: null,
    vendorDetails: null,
    profession: null,
  });
  expect(session.get().isLoggedIn).toBe(false);
});

test('what was typed on the way here stands there, and the way back is taken along', async () => {
  const from = '/book?id=vendor-1';
  const { navigationState } = open({ from, fullName: 'Meera Iyer', email: 'meera@example.in' });
  expect(name()).toHaveValue('Meera Iyer');
  expect(email()).toHaveValue('meera@example.in');
  await userEvent.type(password(), 'a long one');
  await send();
  await screen.findByText('Another page');
  expect(navigationState()).toEqual({ email: 'meera@example.in', existed: false, from });
});

test('an account that waits for its code stores nothing and takes the email along', async () => {
  const { wire, address, navigationState } = open();
  wire.answer('registerUser', () => ({ message: messages.existsUnverified, retryAfter: 12 }));
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/enter-otp');
  expect(navigationState()).toEqual({ email: 'meera@example.in', existed: true, retryAfter: 12 });
  expect(session.get().remembered.emailID).toBeNull();
});

test('nothing is sent before every field is right', async () => {
  const { wire } = open();
  await send();
  expect(screen.getAllByText(messages.required)).toHaveLength(3);
  expect(name()).toHaveFocus();
  await userEvent.type(email(), 'meera');
  await userEvent.type(password(), '1234567');
  await send();
  expect(screen.getByText(messages.invalidEmail)).toBeVisible();
  expect(screen.getByText(messages.passwordTooShort)).toBeVisible();
  expect(wire.calls.some((call) => call.name === 'registerUser')).toBe(false);
});

test('an email that is taken is told in the documented words, and nothing typed is lost', async () => {
  const { wire } = open();
  wire.answer('registerUser', () => problem(400, 'email-taken'));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.emailTaken);
  expect(name()).toHaveValue('Meera Iyer');
  expect(password()).toHaveValue('a long one');
});

test('a common password is told at the password', async () => {
  const { wire } = open();
  const errors = { password: messages.passwordCommon };
  wire.answer('registerUser', () => problem(422, 'validation', errors));
  await fill();
  await send();
  expect(await screen.findByText(messages.passwordCommon)).toBeVisible();
  expect(password()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('other refusals are told as well', async () => {
  const { wire } = open();
  const wait = { 'retry-after': '30' };
  wire.answer('registerUser', () => problem(429, 'too-many-requests', undefined, wait));
  await fill();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(messages.somethingWrong);
  expect(alert).toHaveTextContent('You can try again in 30 seconds.');
});

test('a broken service: something went wrong, and it can be tried again', async () => {
  const { wire } = open();
  wire.answer('registerUser', () => problem(500, 'internal'));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.somethingWrong);
  expect(screen.getByRole('button', { name: common.retry })).toBeVisible();
});

test('nobody answers: Retry sends it again', async () => {
  const { wire, address } = open();
  wire.answer('registerUser', () => {
    throw networkDown();
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  wire.answer('registerUser', () => ({ message: messages.existsUnverified }));
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/enter-otp');
});

test('how many others are here', async () => {
  open();
  expect(screen.getByText('Join 500+ Happy Customers')).toBeVisible();
  expect(await screen.findByText('Join 1,234+ Happy Customers')).toBeVisible();
});

test('without an answer it is the documented number', async () => {
  const { wire } = open();
  wire.answer('getPublicStats', () => problem(404, 'not-found'));
  expect(await screen.findByText('Join 500+ Happy Customers')).toBeVisible();
});

test('the documents open beside the form, and Login keeps the way back', async () => {
  const { navigationState, address } = open({ from: '/profile' });
  const terms = screen.getByRole('link', { name: `${common.terms}${common.newTab}` });
  expect(terms).toHaveAttribute('href', '/terms');
  expect(terms).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('link', { name: text.login }));
  expect(address()).toBe('/login');
  expect(navigationState()).toEqual({ from: '/profile' });
});

test('somebody signed in is told so', async () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true' });
  const wire = fakeWire({ getSession: () => anAccount() });
  renderScreen(Screen, { at: '/register', wire });
  expect(await screen.findByRole('heading', { name: already.heading })).toBeVisible();
});

test('the page is accessible', async () => {
  const { container } = open();
  await screen.findByText('Join 1,234+ Happy Customers');
  await expect(container).toBeAccessible();
});
