import { session } from '@nukkad/platform';
import { limits, messages } from '@nukkad/platform/contract';
import {
  anAccount,
  aToken,
  aVendorAccount,
  aVerification,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  userTypes,
} from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as code from '../common/code/code.text';
import * as common from '../common/common.text';
import * as already from '../common/entrance/already-in.text';
import { Screen } from './enter-otp.screen';
import * as text from './enter-otp.text';

const meera = { email: 'meera@example.in' };

beforeEach(() => session.end('signed-out'));
afterEach(() => jest.useRealTimers());

const open = (state: unknown = meera) => {
  const wire = fakeWire({
    verifyOtp: () => aVerification(),
    resendOtp: () => ({ message: messages.codeSent, retryAfter: 30 }),
    getAllUserType: userTypes,
    getSession: () => anAccount(),
  });
  return { wire, ...renderScreen(Screen, { at: '/enter-otp', state, wire }) };
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const verify = () => screen.getByRole('button', { name: text.submit });
const type = async (digits: string) => {
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard(digits);
};
const submit = async (digits = '4821') => {
  await type(digits);
  await userEvent.click(verify());
};

test('a right code begins the session of a user, who goes to the profile', async () => {
  const { wire, address } = open();
  expect(screen.getByText(text.sentTo('meera@example.in'))).toBeVisible();
  await submit();
  await screen.findByText('Another page');
  expect(address()).toBe('/profile');
  expect(wire.calls[0]?.request.body).toEqual({ email: 'meera@example.in', otp: '4821' });
  expect(session.get().isLoggedIn).toBe(true);
});

test('who signed up on the way somewhere comes back there', async () => {
  const from = '/book?id=vendor-1&at=2030-01-07T12%3A00%3A00.000Z';
  const { address } = open({ ...meera, from });
  await submit();
  await screen.findByText('Another page');
  expect(address()).toBe(from);
});

test('one comes to type, and hears where the code is', () => {
  open();
  expect(boxes()[0]).toHaveFocus();
  expect(boxes()[0]).toHaveAccessibleDescription(text.sentTo('meera@example.in'));
});

test('a new professional goes to the dashboard', async () => {
  const { wire, address } = open({ email: 'ravi@example.in', profession: 'Teacher' });
  wire.answer('verifyOtp', () => aVerification(aVendorAccount({ listing: 'draft' })));
  await submit();
  await screen.findByText('Another page');
  expect(address()).toBe('/teacher-dashboard');
  expect(wire.calls[0]?.request.body).toMatchObject({ profession: 'teacher' });
  expect(session.get().remembered).toMatchObject({ vendorId: 'vendor-7', profession: 'teacher' });
});

test('after a reload the device knows email and profession', async () => {
  session.remember({ emailID: 'ravi@example.in', profession: 'teacher', otpVerified: 'false' });
  const { wire, address } = open(null);
  wire.answer('verifyOtp', () => aVerification(aVendorAccount()));
  wire.answer('getAllUserType', () => problem(404, 'not-found'));
  await submit();
  await screen.findByText('Another page');
  expect(wire.calls[0]?.request.body).toMatchObject({
    email: 'ravi@example.in',
    profession: 'teacher',
  });
  expect(address()).toBe('/teacher-dashboard');
});

test('the account says who it is, whatever was left behind', async () => {
  session.remember({ profession: 'doctor' });
  const { address } = open();
  await submit();
  await screen.findByText('Another page');
  expect(address()).toBe('/profile');
  expect(session.get().remembered.profession).toBeNull();
});

test('Verify waits for four digits', async () => {
  open();
  expect(verify()).toBeDisabled();
  await type('482');
  expect(verify()).toBeDisabled();
  await userEvent.keyboard('1');
  expect(verify()).toBeEnabled();
  await userEvent.keyboard('{Backspace}');
  expect(verify()).toBeDisabled();
});

test('while it is on its way the button says so', async () => {
  const { wire } = open();
  wire.answer('verifyOtp', () => new Promise(() => {}));
  await submit();
  expect(await screen.findByRole('button', { name: text.submitting })).toBeVisible();
});

test('a box tells what is missing in it', async () => {
  open();
  await type('x');
  expect(screen.getByText(messages.mustBeDigit)).toBeVisible();
  await userEvent.keyboard('4');
  expect(screen.queryByText(messages.mustBeDigit)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText(messages.required)).toBeVisible();
});

test('a wrong code is said to be wrong until it is changed', async () => {
  const { wire } = open();
  wire.answer('verifyOtp', () => problem(422, 'otp-invalid'));
  await submit();
  expect(await screen.findByText(messages.invalidOtp)).toBeVisible();
  for (const box of boxes()) expect(box).toBeInvalid();
  expect(boxes()[0]).toHaveFocus();
  await userEvent.keyboard('7');
  expect(screen.queryByText(messages.invalidOtp)).not.toBeInTheDocument();
});

test('too many guesses: also when to try again', async () => {
  const { wire } = open();
  const wait = { 'retry-after': '3600' };
  wire.answer('verifyOtp', () => problem(429, 'too-many-requests', undefined, wait));
  await submit();
  const words = `${messages.invalidOtp} You can try again in 60 minutes.`;
  expect(await screen.findByText(words)).toBeVisible();
});

test('nobody answers: the digits stay, and Retry sends them again', async () => {
  const { wire, address } = open();
  wire.answer('verifyOtp', () => {
    throw networkDown();
  });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  expect(boxes().map(({ value }) => value)).toEqual(['4', '8', '2', '1']);
  wire.answer('verifyOtp', () => aVerification());
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/profile');
});

test('an account that existed is told so', () => {
  open({ ...meera, existed: true });
  expect(screen.getByText(messages.existsUnverified)).toBeVisible();
});

/** Opens the page with fake timers. */
const openAtRest = (state: unknown = meera) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const opened = open(state);
  const resend = () => screen.getByRole('button', { name: code.resend.resend });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  return { ...opened, resend, pass, press: () => user.click(resend()) };
};

test('an account that was sent a code before waits only for the rest of the half minute', async () => {
  const { resend, pass } = openAtRest({ ...meera, existed: true, retryAfter: 12 });
  expect(screen.getByText(code.resend.notYet(12))).toBeInTheDocument();
  await pass(13);
  expect(resend()).not.toHaveAttribute('aria-disabled');
});

test('another code can be sent after half a minute, which is counted down', async () => {
  const { wire, resend, pass, press } = openAtRest();
  expect(screen.getByText(code.resend.notYet(limits.otpResendSeconds))).toBeInTheDocument();
  await pass(6);
  expect(screen.getByText(code.resend.left('0:24'))).toBeVisible();
  await press();
  expect(wire.calls).toEqual([]);
  await pass(25);
  expect(screen.getByText(code.resend.ready)).toBeInTheDocument();
  expect(resend()).not.toHaveAttribute('aria-disabled');
  await press();
  expect(await screen.findByText(messages.codeSent)).toBeVisible();
  expect(wire.calls[0]?.request.body).toEqual({ email: 'meera@example.in' });
  expect(resend()).toHaveAttribute('aria-disabled', 'true');
});

test('a code asked for too often waits as long as the API says', async () => {
  const { wire, pass, press } = openAtRest();
  const wait = { 'retry-after': '90' };
  wire.answer('resendOtp', () => problem(429, 'too-many-requests', undefined, wait));
  await pass(31);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(code.sendErrors.tooOften);
  expect(screen.getByText(code.resend.left('1:30'))).toBeVisible();
});

test('a registration that is gone leads back to signing up', async () => {
  const { wire, pass, press, address } = openAtRest();
  wire.answer('resendOtp', () => problem(409, 'registration-unknown'));
  await pass(31);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(code.unknown);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('link', { name: text.signUpAgain }));
  expect(address()).toBe('/register');
});

test('a code that could not be asked for can be asked for again', async () => {
  const { wire, pass, press, resend } = openAtRest();
  wire.answer('resendOtp', () => {
    throw networkDown();
  });
  await pass(31);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  expect(resend()).not.toHaveAttribute('aria-disabled');
});

test('without an email the page asks where it should come from', () => {
  open(null);
  expect(screen.getByRole('heading', { name: text.nobody })).toBeVisible();
  expect(screen.getByRole('link', { name: text.register })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: text.login })).toHaveAttribute('href', '/login');
});

test('somebody who is verified has nothing to do here', async () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true', emailID: 'meera@example.in' });
  open(null);
  expect(await screen.findByText(already.as('Meera Iyer'))).toBeVisible();
});

test('the page is accessible', async () => {
  const { container } = open();
  await expect(container).toBeAccessible();
});
