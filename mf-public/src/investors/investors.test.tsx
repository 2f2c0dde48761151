import { aCampaign, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './investors.screen';
import { text } from './investors.text';

const tea = aCampaign({ slug: 'tea', kind: 'startup', title: 'Tea by post', organiser: 'Kavya' });
const open = (at = '/investors') => {
  const wire = fakeWire({ getCampaigns: () => [tea], sendInterest: () => ({ state: 'sent' }) });
  return { wire, ...renderScreen(Screen, { at, wire }) };
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const fill = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(text.name) }), 'Asha');
  await userEvent.type(field(text.email), 'asha@example.in');
  await userEvent.type(field(text.phone), '98765 43210');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: new RegExp(text.range) }),
    '1-to-5-lakh',
  );
  await userEvent.type(field(text.message), 'Let us talk.');
};
const send = () => userEvent.click(screen.getByRole('button', { name: text.send }));

test('somebody who may invest tells the organiser', async () => {
  const { wire, container } = open();
  await userEvent.click(
    await screen.findByRole('button', { name: text.interestedIn('Tea by post') }),
  );
  await fill();
  await expect(container).toBeAccessible();
  await send();
  expect(await screen.findByText(text.sent('Kavya'))).toBeVisible();
  expect(wire.calls.at(-1)?.request).toMatchObject({
    params: { campaignId: tea._id },
    body: {
      ...{ name: 'Asha', email: 'asha@example.in', phone: '9876543210' },
      ...{ range: '1-to-5-lakh', message: 'Let us talk.' },
    },
  });
});

test('the address can open a form; told before, it says so and nothing is lost', async () => {
  const { wire } = open('/investors?campaign=tea');
  wire.answer('sendInterest', () => problem(409, 'conflict'));
  await fill();
  await send();
  expect(await screen.findByText('conflict')).toBeVisible();
  expect(field(text.message)).toHaveValue('Let us talk.');
});

test('nothing is sent before all is there; where nobody looks, one can begin', async () => {
  const first = open('/investors?campaign=tea');
  await screen.findByRole('button', { name: text.send });
  await send();
  expect(await screen.findByText(text.chooseRange)).toBeVisible();
  expect(first.wire.calls.some(({ name }) => name === 'sendInterest')).toBe(false);
  first.unmount();
  renderScreen(Screen, { at: '/investors', wire: fakeWire({ getCampaigns: () => [] }) });
  const start = await screen.findByRole('link', { name: text.start });
  expect(start).toHaveAttribute('href', '/start-fundraising');
});
