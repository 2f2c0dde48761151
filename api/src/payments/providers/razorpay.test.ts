import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type CallFault, type FakeRazorpay, startRazorpay } from '../../../test/services/razorpay';
import { type PaymentProvider, ProviderRefusal } from './provider';
import { razorpayProvider } from './razorpay';

const refundId = '0193a0b2-7c1d-7e4f-8a9b-0123456789ab';

describe('Razorpay', () => {
  let fake: FakeRazorpay;
  let razorpay: PaymentProvider;
  let nth = 0;
  before(async () => {
    fake = await startRazorpay();
    razorpay = razorpayProvider(fake.settings);
  });
  after(() => fake.close());

  const order = (amount = 50_000, ref = `payment-${++nth}`) =>
    razorpay
      .createOrder({
        ...{ ref, amount, currency: 'INR', description: 'Booking', expiresAt: new Date() },
      })
      .then((made) => ({ ...made, reference: ref }));
  const answering = async <T>(fault: CallFault, work: () => Promise<T>): Promise<T> => {
    fake.faults.call = () => fault;
    return work().finally(() => {
      fake.faults.call = () => 'none';
    });
  };
  const read = ({ headers, body }: ReturnType<FakeRazorpay['sign']>) =>
    razorpay.readWebhook(headers, body);

  test('an order is a page of Razorpay', async () => {
    const { ref, checkout } = await order();
    assert.match(ref, /^plink_/);
    assert.deepEqual(checkout, { kind: 'redirect', url: `${fake.settings.url}/i/${ref}` });
  });

  for (const fault of ['lost', 'cut'] as const) {
    test(`an order whose answer was ${fault} is the same when it is asked for again`, async () => {
      const ref = `again-${fault}`;
      await assert.rejects(answering(fault, () => order(50_000, ref)));
      const links = fake.books().links;
      const { ref: link } = await order(50_000, ref);
      assert.equal(link, fake.linkOf(ref)?.id);
      assert.equal(fake.books().links, links);
    });
  }

  for (const fault of ['busy', 'broken'] as const) {
    test(`${fault}, it is no refusal: a later call may succeed`, async () => {
      await assert.rejects(
        answering(fault, () => order()),
        (error) => !(error instanceof ProviderRefusal),
      );
    });
  }

  test('what it does not take is refused in its words', async () => {
    await assert.rejects(order(1), {
      code: 'provider-refusal',
      message: 'Order amount less than minimum amount allowed',
    });
  });

  test('wrong keys are no refusal: payments and refunds wait until they are put right', async () => {
    const stranger = razorpayProvider({ ...fake.settings, keySecret: 'another' });
    const failure = {
      code: 'HTTP 401',
      message: 'Razorpay cannot answer now: Authentication failed',
    };
    const payment = { ref: 'payment', orderRef: 'plink_1', transaction: 'pay_1' };
    await assert.rejects(stranger.lookUp(payment), failure);
    const money = { amount: 100, currency: 'INR' } as const;
    await assert.rejects(stranger.refund(payment, money, refundId), failure);
  });

  test('what became of an order is told with each transaction', async () => {
    const { ref: orderRef, reference: ref } = await order(12_345);
    const payment = { ref, orderRef, transaction: null };
    assert.deepEqual(await razorpay.lookUp(payment), []);
    const declined = fake.pay(orderRef, 'failed');
    const paid = fake.pay(orderRef);
    const money = { ref, amount: 12_345, currency: 'INR' };
    assert.deepEqual(await razorpay.lookUp(payment), [
      { ...money, kind: 'failed', eventId: `${declined}:failed`, transaction: declined },
      { ...money, kind: 'paid', eventId: `${paid}:captured`, transaction: paid },
    ]);
  });

  test('webhooks tell of a payment by our reference, twice with one transaction', async () => {
    const { ref: orderRef, reference: ref } = await order(12_345);
    fake.takeWebhooks();
    const transaction = fake.pay(orderRef);
    const events = fake.takeWebhooks().map(read);
    assert.equal(events.length, 2);
    for (const event of events) {
      assert.ok(typeof event === 'object' && 'amount' in event);
      const { eventId: _, ...said } = event;
      const money = { amount: 12_345, currency: 'INR' };
      assert.deepEqual(said, { kind: 'paid', ref, transaction, ...money });
    }
  });

  test('a refund is paid once however often it is asked for', async () => {
    const { ref: orderRef, reference: ref } = await order(12_345);
    const payment = { ref, orderRef, transaction: fake.pay(orderRef) };
    const refund = (amount: number, key = refundId) =>
      razorpay.refund(payment, { amount, currency: 'INR' }, key);
    await assert.rejects(answering('cut', () => refund(345)));
    const standing = await refund(345);
    assert.equal(standing.state, 'done');
    assert.deepEqual(await refund(345), standing);
    assert.equal(fake.books().refunds.filter(({ key }) => key === refundId).length, 1);
    const tooMuch = await refund(12_345, '0193a0b2-7c1d-7e4f-8a9b-0123456789ac');
    assert.deepEqual(tooMuch, {
      ...{ state: 'failed', ref: null },
      reason: 'The refund amount is greater than captured',
    });
  });

  test('one that ends later is told of by a webhook, or when asked', async () => {
    const { ref: orderRef, reference: ref } = await order();
    const payment = { ref, orderRef, transaction: fake.pay(orderRef) };
    fake.faults.isPending = () => true;
    const key = '0193a0b2-7c1d-7e4f-8a9b-0123456789ad';
    const standing = await razorpay.refund(payment, { amount: 100, currency: 'INR' }, key);
    fake.faults.isPending = () => false;
    assert.equal(standing.state, 'pending');
    fake.takeWebhooks();
    fake.endRefunds(() => 'failed');
    const [event] = fake.takeWebhooks().map(read);
    assert.ok(typeof event === 'object');
    assert.deepEqual(
      { ...event, eventId: '' },
      { kind: 'refund-failed', eventId: '', refundId: key, ref: standing.ref },
    );
    assert.equal((await razorpay.lookUpRefund(String(standing.ref))).state, 'failed');
  });

  const told = { entity: 'event', event: 'payment.captured', contains: ['payment'] };
  const entity = { id: 'pay_1', amount: 100, currency: 'INR', notes: { reference: 'x' } };
  const bodies: [what: string, body: object | string, reading: 'forged' | 'irrelevant'][] = [
    ['of another kind', { ...told, event: 'invoice.paid', payload: {} }, 'irrelevant'],
    [
      'of a payment without notes',
      { ...told, payload: { payment: { entity: { ...entity, notes: [] } } } },
      'irrelevant',
    ],
    [
      'of a payment in yen',
      { ...told, payload: { payment: { entity: { ...entity, currency: 'JPY' } } } },
      'irrelevant',
    ],
    ['without a payload', told, 'irrelevant'],
    ['that is a list', [], 'irrelevant'],
  ];
  for (const [what, body, reading] of bodies) {
    test(`a webhook ${what} is ${reading}`, () => {
      assert.equal(read(fake.sign(body as object)), reading);
    });
  }

  test('a webhook is forged unless its signature covers its very bytes', () => {
    const { headers, body } = fake.sign({ ...told, payload: { payment: { entity } } });
    assert.equal(typeof razorpay.readWebhook(headers, body), 'object');
    const changed = Buffer.from(body.toString().replace('100', '900'));
    assert.equal(razorpay.readWebhook(headers, changed), 'forged');
    assert.equal(razorpay.readWebhook({}, body), 'forged');
    const other = razorpayProvider({ ...fake.settings, webhookSecret: 'another' });
    assert.equal(other.readWebhook(headers, body), 'forged');
  });

  test('one without an id could not be told apart, so it is left to the look-up', () => {
    const { headers, body } = fake.sign({ ...told, payload: { payment: { entity } } });
    const { 'x-razorpay-event-id': _, ...rest } = headers;
    assert.equal(razorpay.readWebhook(rest, body), 'irrelevant');
  });
});
