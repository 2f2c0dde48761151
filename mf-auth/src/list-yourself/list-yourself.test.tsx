import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
  userTypes,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { Screen } from './list-yourself.screen';
import * as text from './list-yourself.text';

beforeEach(() => session.end('signed-out'));

const open = () => {
  const wire = fakeWire({
    getAllUserType: userTypes,
    registerProfessional: () => ({ message: messages.registered, vendorId: 'vendor-7' }),
  });
  return { wire, ...renderScreen(Screen, { at: '/list-yourself', wire }) };
};
const card = (name: string) => screen.findByRole('radio', { name });
const name = () => screen.getByRole('textbox', { name: common.fullName });
const email = () => screen.getByRole('textbox', { name: common.email });
const phone = () => screen.getByRole('textbox', { name: text.phoneNumber });
const password = () => screen.getByLabelText(common.password);
const terms = () => screen.getByRole('checkbox');
const submit = () => screen.getByRole('button', { name: text.submit });
const send = () => userEvent.click(submit());
const fill = async () => {
  await userEvent.click(await card('Govt Officer'));
  await userEvent.type(name(), 'Ravi Kumar');
  await userEvent.type(email(), 'ravi@example.in');
  await userEvent.type(phone(), '+91 98765 43210');
  await userEvent.type(password(), 'a long one');
  await userEvent.click(terms());
};
const isReady = () => submit().getAttribute('aria-disabled') !== 'true';

test('a listing goes on to the code, with its profession', async () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true', userId: 'user-1' });
  const { wire, address, navigationState } = open();
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/enter-otp');
  expect(navigationState()).toEqual({
    email: 'ravi@example.in',
    profession: 'govt officer',
    existed: false,
  });
  expect(wire.calls.at(-1)?.request.body).toEqual({
    vendorName: 'Ravi Kumar',
    email: 'ravi@example.in',
    mobileNumber: ['9876543210'],
    password: 'a long one',
    vendorType: 'type-govt officer',
  });
  expect(session.get().remembered).toMatchObject({
    emailID: 'ravi@example.in',
    profession: 'govt officer',
    vendorId: 'vendor-7',
    otpVerified: 'false',
    jwtToken: null,
    userId: null,
  });
});

test('an officer reads which of the two to choose', async () => {
  open();
  await card('Govt Officer');
  const hint = text.officials('Officer', 'Govt Officer');
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(hint);
});

test('an account that waits for its code stores nothing', async () => {
  const { wire, navigationState } = open();
  wire.answer('registerProfessional', () => ({ message: messages.existsUnverified }));
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(navigationState()).toMatchObject({ email: 'ravi@example.in', existed: true });
  expect(session.get().remembered.emailID).toBeNull();
});

test('Get Started waits for a profession, right answers and the terms', async () => {
  open();
  await card('Teacher');
  expect(isReady()).toBe(false);
  await userEvent.type(name(), 'Ravi Kumar');
  await userEvent.type(email(), 'ravi@example.in');
  await userEvent.type(phone(), '98765 43210');
  await userEvent.type(password(), 'a long one');
  await userEvent.click(terms());
  expect(isReady()).toBe(false);
  await userEvent.click(await card('Teacher'));
  expect(isReady()).toBe(true);
  await userEvent.click(terms());
  expect(isReady()).toBe(false);
  await userEvent.click(terms());
  await userEvent.clear(email());
  await userEvent.type(email(), 'ravi');
  expect(isReady()).toBe(false);
});

test('nothing is said of a field before the first press, then all of it', async () => {
  const { wire } = open();
  await card('Teacher');
  await userEvent.type(phone(), '98765');
  await userEvent.type(password(), 'short');
  await userEvent.type(email(), 'ravi');
  await userEvent.tab();
  expect(screen.queryByText(messages.invalidEmail)).not.toBeInTheDocument();
  await send();
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  expect(screen.getByText(messages.invalidEmail)).toBeVisible();
  expect(screen.getByText(messages.phoneTooShort)).toBeVisible();
  expect(screen.getByText(messages.passwordTooShort)).toBeVisible();
  expect(screen.getByText(messages.mustAcceptTerms)).toBeVisible();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(wire.calls.map((call) => call.name)).toEqual(['getAllUserType']);
});

test('the API’s words stand under the button, until a field is clicked', async () => {
  const { wire } = open();
  wire.answer('registerProfessional', () => problem(400, 'email-taken'));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('email-taken');
  expect(name()).toHaveValue('Ravi Kumar');
  expect(await card('Govt Officer')).toBeChecked();
  expect(password()).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent(text.passwordAgain);
  expect(isReady()).toBe(false);
  await userEvent.click(name());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is wrong with an answer stands at its field as well', async () => {
  const { wire } = open();
  const errors = { 'mobileNumber.0': 'must be a telephone number' };
  wire.answer('registerProfessional', () => problem(422, 'validation', errors));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('must be a telephone number');
  expect(phone()).toHaveAccessibleDescription(/must be a telephone number/);
  expect(phone()).toHaveFocus();
});

test('nobody answers: all of it stays, and Retry sends it again', async () => {
  const { wire, address } = open();
  wire.answer('registerProfessional', () => {
    throw networkDown();
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  expect(password()).toHaveValue('a long one');
  wire.answer('registerProfessional', () => ({ message: messages.registered, vendorId: 'v' }));
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/enter-otp');
});

test('while it is on its way the button says so', async () => {
  const { wire } = open();
  wire.answer('registerProfessional', () => new Promise(() => {}));
  await fill();
  await send();
  expect(await screen.findByRole('button', { name: text.submitting })).toBeVisible();
});

test('professions that do not come can be asked for again; what was typed stays', async () => {
  const wire = fakeWire({ getAllUserType: () => problem(404, 'not-found') });
  renderScreen(Screen, { at: '/list-yourself', wire });
  await userEvent.type(name(), 'Ravi Kumar');
  expect(await screen.findByText(failureWords.couldNotLoad(text.professions))).toBeVisible();
  wire.answer('getAllUserType', userTypes);
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await card('Doctor')).toBeInTheDocument();
  expect(name()).toHaveValue('Ravi Kumar');
});

test('no professions at all: told so', async () => {
  const wire = fakeWire({ getAllUserType: () => [] });
  renderScreen(Screen, { at: '/list-yourself', wire });
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('arrow keys choose a profession, whose icon turns white', async () => {
  open();
  const doctor = await card('Doctor');
  await userEvent.click(doctor);
  const icon = () => doctor.closest('label')?.querySelector('img')?.getAttribute('src');
  expect(icon()).toBe('/assets/icons/doctor-white.svg');
  await userEvent.keyboard('{ArrowDown}');
  expect(await card('Engineer')).toBeChecked();
  expect(icon()).toBe('/assets/icons/doctor.svg');
});

test('somebody signed in learns that a listing has an account of its own', () => {
  session.remember({ jwtToken: aToken, otpVerified: 'true', emailID: 'meera@example.in' });
  open();
  expect(screen.getByText(text.signedIn('meera@example.in'))).toBeVisible();
});

test('the terms open beside the form', async () => {
  open();
  const link = screen.getByRole('link', { name: `${common.terms}${common.newTab}` });
  expect(link).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the page is accessible', async () => {
  const { container } = open();
  await card('Teacher');
  await expect(container).toBeAccessible();
});
