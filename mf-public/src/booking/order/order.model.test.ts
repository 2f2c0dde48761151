import type { BookingOrder, Hold } from '@nukkad/platform/contract';
import { aHold, anAddress, aUserRecord } from '@nukkad/platform/testing';
import {
  type Answers,
  type Booker,
  bookingOrder,
  firstAnswers,
  isCharged,
  needsCode,
  wayChosen,
  waysToPay,
  withDraft,
} from './order.model';

const start = '2030-01-07T12:00:00.000Z';

describe('an order', () => {
  const guest: Booker = { account: null, addresses: [] };
  const person: Booker = { account: aUserRecord(), addresses: [anAddress()] };
  const entered = (booker: Booker, changes: Partial<Answers> = {}): Answers => ({
    ...firstAnswers(booker, 'Bengaluru'),
    ...changes,
  });
  const client = { name: ' Asha ', phone: '98765 43210', city: 'Mysuru', email: '' };

  test.each<[string, Booker, Partial<Answers>, Partial<Hold>, string[], Partial<BookingOrder>]>([
    ['oneself', person, {}, {}, [], {}],
    [
      'somebody else',
      person,
      { client: { ...client, email: 'meera@example.in' } },
      {},
      [],
      { client: { name: 'Asha', phone: '98765 43210', city: 'Mysuru' } },
    ],
    [
      'a guest without an address',
      guest,
      { client },
      {},
      [],
      { client: { name: 'Asha', phone: '98765 43210', city: 'Mysuru' } },
    ],
    [
      'a guest with one',
      guest,
      { client: { ...client, email: 'a@example.in' }, otp: '1234' },
      {},
      [],
      {
        client: { name: 'Asha', phone: '98765 43210', city: 'Mysuru', email: 'a@example.in' },
        otp: '1234',
      },
    ],
    ['a reason', person, { reason: ' toothache ' }, {}, [], { reason: 'toothache' }],
    ['weeks of an appointment', person, { weeks: '4' }, {}, [], {}],
    ['weeks of a lesson', person, { weeks: '4' }, { kind: 'lesson' }, [start], { weeks: 4 }],
    [
      'weeks with some left out',
      person,
      { weeks: '4', skipsTaken: true },
      { kind: 'lesson' },
      [start],
      { weeks: 4, skip: [start] },
    ],
    [
      'a hire at one’s own place',
      person,
      {},
      { kind: 'hire' },
      [],
      {
        address: { line: '12, 5th Cross, Sector 2, HSR Layout', city: 'Bengaluru', pin: '560102' },
      },
    ],
    [
      'a hire elsewhere',
      person,
      { place: 'other', address: { line: ' 1 Main ', city: 'Mysuru', pin: '570001' } },
      { kind: 'hire' },
      [],
      { address: { line: '1 Main', city: 'Mysuru', pin: '570001' } },
    ],
    [
      'a business',
      person,
      {
        ...{ isForBusiness: true, gstin: ' 29aagcb7383j1z4 ' },
        ...{ businessName: 'Asha Traders', businessAddress: '12, MG Road' },
      },
      {},
      [],
      { gstin: '29AAGCB7383J1Z4', businessName: 'Asha Traders', businessAddress: '12, MG Road' },
    ],
    [
      'what costs nothing, with a business from before',
      person,
      { isForBusiness: true, gstin: '29AAGCB7383J1Z4' },
      { fee: { amount: 0, currency: 'INR' } },
      [],
      {},
    ],
    [
      'a lesson of a package, with a business from before',
      person,
      { isForBusiness: true, gstin: '29AAGCB7383J1Z4', payingBy: 'credit' },
      { payingBy: ['at-visit', 'credit'] },
      [],
      { payingBy: 'credit' },
    ],
    ['online', person, { payingBy: 'online' }, {}, [], { payingBy: 'online' }],
    [
      'online for several weeks is at the visit',
      person,
      { payingBy: 'online', weeks: '2' },
      { kind: 'lesson' },
      [],
      { weeks: 2 },
    ],
  ])('of %s', (_what, booker, changes, hold, taken, expected) => {
    const order = bookingOrder(entered(booker, changes), aHold(hold), booker, taken);
    expect(order).toEqual({ holdId: 'hold-1', payingBy: 'at-visit', ...expected });
  });

  test('of an account without a number names who comes', () => {
    const booker = { account: aUserRecord({ phone: null }), addresses: [] };
    const answers = entered(booker, {
      client: { name: 'Meera Iyer', phone: '98765 43210', city: 'Bengaluru', email: '' },
    });
    expect(bookingOrder(answers, aHold(), booker, []).client).toMatchObject({
      phone: '98765 43210',
    });
  });

  test('a way of paying that is no longer open is the usual one', () => {
    expect(wayChosen(['credit', 'at-visit'], 'online')).toBe('credit');
    expect(waysToPay(aHold(), 1)).toEqual(['at-visit', 'online']);
    expect(waysToPay(aHold(), 2)).toEqual(['at-visit']);
  });

  test('a code is asked of a guest who wants letters', () => {
    const withEmail = { client: { ...client, email: 'a@example.in' } };
    expect(needsCode(entered(guest, withEmail), guest)).toBe(true);
    expect(needsCode(entered(guest, { client }), guest)).toBe(false);
    expect(needsCode(entered(person, withEmail), person)).toBe(false);
  });

  test('a draft keeps what was entered, but no code and no place that is gone', () => {
    const draft = entered(guest, { reason: 'toothache', otp: '12', place: 'address-9' });
    const kept = withDraft(firstAnswers(person, 'Bengaluru'), draft, person);
    expect(kept).toMatchObject({ reason: 'toothache', otp: '', place: 'address-1' });
    const { isForBusiness: _, ...earlier } = { ...draft, gstin: '29AAGCB7383J1Z4' };
    const known = withDraft(firstAnswers(person, 'Bengaluru'), earlier as Answers, person);
    expect(known).toMatchObject({ isForBusiness: true, gstin: '29AAGCB7383J1Z4' });
  });
});

test.each([
  [{ amount: 500, currency: 'INR' }, 'online', true],
  [{ amount: 500, currency: 'INR' }, 'at-visit', true],
  [{ amount: 500, currency: 'INR' }, 'credit', false],
  [{ amount: 0, currency: 'INR' }, 'free', false],
  // A fee that the two agree on: no invoice knows it.
  [null, 'at-visit', false],
] as const)('of a fee of %j, paid %s, an invoice is made: %s', (fee, payingBy, expected) => {
  expect(isCharged({ fee }, payingBy)).toBe(expected);
});
