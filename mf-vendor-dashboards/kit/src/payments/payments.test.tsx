import { dayIn, INDIA } from '@nukkad/platform/calendar';
import {
  creditNotePdfAddress,
  statementPdfAddress,
  type TaxProfile,
} from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import { fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEarningEntry, anEarnings, anInvoice } from '../testing/earnings-builders';
import { InDashboard } from '../testing/in-dashboard';
import { aPayoutAccount, aSentPayout, somePayouts } from '../testing/payouts-builders';
import { PaymentsRoom } from './payments.screen';
import { text } from './payments.text';
import { text as payoutsText } from './payouts/payouts.text';
import { text as taxText } from './tax/tax.text';

jest.mock('@nukkad/platform/save-file', () => ({ saveFile: jest.fn() }));

const month = dayIn(new Date(), INDIA).slice(0, 7);
const ROOM = '/doctor-dashboard/payments';
const Screen = () => (
  <InDashboard>
    <PaymentsRoom />
  </InDashboard>
);

function open(handlers: Parameters<typeof fakeWire>[0] = {}, at = ROOM) {
  const wire = fakeWire(
    {
      getEarnings: () => anEarnings(),
      getInvoice: () => anInvoice(),
      getPayouts: () => somePayouts(),
      ...handlers,
    },
    {
      '/api/vendors/me/ledger/entry-1/invoice.pdf': () => '%PDF',
      [creditNotePdfAddress('entry-1')]: () => '%PDF',
      [statementPdfAddress(month)]: () => '%PDF',
    },
  );
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inAlert = async (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const asked = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);

test('balance, what is held and every movement, with the way to its invoice', async () => {
  const { container } = open();
  const movements = within(await screen.findByRole('region', { name: text.entries }));
  expect(screen.getAllByText('₹800')).toHaveLength(2);
  expect(screen.getByText('₹1,200')).toBeVisible();
  expect(screen.getByText(text.balanceWhy)).toHaveTextContent(/^Ready/);
  expect(screen.getByText('₹0')).toBeVisible();
  expect(movements.getByText('Meera Iyer')).toBeVisible();
  expect(movements.getByText('7 Jan 2030')).toBeVisible();
  expect(movements.getByRole('link', { name: /Invoice of NK-B-000123/ })).toHaveAttribute(
    'href',
    `${ROOM}?invoice=entry-1`,
  );
  await expect(container).toBeAccessible();
});

test('nothing earned yet: said, and nothing can be asked for', async () => {
  open({ getEarnings: () => anEarnings({ balance: [], entries: [] }) });
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.payOut })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: text.csv })).not.toBeInTheDocument();
});

test('older movements come by a press, and the file has what is shown', async () => {
  open({
    getEarnings: ({ query }) =>
      query.cursor === 'c2'
        ? anEarnings({ entries: [anEarningEntry({ _id: 'entry-2', name: 'Arjun Rao' })] })
        : anEarnings({ next: 'c2' }),
  });
  await press(text.older);
  expect(await screen.findByText('Arjun Rao')).toBeVisible();
  expect(screen.queryByRole('button', { name: text.older })).not.toBeInTheDocument();
  await press(text.csv);
  const [file, name] = jest.mocked(saveFile).mock.calls[0]!;
  expect(name).toBe(text.csvName);
  const csv = await file.text();
  expect(csv).toMatch(/Meera Iyer.*\r\n.*Arjun Rao/s);
});

test('a payout says how much first, is sent once, and what is left is shown', async () => {
  const { wire, said } = open({
    requestPayout: () => [
      {
        _id: 'payout-1',
        amount: { amount: 80_000, currency: 'INR' },
        at: '2030-01-08T10:00:00.000Z',
        isTest: true,
      },
    ],
  });
  await press(text.payOut);
  expect(screen.getByRole('alertdialog', { name: text.payOutTitle('₹800') })).toBeVisible();
  wire.answer('getEarnings', () => anEarnings({ balance: [] }));
  await inAlert(text.payOutYes);
  await waitFor(() => expect(said()).toContain(text.payingTest('₹800')));
  expect(asked(wire, 'requestPayout')).toHaveLength(1);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: text.payOut })).not.toBeInTheDocument(),
  );
});

test('a payout without an answer is asked for again under the same key', async () => {
  const { wire } = open({
    requestPayout: () => {
      throw networkDown();
    },
  });
  await press(text.payOut);
  await inAlert(text.payOutYes);
  expect(await screen.findByText(text.payUnknown)).toBeVisible();
  wire.answer('requestPayout', () => []);
  await inAlert(text.payOutYes);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const keys = asked(wire, 'requestPayout').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBeNull();
});

test('paid out elsewhere meanwhile: said, and shown as it is', async () => {
  const { wire } = open({ requestPayout: () => problem(409, 'conflict') });
  await press(text.payOut);
  await inAlert(text.payOutYes);
  expect(await screen.findByText(text.nothingToPay)).toBeVisible();
  expect(asked(wire, 'getEarnings')).toHaveLength(2);
});

test('an invoice has an address of its own and is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { container } = open({}, `${ROOM}?invoice=entry-1`);
  expect(await screen.findByRole('heading', { name: 'Invoice NK-I-000123' })).toBeVisible();
  expect(screen.getByText('Cleaning')).toBeVisible();
  expect(screen.getByText(text.test)).toBeVisible();
  await press(text.print);
  expect(print).toHaveBeenCalledTimes(1);
  await expect(container).toBeAccessible();
});

test('an invoice is saved as PDF under its number', async () => {
  open({}, `${ROOM}?invoice=entry-1`);
  await press(text.pdf);
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'NK-I-000123.pdf'));
});

test('a refund has its credit note as PDF', async () => {
  const refund = anEarningEntry({
    ...{ kind: 'refunded', hasInvoice: false, hasCreditNote: true },
    amount: { amount: -40_000, currency: 'INR' },
  });
  open({ getEarnings: () => anEarnings({ entries: [refund] }) });
  await press(text.creditNoteOf('NK-B-000123'));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('credit-note-NK-B-000123.pdf');
});

test('an invoice to a business names it with its address and GSTIN', async () => {
  const business = { name: 'Asha Traders', address: '12, MG Road, Bengaluru 560001' };
  const to = { name: 'Meera Iyer', city: 'Bengaluru', gstin: '29AAGCB7383J1Z4', business };
  open({ getInvoice: () => anInvoice({ to }) }, `${ROOM}?invoice=entry-1`);
  expect(await screen.findByText('GSTIN 29AAGCB7383J1Z4')).toBeVisible();
  for (const words of [business.name, business.address, 'Meera Iyer']) {
    expect(screen.getByText(words)).toBeVisible();
  }
});

test('an invoice says that its recipient pays the tax', async () => {
  open({ getInvoice: () => anInvoice({ isReverseCharge: true }) }, `${ROOM}?invoice=entry-1`);
  expect(await screen.findByText(text.recipientPays)).toBeVisible();
});

test('an invoice of others is none', async () => {
  open({ getInvoice: () => problem(404, 'not-found') }, `${ROOM}?invoice=x`);
  expect(await screen.findByText(text.gone)).toBeVisible();
});

test('what cannot be loaded is told, and Retry helps', async () => {
  const { wire } = open({ getEarnings: () => problem(403, 'forbidden') });
  await screen.findByText('The payments could not be loaded');
  wire.answer('getEarnings', () => anEarnings());
  await press('Retry');
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
});

test('without an account nothing is paid out: one is given, and its number is not shown', async () => {
  const given = somePayouts({
    account: aPayoutAccount({ state: 'checking', usableAt: '2030-01-09T10:00:00.000Z' }),
  });
  const { wire, said, container } = open({
    getPayouts: () => somePayouts({ account: null, way: 'transfer' }),
    savePayoutAccount: () => given,
  });
  expect(await screen.findByText(payoutsText.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.payOut })).not.toBeInTheDocument();
  expect(screen.getByText(payoutsText.byHand('₹100'))).toBeVisible();
  await press(payoutsText.give);
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText(/Name of the holder/), 'Kavya Gowda');
  await userEvent.type(form.getByLabelText(/Account number/), '12 34');
  await userEvent.type(form.getByLabelText(/IFSC/), 'HDFC0000123');
  await userEvent.click(form.getByRole('button', { name: payoutsText.save }));
  expect(await form.findByText(payoutsText.rules.number)).toBeVisible();
  await userEvent.type(form.getByLabelText(/Account number/), '5 678 90');
  await userEvent.click(form.getByRole('button', { name: payoutsText.save }));
  await waitFor(() => expect(said()).toContain(payoutsText.saved));
  expect(screen.getByText(given.account?.mask ?? '')).toBeVisible();
  expect(asked(wire, 'savePayoutAccount')).toHaveLength(1);
  await expect(container).toBeAccessible();
});

test('what became of payouts is told', async () => {
  const { container } = open({
    getPayouts: () =>
      somePayouts({
        payouts: [
          aSentPayout(),
          aSentPayout({ _id: 'payout-2', state: 'returned', problem: 'Closed account.' }),
        ],
      }),
  });
  const list = within(await screen.findByRole('region', { name: payoutsText.list }));
  expect(list.getAllByText('UTR0123')[0]).toBeVisible();
  expect(list.getByText(payoutsText.cameBack('Closed account.'))).toBeVisible();
  await expect(container).toBeAccessible();
});

const stated: TaxProfile = {
  ...{ gstin: null, state: null, legalName: null, sac: '9993', rate: 0 },
  proposed: { sac: '9993', rate: 0, rule: 'health-exempt' },
};

test('a statement is saved by month, and a GSTIN is stated', async () => {
  const gstin = '29AAGCB7383J1Z4';
  const { wire, container } = open({
    getTaxProfile: () => stated,
    saveTaxProfile: () => ({ ...stated, gstin, state: 'Karnataka (29)' }),
  });
  await press(taxText.statement);
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.anything(), taxText.statementName(month)),
  );
  await press(taxText.details);
  await userEvent.type(await screen.findByLabelText(/^GSTIN/), gstin);
  await expect(container).toBeAccessible();
  await press(taxText.save);
  await waitFor(() => expect(asked(wire, 'saveTaxProfile')).toHaveLength(1));
  const [request] = asked(wire, 'saveTaxProfile');
  expect(request?.body).toEqual({ gstin, legalName: null, sac: '9993', rate: 0 });
});

test('whether GST is charged is said before an invoice is issued, which it then is', async () => {
  const { wire, container } = open(
    {
      getInvoice: () => problem(409, 'conflict'),
      getTaxProfile: () => stated,
      saveTaxProfile: () => stated,
    },
    `${ROOM}?invoice=entry-1`,
  );
  expect(await screen.findByRole('heading', { name: text.gstFirst })).toBeVisible();
  expect(screen.getByText(text.gstFirstWhy)).toBeVisible();
  expect(await screen.findByLabelText(/^GSTIN/)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.print })).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
  wire.answer('getInvoice', () => anInvoice());
  await press(taxText.save);
  expect(await screen.findByRole('heading', { name: 'Invoice NK-I-000123' })).toBeVisible();
  expect(asked(wire, 'saveTaxProfile')).toHaveLength(1);
});
