import type { BookingOrder, Hold } from '@nukkad/platform/contract';
import { aHold, anAddress, aUserRecord } from '@nukkad/platform/testing';
import { notStored, notStoredOurFault } from '../common/common.text';
import { holdOrderOf, type Wish, wishAddress, wishOf } from './book.model';
import { text } from './book.text';
import { type Draft, draftIn } from './draft.model';
import { clockLeft, keptOf, lossOf, minutesSaid, secondsLeft } from './hold.model';
import {
  type Answers,
  type Booker,
  firstAnswers,
  needsCode,
  orderOf,
  wayChosen,
  waysToPay,
  withDraft,
} from './order.model';
import { outcomeOf } from './outcome.model';
import { policyWords, priceWords, spanWords } from './words.model';

const start = '2030-01-07T12:00:00.000Z';
const wish: Wish = {
  vendorId: 'v1',
  kind: 'appointment',
  service: null,
  hours: null,
  start,
  offer: null,
};

describe('the address', () => {
  const read = (query: string, kinds: Wish['kind'][] = ['appointment']) =>
    wishOf(new URLSearchParams(query), { _id: 'v1', kinds, services: [{ _id: 's1' }] });

  test.each<[string, Wish['kind'][], Partial<Wish>]>([
    [`at=${start}`, ['appointment'], { start, kind: 'appointment' }],
    ['at=2030-01-07T17:30:00%2B05:30', ['appointment'], { start }],
    ['at=soon', ['appointment'], { start: null }],
    ['kind=hire', ['appointment'], { kind: 'appointment', hours: null }],
    ['', ['trial', 'lesson'], { kind: 'trial' }],
    ['kind=lesson', ['trial', 'lesson'], { kind: 'lesson' }],
    ['service=s1', ['consultation'], { service: 's1' }],
    ['service=gone', ['consultation'], { service: null }],
    ['service=s1', ['trial'], { service: null }],
    ['hours=3', ['hire'], { hours: 3 }],
    ['hours=9', ['hire'], { hours: 1 }],
    ['hours=1.5', ['hire'], { hours: 1 }],
    ['hours=3', ['appointment'], { hours: null }],
    ['offer=w1', ['appointment'], { offer: 'w1' }],
  ])('?%s of %j', (query, kinds, expected) => {
    expect(read(query, kinds)).toMatchObject(expected);
  });

  test('of somebody nobody books asks for nothing', () => {
    expect(read('', [])).toBeNull();
  });

  test('another time is not the one that was offered', () => {
    const offered = { ...wish, offer: 'w1' };
    expect(wishAddress(offered, {})).toContain('offer=w1');
    expect(wishAddress(offered, { start: '2030-01-08T12:00:00.000Z' })).not.toContain('offer');
    expect(wishAddress(offered, { start: null })).toBe('/book?id=v1&kind=appointment');
  });

  test('what is said is asked for, nothing else', () => {
    expect(holdOrderOf(wish, start)).toEqual({ vendorId: 'v1', kind: 'appointment', start });
    const hire = { ...wish, kind: 'hire' as const, service: 's1', hours: 2, offer: 'w1' };
    expect(holdOrderOf(hire, start)).toEqual({
      vendorId: 'v1',
      kind: 'hire',
      start,
      service: 's1',
      hours: 2,
      offer: 'w1',
    });
  });
});

describe('a time that is kept', () => {
  test('is kept for ten minutes by the clock of the device, whatever it shows', () => {
    expect(keptOf(holdOrderOf(wish, start), aHold(), 5_000).until).toBe(605_000);
  });

  test.each([
    [600, null, null],
    [181, null, null],
    [180, '3:00', 3],
    [61, '1:01', 3],
    [60, '1:00', 1],
    [9, '0:09', 1],
    [0, '0:00', 1],
  ])('with %i s left shows %p and says %p', (seconds, shown, said) => {
    expect(clockLeft(seconds)).toBe(shown);
    expect(minutesSaid(seconds)).toBe(said);
  });

  test.each([
    [1_000, 0, 1],
    [1_001, 0, 2],
    [1_000, 5_000, 0],
  ])('until %i at %i there are %i s', (until, now, seconds) => {
    expect(secondsLeft(until, now)).toBe(seconds);
  });

  const sign = (code: string, fields = {}) => ({ code, fields, alternatives: [start] });

  test.each([
    ['slot-taken', {}, 'taken'],
    ['slot-taken', { skip: start }, null],
    ['hold-expired', {}, 'expired'],
    ['trial-used', {}, 'trial-used'],
    ['validation', { start: 'must be a time to come' }, 'gone'],
    ['validation', { kind: 'must be something else' }, null],
    ['internal', {}, null],
  ])('%s with %j is lost: %p', (code, fields, why) => {
    expect(lossOf(sign(code, fields))?.why ?? null).toBe(why);
  });
});

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
    const order = orderOf(entered(booker, changes), aHold(hold), booker, taken);
    expect(order).toEqual({ holdId: 'hold-1', payingBy: 'at-visit', ...expected });
  });

  test('of an account without a number names who comes', () => {
    const booker = { account: aUserRecord({ phone: null }), addresses: [] };
    const answers = entered(booker, {
      client: { name: 'Meera Iyer', phone: '98765 43210', city: 'Bengaluru', email: '' },
    });
    expect(orderOf(answers, aHold(), booker, []).client).toMatchObject({ phone: '98765 43210' });
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
  });
});

describe('a draft', () => {
  const draft: Draft = {
    vendorId: 'v1',
    userId: 'u1',
    answers: firstAnswers({ account: null, addresses: [] }, 'Bengaluru'),
    kept: null,
    sent: null,
  };
  const stored = (changes: Partial<Draft> = {}) => JSON.stringify({ ...draft, ...changes });

  test.each([
    ['one’s own', stored(), 'u1', true],
    ['a guest’s, who has logged in', stored({ userId: null }), 'u1', true],
    ['somebody else’s', stored(), 'u2', false],
    ['a person’s, who has logged out', stored(), null, false],
    ['for another professional', stored({ vendorId: 'v2' }), 'u1', false],
    ['garbage', '{"vendorId": ', 'u1', false],
    ['something else', '{"vendorId":"v1"}', 'u1', false],
    ['nothing', null, 'u1', false],
  ])('%s', (_what, text, userId, isShown) => {
    expect(draftIn(text, 'v1', userId) !== null).toBe(isShown);
  });
});

describe('an outcome', () => {
  const error = (code: string, status: number | null, fields = {}) => ({
    code,
    status,
    fields,
    message: 'Said so',
    alternatives: [],
  });

  test.each([
    [error('slot-taken', 409), { state: 'lost', loss: { why: 'taken' } }],
    [error('slot-taken', 409, { skip: 'a b' }), { state: 'weeks', taken: ['a', 'b'] }],
    [error('hold-expired', 409), { state: 'lost', loss: { why: 'expired' } }],
    [error('unauthenticated', 401), { state: 'signed-out' }],
    [error('network', null), { state: 'refused', answer: notStored, isJudged: false }],
    [error('unavailable', 503), { state: 'refused', answer: notStoredOurFault, isJudged: false }],
    [error('too-late', 409), { state: 'refused', answer: 'Said so', isJudged: true }],
    [
      error('validation', 422, { otp: 'wrong' }),
      { state: 'refused', answer: { otp: 'wrong' }, isJudged: true },
    ],
  ])('%j', (sign, outcome) => {
    expect(outcomeOf(sign)).toMatchObject(outcome);
  });
});

describe('words', () => {
  test('of a time say its day, its ends and its zone', () => {
    expect(spanWords(aHold())).toBe('Monday 7 January 2030, 5:30 PM – 6:00 PM IST');
  });

  test.each([
    [null, 1, text.agreed],
    [{ amount: 0, currency: 'INR' as const }, 1, text.free],
    [{ amount: 50_000, currency: 'INR' as const }, 1, '₹500'],
    [{ amount: 50_000, currency: 'INR' as const }, 3, '₹500 × 3 = ₹1,500'],
  ])('of %j for %i', (fee, count, words) => {
    expect(priceWords(fee, count)).toBe(words);
  });

  test.each([
    ['2030-01-01T00:00:00Z', text.freeUntil('Monday 7 January 2030, 1:30 PM')],
    ['2030-01-07T09:00:00Z', text.notFree(4)],
  ])('of the policy at %s', (now, words) => {
    expect(policyWords(start, aHold().policy, new Date(now))).toBe(words);
  });
});
