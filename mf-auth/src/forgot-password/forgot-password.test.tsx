import { messages } from '@nukkad/platform/contract';
import { fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { Screen } from './forgot-password.screen';
import * as text from './forgot-password.text';

const open = (state: unknown = null) => {
  const wire = fakeWire({
    forgotPassword: () => ({ message: messages.resetCodeSent, retryAfter: 30 }),
  });
  return { wire, ...renderScreen(Screen, { at: '/forgot-password', state, wire }) };
};
const email = () => screen.getByRole('textbox', { name: common.email });
const send = () => userEvent.click(screen.getByRole('button', { name: text.submit }));

test('the email takes the person to the new password', async () => {
  const { address, navigationState } = open({ email: 'meera@example.in' });
  expect(email()).toHaveValue('meera@example.in');
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/reset-password');
  expect(navigationState()).toEqual({ email: 'meera@example.in', retryAfter: 30 });
});

test('without an email nothing is sent', async () => {
  const { wire } = open();
  await send();
  expect(email()).toHaveAccessibleDescription(messages.required);
  await userEvent.type(email(), 'meera');
  await send();
  expect(email()).toHaveAccessibleDescription(messages.invalidEmail);
  expect(wire.calls).toEqual([]);
});

test('what the API refuses stands at the email', async () => {
  const { wire } = open({ email: 'meera@example.in' });
  const errors = { email: messages.invalidEmail };
  wire.answer('forgotPassword', () => problem(422, 'validation', errors));
  await send();
  expect(await screen.findByText(messages.invalidEmail)).toBeVisible();
});

test('too often: also when to try again', async () => {
  const { wire } = open({ email: 'meera@example.in' });
  const wait = { 'retry-after': '45' };
  wire.answer('forgotPassword', () => problem(429, 'too-many-requests', undefined, wait));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 45 seconds.');
});

test('nobody answers: Retry', async () => {
  const { wire, address } = open({ email: 'meera@example.in' });
  wire.answer('forgotPassword', () => {
    throw networkDown();
  });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  wire.answer('forgotPassword', () => ({ message: messages.resetCodeSent, retryAfter: 30 }));
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText('Another page');
  expect(address()).toBe('/reset-password');
});

test('the page is accessible', async () => {
  await expect(open().container).toBeAccessible();
});
