import { messages } from '@nukkad/platform/contract';
import { fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { Screen } from './take-back-email.screen';
import * as text from './take-back-email.text';

const token = 'mWk2Xc1T8qS0d5y7GhJ3nA';
const email = 'meera@example.in';
const passkeys = { passkeysRemoved: [], passkeysKept: [] };
const takenBack = { message: messages.emailTakenBack, email, ...passkeys };

const open = (at = `/take-back-email#${token}`) => {
  const wire = fakeWire({ takeBackEmail: () => takenBack });
  return { wire, ...renderScreen(Screen, { at, wire }) };
};
const password = () => screen.getByLabelText(common.newPassword);
const fill = () => userEvent.type(password(), 'a longer one');
const send = () => userEvent.click(screen.getByRole('button', { name: text.submit }));

test('the former email is taken back with a new password, and leads to signing in', async () => {
  const { wire, address, navigationState, container } = open();
  await expect(container).toBeAccessible();
  await fill();
  await send();
  await screen.findByText('Another page');
  expect(address()).toBe('/login');
  expect(navigationState()).toEqual({ email, ...passkeys, hasNewPassword: true });
  expect(wire.calls[0]?.request.body).toEqual({ token, password: 'a longer one' });
});

test('a link that is no good says so, what was typed stays, and help is offered', async () => {
  const { wire } = open();
  wire.answer('takeBackEmail', () => problem(422, 'link-invalid'));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.takeBackLinkInvalid);
  expect(password()).toHaveValue('a longer one');
  expect(screen.getByRole('link', { name: text.help })).toHaveAttribute('href', '/#help');
});

test('nobody answers: what was typed stays', async () => {
  const { wire } = open();
  wire.answer('takeBackEmail', () => {
    throw networkDown();
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(common.unreachable);
  expect(password()).toHaveValue('a longer one');
});

test('without the link there is no form, and the way to help', () => {
  open('/take-back-email');
  expect(screen.getByText(text.incomplete)).toBeVisible();
  expect(screen.queryByLabelText(common.newPassword)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: text.help })).toBeVisible();
});
