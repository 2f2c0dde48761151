import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingPayment } from '@nukkad/platform/contract';
import {
  bookingPaymentOf,
  countingPayment,
  type Effect,
  effectOf,
  type PayableBooking,
  type PaymentOfBooking,
  partOf,
} from './payments.model';

const booking: PayableBooking = {
  ...{ id: 'b', paying_by: 'online', status: 'confirmed' },
  ...{ fee_amount: 500, fee_currency: 'INR' },
};
const payment: PaymentOfBooking = {
  ...{ id: 'p', amount: 500, currency: 'INR', refunded_amount: 0 },
  ...{ state: 'paid', isRefunding: false },
};

const states: [
  what: string,
  booking: Partial<PayableBooking>,
  payment: Partial<PaymentOfBooking> | null,
  state: BookingPayment['state'],
][] = [
  ['free', { paying_by: 'free', fee_amount: 0 }, null, 'none'],
  ['with a lesson of a package', { paying_by: 'credit' }, null, 'none'],
  ['at a visit to come', { paying_by: 'at-visit' }, null, 'due'],
  ['at a visit that is asked for', { paying_by: 'at-visit', status: 'requested' }, null, 'due'],
  ['at a visit that was', { paying_by: 'at-visit', status: 'completed' }, null, 'paid'],
  ['at a visit nobody came to', { paying_by: 'at-visit', status: 'no-show' }, null, 'none'],
  ['at a cancelled visit', { paying_by: 'at-visit', status: 'cancelled-by-vendor' }, null, 'none'],
  ['online, not begun', { status: 'held' }, null, 'due'],
  ['online, begun', { status: 'held' }, { state: 'waiting' }, 'waiting'],
  ['online, never finished', { status: 'expired' }, { state: 'waiting' }, 'none'],
  ['online, declined', { status: 'held' }, { state: 'failed' }, 'failed'],
  ['online', {}, {}, 'paid'],
  [
    'online, on its way back',
    { status: 'declined' },
    { state: 'refunded', isRefunding: true },
    'refunding',
  ],
  ['online, back', { status: 'declined' }, { state: 'refunded', refunded_amount: 500 }, 'refunded'],
  ['online, half back', {}, { state: 'part-refunded', refunded_amount: 250 }, 'part-refunded'],
];
for (const [what, bookingIs, paymentIs, state] of states) {
  test(`${what}: ${state}`, () => {
    const made = paymentIs ? { ...payment, ...paymentIs } : undefined;
    const shown = bookingPaymentOf({ ...booking, ...bookingIs }, made);
    assert.equal(shown.state, state);
    assert.equal(shown.paymentId, made ? 'p' : null);
    assert.equal(shown.refunded?.amount, made?.refunded_amount || undefined);
  });
}

test('the amount is the fee, or what was paid; where nothing is paid there is none', () => {
  const amountOf = (one: Partial<PayableBooking>, made?: PaymentOfBooking) =>
    bookingPaymentOf({ ...booking, ...one }, made).amount;
  assert.deepEqual(amountOf({ paying_by: 'at-visit' }), { amount: 500, currency: 'INR' });
  assert.deepEqual(amountOf({}, { ...payment, amount: 400 }), { amount: 400, currency: 'INR' });
  assert.equal(amountOf({ paying_by: 'at-visit', fee_amount: null, fee_currency: null }), null);
  assert.equal(amountOf({ paying_by: 'credit' }), null);
});

test('a hold that has not said how is paid for at the visit, or is free', () => {
  const by = (fee_amount: number | null) =>
    bookingPaymentOf({ ...booking, paying_by: null, status: 'held', fee_amount }, undefined)
      .payingBy;
  assert.deepEqual([by(500), by(null), by(0)], ['at-visit', 'at-visit', 'free']);
});

test('of several payments the one that took money counts, then the newest', () => {
  const pick = (...made: PaymentOfBooking['state'][]) =>
    countingPayment(made.map((state, at) => ({ ...payment, id: String(at), state })))?.id;
  assert.equal(pick(), undefined);
  assert.equal(pick('failed', 'failed'), '1');
  assert.equal(pick('failed', 'waiting', 'failed'), '1');
  assert.equal(pick('paid', 'refunded', 'waiting'), '0');
  assert.equal(pick('refunded', 'waiting'), '0');
});

const parts: [amount: number, refunded: number, share: number, part: number][] = [
  [500, 0, 1, 500],
  [500, 0, 0, 0],
  [333, 0, 0.5, 167],
  [333, 167, 0.5, 166],
  [500, 400, 0.5, 100],
  [500, 500, 1, 0],
];
for (const [amount, refunded_amount, share, part] of parts) {
  test(`${share} of ${amount} with ${refunded_amount} given back is ${part}`, () =>
    assert.equal(partOf({ amount, refunded_amount }, share), part));
}

test('a share is from none to all', () => {
  for (const share of [-0.1, 1.1, Number.NaN]) {
    assert.throws(() => partOf({ amount: 500, refunded_amount: 0 }, share), RangeError);
  }
});

type Case = [
  state: PaymentOfBooking['state'],
  paidBy: string | null,
  event: { kind: 'paid' | 'failed'; transaction: string | null; isKnown?: boolean },
  effect: Effect,
];
const paid = (transaction: string | null, isKnown = false) =>
  ({ kind: 'paid', transaction, isKnown }) as const;
const failed = { kind: 'failed', transaction: 'a' } as const;
const effects: Case[] = [
  ['waiting', null, paid('a'), 'take'],
  ['waiting', null, paid(null), 'take'],
  ['waiting', null, failed, 'decline'],
  ['waiting', null, paid('of another payment', true), 'none'],
  ['failed', null, paid('a'), 'take'],
  ['failed', null, failed, 'none'],
  ['paid', 'a', paid('a', true), 'none'],
  ['paid', 'a', paid('b'), 'take-again'],
  ['paid', 'a', paid('b', true), 'none'],
  ['paid', 'a', failed, 'none'],
  ['paid', null, paid(null), 'none'],
  ['paid', null, paid('a'), 'none'],
  ['part-refunded', 'a', paid('a', true), 'none'],
  ['part-refunded', 'a', paid('b'), 'take-again'],
  ['refunded', 'a', paid('a', true), 'none'],
  ['refunded', 'a', paid('b'), 'take-again'],
  ['refunded', 'a', failed, 'none'],
];
for (const [state, transaction, { isKnown = false, ...event }, effect] of effects) {
  const told = `${event.kind} by ${event.transaction}${isKnown ? ', known' : ''}`;
  test(`${state} by ${transaction}, told ${told}: ${effect}`, () =>
    assert.equal(effectOf({ state, transaction }, { ...event, isKnown }), effect));
}
