import {
  aCampaign,
  aDonation,
  aPayment,
  aPaymentToMake,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as paying } from '../common/payment/payment.text';
import { Screen as Donate } from './donate.screen';
import { text } from './donating.text';
import { Screen as DonationPage } from './donation.screen';

const campaigns = [
  aCampaign({ _id: 'campaign-1', slug: 'reading-room', title: 'A reading room' }),
  aCampaign({ _id: 'campaign-2', slug: 'lake-watch', title: 'Lake watch' }),
];
const donation = aDonation({ _id: 'donation-1' });

const openDonate = (at = '/donate?campaign=lake-watch') => {
  const wire = fakeWire({
    getCampaigns: () => campaigns,
    donate: () => ({ donation, key: 'secret' }),
  });
  return { wire, ...renderScreen(Donate, { at, wire }) };
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const go = () => userEvent.click(screen.getByRole('button', { name: text.go }));
const fill = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '₹1,000' }));
  await userEvent.type(field(text.name), 'Ravi Kumar');
  await userEvent.type(field(text.email), 'ravi@example.in');
};

beforeEach(() => window.sessionStorage.clear());

test('a campaign and an amount are chosen, and paid on the next page', async () => {
  const { wire, address, container } = openDonate();
  await fill();
  expect(screen.getByRole('combobox', { name: new RegExp(text.campaign) })).toHaveValue(
    'campaign-2',
  );
  await expect(container).toBeAccessible();
  await go();
  await waitFor(() => expect(address()).toBe('/donations/donation-1'));
  const [call] = wire.calls.filter(({ name }) => name === 'donate');
  expect(call?.request).toMatchObject({
    params: { campaignId: 'campaign-2' },
    body: { amount: 100_000, isAnonymous: false, name: 'Ravi Kumar', email: 'ravi@example.in' },
  });
  expect(call?.request.headers.get('idempotency-key')).not.toBeNull();
});

test('nothing is sent before a campaign, an amount and a giver are there', async () => {
  const { wire } = openDonate('/donate');
  await screen.findByRole('button', { name: text.go });
  await go();
  expect(await screen.findByText(text.chooseCampaign)).toBeVisible();
  expect(screen.getByText(/^Give from ₹10 to/)).toBeVisible();
  expect(wire.calls.some(({ name }) => name === 'donate')).toBe(false);
});

test('a campaign that has ended meanwhile says so, and nothing typed is lost', async () => {
  const { wire } = openDonate();
  wire.answer('donate', () => problem(409, 'campaign-over'));
  await fill();
  await go();
  expect(await screen.findByText('campaign-over')).toBeVisible();
  expect(field(text.name)).toHaveValue('Ravi Kumar');
});

test('an address of a campaign that runs no more offers the others', async () => {
  openDonate('/donate?campaign=long-ago');
  expect(await screen.findByText(text.over)).toBeVisible();
});

const openDonation = (value = donation, hash = '#secret') => {
  const wire = fakeWire({ getDonation: () => value, getPayment: () => aPayment() });
  const at = `/donations/donation-1${hash}`;
  return { wire, ...renderScreen(DonationPage, { at, pattern: '/donations/:id', wire }) };
};

test('it is paid with a test payment that says so, and becomes a receipt', async () => {
  const unpaid = aDonation({ state: 'waiting', paidAt: null, payment: aPaymentToMake() });
  const { wire, container } = openDonation(unpaid);
  expect(await screen.findByText(paying.test)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.unpaid);
  wire.answer('payAsTest', () => aPayment({ state: 'paid' }));
  wire.answer('getDonation', () => donation);
  await userEvent.click(screen.getByRole('button', { name: paying.outcomes.success }));
  expect(await screen.findByText(text.thanks)).toBeVisible();
  expect(screen.getByText(donation.number)).toBeVisible();
  expect(screen.getByText(text.test)).toBeVisible();
  expect(screen.getByRole('button', { name: text.print })).toBeVisible();
  expect(wire.calls.every(({ request }) => request.headers.get('booking-key') === 'secret')).toBe(
    true,
  );
  await expect(container).toBeAccessible();
});

test('what was given back says why', async () => {
  openDonation(aDonation({ state: 'refunded', refundReason: 'The campaign was stopped: fake.' }));
  expect(await screen.findByText('The campaign was stopped: fake.')).toBeVisible();
  expect(screen.getByText(text.states.refunded)).toBeVisible();
});

test('whose it is not is told how to come to it', async () => {
  const { wire } = openDonation(donation, '');
  wire.answer('getDonation', () => problem(404, 'not-found'));
  expect(await screen.findByText(text.unknown)).toBeVisible();
});
