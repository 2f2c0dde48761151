import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { aToken, fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { Screen } from './reset-password.screen';
import * as text from './reset-password.text';

const token = 'mWk2Xc1T8qS0d5y7GhJ3nA';
const changed = {
  message: messages.passwordChanged,
  email: 'meera@example.in',
  passkeysRemoved: ['Meera’s phone'],
  passkeysKept: [],
};

beforeEach(() => session.end('signed-out'));

const open = (at = `/reset-password#${token}`) => {
  const wire = fakeWire({ resetPassword: () => changed });
  return { wire, ...renderScreen(Screen, { at, wire }) };
};
const password = () => screen.getByLabelText(common.newPassword);
const send = () => userEvent.click(screen.getByRole('button', { name: text.submit }));
const fill = () => userEvent.type(password(), 'a longer one');

test('a changed password leads to signing in with it', async () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true', emailID: 'meera@example.in' });
  const { wire, address, navigationState } = open();
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/login');
  const { message: _said, ...brought } = changed;
  expect(navigationState()).toEqual({ ...brought, hasNewPassword: true });
  expect(wire.calls[0]?.request.body).toEqual({ token, password: 'a longer one' });
  // All sessions of the account have ended, including this one.
  expect(session.get().remembered.jwtToken).toBeNull();
});

test('the session of another account goes on', async () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true', emailID: 'ravi@example.in' });
  open();
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(session.get().isLoggedIn).toBe(true);
});

test('the link does not stay in the address', () => {
  history.replaceState(null, '', `/reset-password#${token}`);
  open();
  expect(location.href).not.toContain(token);
});

test('nothing is sent before the password is long enough', async () => {
  const { wire } = open();
  await userEvent.type(password(), 'short');
  await send();
  expect(screen.getByText(messages.passwordTooShort)).toBeVisible();
  expect(wire.calls).toEqual([]);
});

test('a link that was used or is too old says so, and another can be asked for', async () => {
  const { wire } = open();
  wire.answer('resetPassword', () => problem(422, 'link-invalid'));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.resetLinkInvalid);
  expect(password()).toHaveValue('a longer one');
  expect(screen.getByRole('link', { name: text.askAgain })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a common password is told at the password', async () => {
  const { wire } = open();
  const errors = { password: messages.passwordCommon };
  wire.answer('resetPassword', () => problem(422, 'validation', errors));
  await fill();
  await send();
  expect(await screen.findByText(messages.passwordCommon)).toBeVisible();
});

test('nobody answers: Retry', async () => {
  const { wire, address } = open();
  wire.answer('resetPassword', () => {
    throw networkDown();
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  wire.answer('resetPassword', () => changed);
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/login');
});

test('without the link there is no form, and the way to one', () => {
  open('/reset-password');
  expect(screen.getByText(text.incomplete)).toBeVisible();
  expect(screen.queryByLabelText(common.newPassword)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: text.askAgain })).toBeVisible();
});

test('the page is accessible', async () => {
  await expect(open().container).toBeAccessible();
});
