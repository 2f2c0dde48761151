import type { BookingEvent } from '@nukkad/platform/contract';
import { aBookedVendor, aBooking, aBookingPayment } from '@nukkad/platform/testing';
import {
  directionsAddress,
  eventWords,
  hasCreditNotes,
  hasInvoice,
  isOpen,
  paymentWords,
  policyWords,
  spanWords,
} from './booking.model';

const inr = (amount: number) => ({ amount, currency: 'INR' as const });

test.each([
  ['Asia/Kolkata', 'Monday 7 January 2030, 5:30 PM to 6:00 PM'],
  ['America/New_York', 'Monday 7 January 2030, 7:00 AM to 7:30 AM GMT-5'],
])('in %s it is %s', (timeZone, words) => {
  expect(spanWords(aBooking({ timeZone }))).toBe(words);
});

test.each([
  [aBookingPayment(), '₹500, to be paid at the visit'],
  [aBookingPayment({ payingBy: 'online', state: 'due' }), '₹500, not paid yet'],
  [aBookingPayment({ payingBy: 'online', state: 'waiting' }), '₹500, payment in progress'],
  [aBookingPayment({ payingBy: 'online', state: 'paid' }), '₹500, paid'],
  [aBookingPayment({ payingBy: 'online', state: 'refunding' }), '₹500, on its way back to you'],
  [aBookingPayment({ payingBy: 'online', state: 'refunded' }), '₹500, refunded'],
  [
    aBookingPayment({ payingBy: 'online', state: 'part-refunded', refunded: inr(25_000) }),
    '₹250 of ₹500 refunded',
  ],
  [aBookingPayment({ payingBy: 'online', state: 'failed' }), '₹500, the payment failed'],
  [aBookingPayment({ payingBy: 'credit' }), 'Paid with a lesson of your package'],
  [aBookingPayment({ payingBy: 'free' }), 'Free'],
])('%j: %s', (payment, words) => {
  expect(paymentWords(aBooking({ payment }))).toBe(words);
});

test('who was cancelled owes nothing, and a price may be open', () => {
  expect(paymentWords(aBooking({ status: 'declined' }))).toBe('₹500, not charged');
  expect(paymentWords(aBooking({ fee: null, payment: aBookingPayment({ amount: null }) }))).toBe(
    'Agreed at the visit',
  );
});

const may = { cancel: true, move: true, review: false, rebook: true };

test.each([
  [
    '2030-01-01T00:00:00Z',
    may,
    [
      'Can be rescheduled until Mon 7 Jan 2030, 5:30 AM.',
      'Free to cancel until Mon 7 Jan 2030, 1:30 PM.',
    ],
  ],
  [
    '2030-01-07T09:00:00Z',
    { ...may, move: false },
    [
      'Too late to reschedule: you could until Mon 7 Jan 2030, 5:30 AM.',
      'It starts in less than 4 hours, so what you paid is not refunded if you cancel.',
    ],
  ],
])('at %s, when %j: %j', (now, may, words) => {
  expect(policyWords(aBooking({ may }), new Date(now))).toEqual(words);
});

test('a move that came too late to cancel makes cancelling no cheaper', () => {
  const { history, start } = aBooking();
  const moved = { ...history[0], at: '2030-01-07T09:00:00Z', start: '2030-01-09T12:00:00.000Z' };
  const booking = aBooking({
    may,
    start: moved.start,
    history: [...history, moved as BookingEvent],
  });
  expect(booking.history[0]?.start).toBe(start);
  expect(policyWords(booking, new Date('2030-01-07T10:00:00Z'))[1]).toBe(
    'You moved this booking after free cancellation had ended, so what you paid is not refunded if you cancel.',
  );
});

test('what is over has no policy', () => {
  const over = { cancel: false, move: false, review: true, rebook: true };
  expect(policyWords(aBooking({ may: over }), new Date())).toEqual([]);
  expect(isOpen(aBooking({ status: 'completed' }))).toBe(false);
});

test('the way leads to the address, with what it leaves out', () => {
  const url = new URL(directionsAddress(aBooking()));
  expect(url.searchParams.get('destination')).toBe('27th Main, Sector 1, HSR Layout, Bengaluru');
});

const start = aBooking().start;
const later = '2030-01-08T12:00:00.000Z';
const event = (values: Partial<BookingEvent>): BookingEvent => ({
  at: start,
  from: null,
  to: 'requested',
  by: 'client',
  note: null,
  start,
  ...values,
});

test.each([
  [event({}), 'You asked for this time'],
  [event({ to: 'confirmed' }), 'Booked'],
  [event({ from: 'requested', to: 'confirmed', by: 'vendor' }), 'Confirmed by Dr. Kavya Gowda'],
  [event({ from: 'requested', to: 'confirmed', by: 'system' }), 'Confirmed'],
  [event({ to: 'completed', by: 'system' }), 'Took place'],
  [event({ to: 'cancelled-by-client' }), 'Cancelled by you'],
  [event({ to: 'cancelled-by-vendor', by: 'vendor' }), 'Cancelled by Dr. Kavya Gowda'],
  [event({ to: 'declined', by: 'vendor' }), 'Declined by Dr. Kavya Gowda'],
  [event({ to: 'expired', by: 'system' }), 'The request ended without an answer'],
  [event({ to: 'no-show', by: 'vendor' }), 'You were not there'],
  [event({ to: 'held' }), 'The time was kept for you'],
])('%j: %s', (one, words) => {
  expect(eventWords(one, aBooking({ vendor: aBookedVendor() }))).toBe(words);
});

test('a move tells where to and by whom', () => {
  const moved = event({ from: 'confirmed', to: 'confirmed', start: later });
  expect(eventWords(moved, aBooking(), event({}))).toBe('Moved to Tue 8 Jan 2030, 5:30 PM by you');
});

test('what was given back has a credit note', () => {
  const { payment } = aBooking();
  const refunded = { amount: 50, currency: 'INR' } as const;
  expect(hasCreditNotes({ payment: { ...payment, refunded } })).toBe(true);
  expect(hasCreditNotes({ payment: { ...payment, refunded: null } })).toBe(false);
});

test.each([
  ['paid online', { payingBy: 'online', state: 'paid', paymentId: 'payment-1' }, true],
  ['given back since', { payingBy: 'online', state: 'refunded', paymentId: 'payment-1' }, true],
  ['paid at the visit', { state: 'paid' }, true],
  ['on its way', { payingBy: 'online', state: 'waiting', paymentId: 'payment-1' }, false],
  ['not due yet', { state: 'due' }, false],
  ['agreed between the two', { state: 'paid', amount: null }, false],
  ['free', { payingBy: 'free', state: 'none', amount: null }, false],
] as const)('%s: its invoice', (_case, payment, expected) => {
  expect(hasInvoice({ payment: aBookingPayment(payment) })).toBe(expected);
});
