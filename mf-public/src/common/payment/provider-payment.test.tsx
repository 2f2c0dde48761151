import type { CheckoutStep, Payment } from '@nukkad/platform/contract';
import {
  aPayment,
  aPaymentToMake,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentStep } from './payment.container';
import { text } from './payment.text';
import { transferText } from './transfer.text';

const redirect: CheckoutStep = { kind: 'redirect', url: 'https://pay.example/i/1' };
const upi: CheckoutStep = {
  ...{ kind: 'upi', link: 'upi://pay?pa=nukkad@bank', payee: 'nukkad@bank', name: 'Nukkad' },
  ...{ reference: 'NK01', qr: { size: 33, path: 'M4 4h7v1h-7z' } },
};

function openAt(provider: string, ...answers: Partial<Payment>[]) {
  const onPaid = jest.fn();
  const onReported = jest.fn();
  let asks = 0;
  const wire = fakeWire({
    getPayment: () => {
      const answer = answers[Math.min(asks++, answers.length - 1)];
      return aPayment({ provider, isTest: false, ...answer });
    },
  });
  const payment = aPaymentToMake({ provider, isTest: false, outcomes: [] });
  const Screen = () => (
    <PaymentStep payment={payment} bookingKey="secret" onPaid={onPaid} onReported={onReported}>
      <p>Another way</p>
    </PaymentStep>
  );
  return { wire, onPaid, onReported, ...renderScreen(Screen, { wire }) };
}

const open = (...answers: Partial<Payment>[]) => openAt('razorpay', ...answers);

test('the page of the provider opens beside this one, which goes on once it is paid', async () => {
  const { wire, onPaid, container } = open(
    {},
    { checkout: redirect },
    { state: 'paid', checkout: null },
  );
  expect(screen.getByText(text.preparing)).toBeVisible();
  const link = await screen.findByRole('link', { name: new RegExp(text.redirect) });
  expect(link).toHaveAttribute('href', redirect.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('₹500')).toBeVisible();
  expect(screen.getByText('Another way')).toBeVisible();
  await expect(container).toBeAccessible();
  expect(await screen.findByText(text.paid)).toBeVisible();
  expect(screen.queryByText('Another way')).not.toBeInTheDocument();
  expect(onPaid).toHaveBeenCalledTimes(1);
  for (const { request } of wire.calls) expect(request.headers.get('booking-key')).toBe('secret');
});

test('declined there, it is tried again on the same page', async () => {
  open({ state: 'failed', checkout: redirect });
  expect(await screen.findByText(text.declined)).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(text.redirect) })).toBeVisible();
});

test('a transfer has an app to open, a code to scan and an address to copy', async () => {
  const { container } = openAt('upi', { checkout: upi });
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  expect(await screen.findByText('nukkad@bank')).toBeVisible();
  const app = screen.getByRole('link', { name: text.upi.open });
  expect(app).toHaveAttribute('href', upi.kind === 'upi' ? upi.link : '');
  expect(screen.getByRole('img', { name: text.upi.code('Nukkad') })).toBeInTheDocument();
  expect(screen.getByText(text.upi.followed)).toBeVisible();
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('button', { name: text.upi.copy }));
  expect(writeText).toHaveBeenCalledWith('nukkad@bank');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('what the provider refuses is said, with another way', async () => {
  open({ checkout: { kind: 'refused' } });
  expect(await screen.findByText(text.refused)).toBeVisible();
  expect(screen.getByText('Another way')).toBeVisible();
});

test('what cannot be had any more is not paid for', async () => {
  open({ checkout: { kind: 'closed' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.lost);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

const reported = {
  bankReference: '412345678901',
  at: '2030-01-01T04:30:00.000Z',
  keptUntil: '2030-01-02T04:30:00.000Z',
};

test('a transfer is reported once, and what happens next is said', async () => {
  const { wire, container, onReported, onPaid } = openAt('upi', { checkout: upi });
  wire.answer('reportTransfer', () =>
    aPayment({ provider: 'upi', isTest: false, checkout: upi, transfer: reported }),
  );
  const number = await screen.findByRole('textbox', { name: /UTR/ });
  await userEvent.type(number, '41234');
  await userEvent.click(screen.getByRole('button', { name: transferText.send }));
  expect(await screen.findByText(transferText.wrong)).toBeVisible();
  await userEvent.type(number, '5678901');
  wire.answer('getPayment', () =>
    aPayment({ provider: 'upi', isTest: false, checkout: upi, transfer: reported }),
  );
  await userEvent.click(screen.getByRole('button', { name: transferText.send }));
  expect(await screen.findByText(transferText.reported)).toBeVisible();
  expect(screen.getByText(/412345678901/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Another way')).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
  expect(onReported).toHaveBeenCalledTimes(1);
  wire.answer('getPayment', () => aPayment({ provider: 'upi', state: 'paid', isTest: false }));
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
});

test('a number that is refused stays, with what is wrong', async () => {
  const { wire } = openAt('upi', { checkout: upi });
  wire.answer('reportTransfer', () =>
    problem(422, 'validation', { bankReference: 'has confirmed another payment' }),
  );
  const number = await screen.findByRole('textbox', { name: /UTR/ });
  await userEvent.type(number, '412345678901');
  await userEvent.click(screen.getByRole('button', { name: transferText.send }));
  expect(await screen.findByText('has confirmed another payment')).toBeVisible();
  expect(number).toHaveValue('412345678901');
});

test('one that was not found, or too late, is not called “not charged”', async () => {
  const { unmount } = openAt('upi', {
    ...{ state: 'failed', transfer: reported, checkout: { kind: 'closed' } },
  });
  expect(await screen.findByText(transferText.notFound)).toBeVisible();
  unmount();
  const late = openAt('upi', { transfer: reported, checkout: { kind: 'closed' } });
  expect(await screen.findByText(transferText.lateNext)).toBeVisible();
  late.unmount();
  openAt('upi', { checkout: { kind: 'closed' } });
  expect(await screen.findByText(transferText.unreported)).toBeVisible();
  expect(screen.getByRole('button', { name: transferText.send })).toBeVisible();
});
