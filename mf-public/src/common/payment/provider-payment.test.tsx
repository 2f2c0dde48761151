import type { CheckoutStep, Payment } from '@nukkad/platform/contract';
import { aPayment, aPaymentToMake, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentStep } from './payment.container';
import { text } from './payment.text';

const redirect: CheckoutStep = { kind: 'redirect', url: 'https://pay.example/i/1' };
const upi: CheckoutStep = {
  ...{ kind: 'upi', link: 'upi://pay?pa=nukkad@bank', payee: 'nukkad@bank', name: 'Nukkad' },
  ...{ reference: 'NK01', qr: { size: 33, path: 'M4 4h7v1h-7z' } },
};

function open(...answers: Partial<Payment>[]) {
  const onPaid = jest.fn();
  let asks = 0;
  const wire = fakeWire({
    getPayment: () => {
      const answer = answers[Math.min(asks++, answers.length - 1)];
      return aPayment({ provider: 'razorpay', isTest: false, ...answer });
    },
  });
  const payment = aPaymentToMake({ provider: 'razorpay', isTest: false, outcomes: [] });
  const Screen = () => (
    <PaymentStep payment={payment} bookingKey="secret" onPaid={onPaid}>
      <p>Another way</p>
    </PaymentStep>
  );
  return { wire, onPaid, ...renderScreen(Screen, { wire }) };
}

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
  const { container } = open({ provider: 'upi', checkout: upi });
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
