import {
  aPayment,
  aPaymentToMake,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentStep } from './payment.container';
import { text } from './payment.text';

type Handlers = Parameters<typeof fakeWire>[0];

function open(handlers: Handlers, { bookingKey = null as string | null, isBegun = false } = {}) {
  const onPaid = jest.fn();
  const wire = fakeWire(handlers);
  const Screen = () => (
    <PaymentStep
      payment={aPaymentToMake()}
      bookingKey={bookingKey}
      isBegun={isBegun}
      onPaid={onPaid}
    >
      <p>Another way</p>
    </PaymentStep>
  );
  return { wire, onPaid, ...renderScreen(Screen, { wire }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the test provider says that no money moves, and pays', async () => {
  const { wire, onPaid, container } = open({ payAsTest: () => aPayment({ state: 'paid' }) });
  expect(screen.getByText(text.test)).toBeVisible();
  expect(screen.getByText('₹500')).toBeVisible();
  await expect(container).toBeAccessible();
  await press(text.outcomes.success);
  expect(await screen.findByText(text.paid)).toBeVisible();
  expect(onPaid).toHaveBeenCalledTimes(1);
  expect(wire.calls[0]?.request).toMatchObject({ body: { outcome: 'success' } });
});

test('one that is confirmed later is asked after, by the key of a guest', async () => {
  const answers = ['waiting', 'paid'] as const;
  let asks = 0;
  const { wire, onPaid } = open(
    {
      payAsTest: () => aPayment(),
      getPayment: () => aPayment({ state: answers[asks++] ?? 'paid' }),
    },
    { bookingKey: 'secret' },
  );
  await press(text.outcomes.delay);
  expect(await screen.findByText(text.waiting)).toBeVisible();
  expect(screen.queryByText('Another way')).not.toBeInTheDocument();
  await screen.findByText(text.paid);
  expect(onPaid).toHaveBeenCalledTimes(1);
  expect(asks).toBe(2);
  expect(wire.calls.every(({ request }) => request.headers.get('booking-key') === 'secret')).toBe(
    true,
  );
});

test('a declined one is tried again as another', async () => {
  const { wire, onPaid } = open({
    payAsTest: ({ params }) =>
      params.paymentId === 'payment-1'
        ? aPayment({ _id: 'payment-1', state: 'failed' })
        : aPayment({ _id: 'payment-2', state: 'paid' }),
  });
  await press(text.outcomes.decline);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.declined);
  expect(screen.getByText('Another way')).toBeVisible();
  wire.answer('payAsTest', () => aPayment({ _id: 'payment-2' }));
  wire.answer('getPayment', () => aPayment({ _id: 'payment-2', state: 'paid' }));
  await press(text.outcomes.success);
  await screen.findByText(text.paid);
  expect(wire.calls.at(-1)?.request.params).toEqual({ paymentId: 'payment-2' });
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('without an answer nothing is known to be paid, and it can be sent again', async () => {
  const { wire, onPaid } = open({
    payAsTest: () => {
      throw networkDown();
    },
  });
  await press(text.outcomes.success);
  expect(await screen.findByText(text.unsentNext)).toBeVisible();
  wire.answer('payAsTest', () => aPayment({ state: 'paid' }));
  await press(text.outcomes.success);
  await screen.findByText(text.paid);
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('a time that is not kept any more is not paid for', async () => {
  open({ payAsTest: () => problem(409, 'hold-expired') });
  await press(text.outcomes.success);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.lost);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['paid', text.paid],
  ['failed', text.declined],
  ['waiting', text.test],
] as const)('one that was begun before may be %s by now', async (state, words) => {
  open({ getPayment: () => aPayment({ state }) }, { isBegun: true });
  expect(await screen.findByText(words)).toBeVisible();
});
