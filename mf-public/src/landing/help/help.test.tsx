import { messages } from '@nukkad/platform/contract';
import { fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Help } from './help.container';
import { text } from './help.text';

const order = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phoneNumber: '9876543210',
  message: 'The map is wrong.',
};

const open = () => {
  const wire = fakeWire({ createTicket: () => ({ number: 'NK-T-000123' }) });
  return { wire, ...renderScreen(Help, { wire }) };
};
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: text.send }));
const fill = async () => {
  await userEvent.type(field(text.firstName), order.firstName);
  await userEvent.type(field(text.lastName), order.lastName);
  await userEvent.type(field(text.email), order.email);
  await userEvent.type(field(text.phoneNumber), order.phoneNumber);
  await userEvent.type(field(text.message), order.message);
};

test('a message is given a number, and another can be written', async () => {
  const { wire } = open();
  await fill();
  await send();
  expect(await screen.findByText('Ticket NK-T-000123')).toBeVisible();
  expect(wire.calls[0]?.request.body).toEqual(order);
  await userEvent.click(screen.getByRole('button', { name: text.again }));
  expect(field(text.message)).toHaveValue('');
});

test('nothing is sent before every field is filled', async () => {
  const { wire } = open();
  await send();
  expect(await screen.findAllByText(messages.required)).toHaveLength(5);
  expect(field(text.firstName)).toHaveFocus();
  await userEvent.type(field(text.email), 'asha');
  await send();
  expect(await screen.findByText(messages.invalidEmail)).toBeVisible();
  expect(wire.calls).toEqual([]);
});

test('fields have the keyboards of what they ask for', () => {
  open();
  expect(field(text.email)).toHaveAttribute('type', 'email');
  expect(field(text.phoneNumber)).toHaveAttribute('type', 'tel');
});

test('what the API refuses stands at its field, and nothing typed is lost', async () => {
  const { wire } = open();
  wire.answer('createTicket', () => problem(422, 'validation', { phoneNumber: 'No such number' }));
  await fill();
  await send();
  expect(await screen.findByText('No such number')).toBeVisible();
  expect(field(text.message)).toHaveValue(order.message);
});
