import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { aToken, fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as code from '../common/code/code.text';
import * as common from '../common/common.text';
import { Screen } from './reset-password.screen';
import * as text from './reset-password.text';

const meera = { email: 'meera@example.in', retryAfter: 0 };

beforeEach(() => session.end('signed-out'));

const open = (state: unknown = meera) => {
  const wire = fakeWire({
    resetPassword: () => ({ message: messages.passwordChanged }),
    forgotPassword: () => ({ message: messages.resetCodeSent, retryAfter: 30 }),
  });
  return { wire, ...renderScreen(Screen, { at: '/reset-password', state, wire }) };
};
const email = () => screen.getByRole('textbox', { name: common.email });
const firstBox = () => screen.getByRole('textbox', { name: code.label });
const password = () => screen.getByLabelText(common.newPassword);
const send = () => userEvent.click(screen.getByRole('button', { name: text.submit }));
const fill = async () => {
  await userEvent.click(firstBox());
  await userEvent.keyboard('4821');
  await userEvent.type(password(), 'a longer one');
};

test('a changed password leads to signing in with it', async () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true', emailID: 'meera@example.in' });
  const { wire, address, navigationState } = open();
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/login');
  expect(navigationState()).toEqual({ email: 'meera@example.in', hasNewPassword: true });
  expect(wire.calls[0]?.request.body).toEqual({
    email: 'meera@example.in',
    otp: '4821',
    password: 'a longer one',
  });
  // All sessions of the account have ended, this one with them.
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

test('nothing is sent before every answer is right', async () => {
  const { wire } = open();
  await userEvent.type(password(), 'short');
  await send();
  expect(screen.getByText(messages.required)).toBeVisible();
  expect(screen.getByText(messages.passwordTooShort)).toBeVisible();
  expect(wire.calls).toEqual([]);
});

test('a wrong code is said at the code', async () => {
  const { wire } = open();
  wire.answer('resetPassword', () => problem(422, 'otp-invalid'));
  await fill();
  await send();
  expect(await screen.findByText(messages.invalidOtp)).toBeVisible();
  expect(firstBox()).toHaveFocus();
  expect(password()).toHaveValue('a longer one');
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
  wire.answer('resetPassword', () => ({ message: messages.passwordChanged }));
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/login');
});

test('another code can be had', async () => {
  const { wire } = open();
  await userEvent.click(screen.getByRole('button', { name: code.resend }));
  expect(await screen.findByText(messages.resetCodeSent)).toBeVisible();
  expect(wire.calls[0]).toMatchObject({
    name: 'forgotPassword',
    request: { body: { email: 'meera@example.in' } },
  });
});

test('without an email it is asked for, and a code can be', async () => {
  open(null);
  expect(email()).toHaveValue('');
  expect(screen.queryByRole('button', { name: code.resend })).not.toBeInTheDocument();
  const ask = screen.getByRole('link', { name: text.askAgain });
  expect(ask).toHaveAttribute('href', '/forgot-password');
  await send();
  expect(email()).toHaveAccessibleDescription(messages.required);
});

test('the page is accessible', async () => {
  await expect(open().container).toBeAccessible();
});
