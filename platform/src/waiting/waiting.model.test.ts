import { endpoints } from '../contract/all-endpoints.generated';
import {
  isTooOld,
  newWrite,
  nextOf,
  outcomeOf,
  replacedBy,
  type WaitingCall,
  type WaitingWrite,
  waitingCalls,
} from './waiting.model';

const more = { account: 'asha', key: null, language: 'en-IN', page: '/', at: 0 };
const write = (id: number, change: Partial<WaitingWrite> = {}): WaitingWrite => ({
  ...newWrite('keepFavourite', { params: { vendorId: 'rao' }, body: {} }, more),
  id,
  ...change,
});
const message = { call: 'sendMessage', params: { threadId: 't' } } as const;

test.each(Object.keys(waitingCalls) as WaitingCall[])('%s is sent as the contract says', (call) => {
  const { method, path } = waitingCalls[call];
  expect({ method, path }).toEqual(endpoints[call]);
});

test.each(['booking', 'payment', 'pay', 'hold', 'refund', 'purchase', 'donat', 'delete'])(
  'nothing of %s waits',
  (subject) => {
    const calls = Object.keys(waitingCalls).map((call) => call.toLowerCase());
    expect(calls.filter((call) => call.includes(subject))).toEqual([]);
  },
);

test('a path is filled, whatever the id is', () => {
  expect(newWrite('dropFavourite', { params: { vendorId: 'a/b' } }, more).path).toBe(
    '/api/me/favourites/a%2Fb',
  );
});

test.each<[string, Pick<WaitingWrite, 'account' | 'call' | 'params'>, WaitingWrite[], number[]]>([
  ['off after on', write(9, { call: 'dropFavourite' }), [write(1)], [1]],
  ['another professional', write(9, { params: { vendorId: 'sen' } }), [write(1)], []],
  ['another account', write(9, { account: 'ravi' }), [write(1)], []],
  ['a message after a message', write(9, message), [write(1, message)], []],
])('%s replaces %j', (_what, next, before, ids) => {
  expect(replacedBy(next, before)).toEqual(ids);
});

test.each<[string, WaitingWrite[], number | undefined]>([
  ['the first', [write(2), write(1)], 1],
  ['none of another account', [write(1, { account: 'ravi' })], undefined],
  ['none that was refused', [write(1, { refusal: { reason: 'old' } }), write(2)], 2],
  ['nothing', [], undefined],
])('next is %s', (_what, writes, id) => {
  expect(nextOf(writes, 'asha')?.id).toBe(id);
});

test.each([
  [null, 'waits'],
  [200, 'arrived'],
  [204, 'arrived'],
  [401, 'waits'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
  [429, 'waits'],
  [503, 'waits'],
] as const)('answered %s it %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

const HOUR = 3_600_000;
test.each([
  ['key', 22.9 * HOUR, false],
  ['key', 23 * HOUR, true],
  [null, 900 * HOUR, false],
])('with the key %s after %d ms it is too old: %s', (key, now, expected) => {
  expect(isTooOld({ key, at: 0 }, now)).toBe(expected);
});
