import { messages } from '@nukkad/platform/contract';
import { fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { Screen } from './forgot-password.screen';
import * as text from './forgot-password.text';

const open = (state: unknown = null, retryAfter = 30) => {
  const wire = fakeWire({
    forgotPassword: () => ({ message: messages.resetLinkSent, retryAfter }),
  });
  return { wire, ...renderScreen(Screen, { at: '/forgot-password', state, wire }) };
};
const email = () => screen.getByRole('textbox', { name: common.email });
const send = () => userEvent.click(screen.getByRole('button', { name: text.submit }));

test('a link is sent, and the page says where to look for it', async () => {
  const { address } = open({ email: 'meera@example.in' });
  expect(email()).toHaveValue('meera@example.in');
  await send();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(text.sentHeading);
  expect(screen.getByText(text.sentTo('meera@example.in'))).toBeVisible();
  expect(address()).toBe('/forgot-password');
});

test('another link can be had when its time has come', async () => {
  const { wire } = open({ email: 'meera@example.in' }, 0);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: text.resend.resend }));
  expect(await screen.findByText(messages.resetLinkSent)).toBeVisible();
  expect(wire.calls).toHaveLength(2);
  const wait = { 'retry-after': '45' };
  wire.answer('forgotPassword', () => problem(429, 'too-many-requests', undefined, wait));
  await userEvent.click(screen.getByRole('button', { name: text.resend.resend }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text.sendErrors.tooOften);
});

test('another email can be tried, with the first one still there', async () => {
  open({ email: 'meera@example.in' });
  await send();
  await userEvent.click(await screen.findByRole('button', { name: text.another }));
  expect(email()).toHaveValue('meera@example.in');
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
  const { wire } = open({ email: 'meera@example.in' });
  wire.answer('forgotPassword', () => {
    throw networkDown();
  });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  wire.answer('forgotPassword', () => ({ message: messages.resetLinkSent, retryAfter: 30 }));
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(text.sentTo('meera@example.in'))).toBeVisible();
});

test('both stages are accessible', async () => {
  const { container } = open({ email: 'meera@example.in' });
  await expect(container).toBeAccessible();
  await send();
  await screen.findByText(text.sentTo('meera@example.in'));
  await expect(container).toBeAccessible();
});
