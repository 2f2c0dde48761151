import type { Booking, BookingPayment, BookingStatus } from '@nukkad/platform/contract';
import { aBookedVendor, aBooking, aBookingPayment } from '@nukkad/platform/testing';
import { directionsTo, fileName, moodOf, paymentWords, statusText, wantedOf } from './ticket.model';
import { text } from './ticket.text';

const name = 'Dr. Kavya Gowda';

test.each<[Partial<Booking>, string]>([
  [{ status: 'confirmed' }, text.statuses.confirmed(name)],
  [{ status: 'confirmed', kind: 'hire' }, text.hired(name)],
  [{ status: 'requested' }, text.statuses.requested(name)],
  [
    { status: 'requested', answerBy: '2030-01-05T06:30:00Z' },
    text.answersBy(name, 'Saturday 5 January 2030, 12:00 PM'),
  ],
  [{ status: 'declined' }, text.statuses.declined(name)],
])('%j is told: %s', (values, words) => {
  expect(statusText(aBooking(values))).toBe(words);
});

test.each<[BookingStatus, string]>([
  ['confirmed', 'good'],
  ['requested', 'open'],
  ['cancelled-by-client', 'over'],
  ['cancelled-by-vendor', 'bad'],
])('%s looks %s', (status, mood) => {
  expect(moodOf(status)).toBe(mood);
});

const rupees = (amount: number) => ({ amount, currency: 'INR' as const });

test.each<[Partial<BookingPayment>, string]>([
  [{}, '₹500, to be paid at the visit'],
  [{ payingBy: 'credit' }, text.credit],
  [{ payingBy: 'free', state: 'none', amount: rupees(0) }, 'Nothing to pay'],
  [{ amount: null }, text.agreed],
  [{ payingBy: 'online', state: 'paid' }, '₹500, paid online'],
  [
    { payingBy: 'online', state: 'part-refunded', refunded: rupees(25_000) },
    '₹250 was refunded to you',
  ],
])('a payment of %j reads %s', (values, words) => {
  expect(paymentWords(aBookingPayment(values))).toBe(words);
});

test.each<[Partial<Booking>, object]>([
  [{ service: 'Cleaning' }, { kind: 'appointment', service: 's1', hours: null }],
  [{ service: 'Gone' }, { kind: 'appointment', service: null, hours: null }],
  [
    { kind: 'hire', start: '2030-01-07T04:30:00Z', end: '2030-01-07T07:30:00Z' },
    { kind: 'hire', service: null, hours: 3 },
  ],
])('to move %j times are wanted for %j', (values, wanted) => {
  expect(wantedOf(aBooking(values), [{ _id: 's1', name: 'Cleaning' }])).toEqual(wanted);
});

test('the way leads to the address, which names its place once', () => {
  const to = (address: string) =>
    new URL(directionsTo(aBookedVendor({ address }))).searchParams.get('destination');
  expect(to('27th Main')).toBe('27th Main, HSR Layout, Bengaluru');
  expect(to('27th Main, HSR Layout')).toBe('27th Main, HSR Layout, Bengaluru');
});

test('a calendar file is called by the reference', () => {
  expect(fileName({ reference: 'NK-B-000123' })).toBe('NK-B-000123.ics');
});
