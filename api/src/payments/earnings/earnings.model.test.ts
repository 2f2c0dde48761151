import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, type Held, type MovementKind, movementOf, ways } from '../money/ledger.model';
import { listed, told, withInvoice } from './earnings.model';

const one = { amount: 100, currency: 'INR' } as const;

/** Every account holds money. */
const held: Held = {
  'client-deposits': 100,
  'unused-lessons': 100,
  'client-refunds': 100,
  'vendor-earnings': 100,
};

const cases: [kind: MovementKind, as: string, amount: number][] = [
  ['payment', 'paid', 100],
  ['package', 'paid', 100],
  ['visit-paid', 'paid', 100],
  ['earning', 'earned', 100],
  ['refund', 'refunded', -100],
  ['payout', 'paid-out', -100],
  ['payout-returned', 'payout-returned', 100],
  ['payout-reversed', 'payout-returned', 100],
];

for (const [kind, as, amount] of cases) {
  test(`${kind} is told as ${as}, once, ${amount < 0 ? 'away from' : 'towards'} the professional`, () => {
    const { entries } = movementOf(kind, one, held);
    const own = entries.filter(({ account }) => account === listed[kind]?.account);
    assert.equal(own.length, 1);
    const { hasInvoice, hasCreditNote, ...rest } = told(kind, own[0]?.amount ?? 0);
    assert.deepEqual(rest, { kind: as, amount });
    assert.deepEqual([hasInvoice, hasCreditNote], [as === 'paid', kind === 'refund']);
  });
}

test('a lesson that is given back is told only where it had been earned', () => {
  const entryOf = (there: Held) =>
    movementOf('lesson-given-back', one, there).entries.find(
      ({ account }: Entry) => account === listed['lesson-given-back']?.account,
    );
  assert.equal(entryOf({ 'client-deposits': 100 }), undefined);
  const taken = entryOf({ 'vendor-earnings': 100 });
  assert.deepEqual(told('lesson-given-back', taken?.amount ?? 0), {
    ...{ kind: 'refunded', amount: -100, hasInvoice: false, hasCreditNote: false },
  });
});

test('nobody is told of the others', () => {
  const others = (Object.keys(ways) as MovementKind[]).filter((kind) => !listed[kind]);
  const ofProviders = ['settled', 'settled-refund', 'provider-fee'];
  const ofCampaigns = ['', '-returned', '-reversed'].map((end) => `campaign-payout${end}`);
  const ofPayouts = [...ofCampaigns, 'payout-paid'];
  assert.deepEqual(others, [
    ...['lesson-used', 'donation', 'refund-paid', ...ofPayouts, ...ofProviders],
  ]);
  for (const kind of others) assert.throws(() => told(kind, 1), RangeError);
  assert.equal(withInvoice.length, 3);
});
