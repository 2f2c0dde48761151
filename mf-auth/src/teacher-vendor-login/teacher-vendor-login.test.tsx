import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import {
  anAccount,
  aVendorAccount,
  fakeWire,
  problem,
  renderScreen,
  signedIn,
  userTypes,
} from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import * as form from '../common/login/login.text';
import { Screen } from './teacher-vendor-login.screen';
import * as text from './teacher-vendor-login.text';

beforeEach(() => session.end('signed-out'));

const open = (account = aVendorAccount(), state: unknown = null) => {
  const wire = fakeWire({ loginUser: () => signedIn(account), getAllUserType: userTypes });
  return { wire, ...renderScreen(Screen, { at: '/teacher-vendor-login', state, wire }) };
};
const login = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: common.email }), 'ravi@example.in');
  await userEvent.type(screen.getByLabelText(common.password), 'a long one');
  await userEvent.click(screen.getByRole('button', { name: form.submit }));
};

test('a teacher goes to the dashboard', async () => {
  const { address } = open();
  expect(screen.getByRole('heading', { name: text.heading })).toBeVisible();
  await login();
  await screen.findByText('Another page');
  expect(address()).toBe('/teacher-dashboard');
  expect(session.get().remembered.vendorId).toBe('vendor-7');
});

test('a teacher who has not finished the listing goes on with it', async () => {
  const { address } = open(aVendorAccount({ listing: 'draft' }));
  await login();
  await screen.findByText('Another page');
  expect(address()).toBe('/teacher-onboarding');
});

test.each([
  ['a user', anAccount(), '/homepage', text.notTeacher(null)],
  [
    'a doctor',
    aVendorAccount({ vendorType: 'type-doctor' }),
    '/doctor-dashboard',
    text.notTeacher('doctor'),
  ],
])('%s is told so, at an own page', async (_who, account, place, words) => {
  const { address, said } = open(account);
  await login();
  await screen.findByText('Another page');
  expect(address()).toBe(place);
  expect(said()).toContain(words);
});

test('a wrong password has the documented words', async () => {
  const { wire } = open();
  wire.answer('loginUser', () => problem(401, 'login-failed'));
  await login();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.loginFailed);
});

test('the page is accessible', async () => {
  await expect(open().container).toBeAccessible();
});
