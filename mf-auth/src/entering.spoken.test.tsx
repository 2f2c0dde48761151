import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aToken,
  aVerification,
  fakeWire,
  problem,
  renderScreen,
  signInOptions,
} from '@nukkad/platform/testing';
import { type ScreenReader, startScreenReader } from '@nukkad/platform/testing/screen-reader';
import { act, screen } from '@testing-library/react';
import * as common from './common/common.text';
import * as form from './common/login/login.text';
import { Screen as EnterOtp } from './enter-otp/enter-otp.screen';
import { Screen as Login } from './login/login.screen';
import { Screen as Register } from './register/register.screen';
import * as register from './register/register.text';

let reader: ScreenReader;

beforeEach(() => act(() => session.end('signed-out')));
afterEach(() => reader?.stop());

test('signing up', async () => {
  const wire = fakeWire({
    registerUser: () => ({ message: messages.registered, user: { token: aToken, _id: 'user-1' } }),
    getSignInOptions: () => signInOptions(),
    getPublicStats: () => ({ happyCustomers: 1_234 }),
  });
  renderScreen(Register, { at: '/register', wire });
  await screen.findByRole('link', { name: /Google/ });
  await screen.findByText(/1,234/);
  reader = await startScreenReader();
  await reader.read('The page');
  reader.part('Sending it empty, then filled in');
  await reader.goTo(screen.getByRole('button', { name: register.submit }));
  await reader.press('{Enter}', () => screen.findAllByText(messages.required));
  await reader.press('Meera Iyer{Tab}');
  await reader.press('meera{Tab}');
  await reader.press('a long one');
  await reader.press('{Enter}', () => screen.findByText(messages.invalidEmail));
  await reader.press('@example.in');
  await reader.press('{Enter}', () => screen.findByText('Another page'));
  expect(reader.transcript()).toMatchTranscript('register/register');
});

test('the code of an e-mail', async () => {
  const wire = fakeWire({
    verifyOtp: () => problem(422, 'otp-invalid'),
    resendOtp: () => ({ message: messages.codeSent, retryAfter: 30 }),
    getSession: () => problem(401, 'unauthenticated'),
  });
  renderScreen(EnterOtp, { at: '/enter-otp', state: { email: 'meera@example.in' }, wire });
  await screen.findAllByRole('textbox');
  reader = await startScreenReader();
  await reader.read('The page');
  reader.part('A wrong code, then the right one');
  await reader.press('4');
  await reader.press('821');
  await reader.press('{Enter}', () => screen.findByText(messages.invalidOtp));
  wire.answer('verifyOtp', () => aVerification());
  await reader.press('4822{Enter}', () => screen.findByText('Another page'));
  expect(reader.transcript()).toMatchTranscript('enter-otp/enter-otp');
});

test('signing in', async () => {
  const wire = fakeWire({
    loginUser: () => problem(401, 'login-failed'),
    getSignInOptions: () => signInOptions(),
  });
  renderScreen(Login, { at: '/login', wire });
  await screen.findByRole('link', { name: /Google/ });
  reader = await startScreenReader();
  await reader.read('The page');
  reader.part('A wrong password');
  await reader.goTo(screen.getByRole('textbox', { name: common.email }));
  await reader.press('meera@example.in{Tab}');
  await reader.press('a wrong one');
  await reader.goTo(screen.getByRole('button', { name: form.submit }));
  await reader.press('{Enter}', () => screen.findByRole('alert'));
  expect(reader.transcript()).toMatchTranscript('login/login');
});
