import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Entry,
  type Held,
  type MovementKind,
  movementOf,
  ways,
  worthOfOne,
} from './ledger.model';

const kinds = Object.keys(ways) as MovementKind[];
const rupees = (amount: number) => ({ amount, currency: 'INR' as const });

const cases: [kind: MovementKind, amount: number, held: Held, entries: [string, number][]][] = [
  [
    'payment',
    500,
    {},
    [
      ['provider-clearing', -500],
      ['client-deposits', 500],
    ],
  ],
  [
    'package',
    900,
    {},
    [
      ['provider-clearing', -900],
      ['unused-lessons', 900],
    ],
  ],
  [
    'lesson-used',
    180,
    { 'unused-lessons': 900 },
    [
      ['unused-lessons', -180],
      ['client-deposits', 180],
    ],
  ],
  [
    'earning',
    500,
    { 'client-deposits': 500 },
    [
      ['client-deposits', -500],
      ['vendor-earnings', 500],
    ],
  ],
  [
    'visit-paid',
    300,
    {},
    [
      ['vendor-cash', -300],
      ['vendor-earnings', 300],
    ],
  ],
  [
    'refund',
    500,
    { 'client-deposits': 500 },
    [
      ['client-deposits', -500],
      ['client-refunds', 500],
    ],
  ],
  // Unearned money is taken back before earned money.
  [
    'refund',
    500,
    { 'vendor-earnings': 400, 'client-deposits': 200 },
    [
      ['client-deposits', -200],
      ['vendor-earnings', -300],
      ['client-refunds', 500],
    ],
  ],
  [
    'lesson-given-back',
    180,
    { 'vendor-earnings': 180 },
    [
      ['vendor-earnings', -180],
      ['unused-lessons', 180],
    ],
  ],
  [
    'payout',
    500,
    { 'vendor-earnings': 500 },
    [
      ['vendor-earnings', -500],
      ['payouts', 500],
    ],
  ],
  [
    'campaign-payout',
    500,
    { 'campaign-payouts': 500 },
    [
      ['campaign-payouts', -500],
      ['payouts', 500],
    ],
  ],
  [
    'payout-paid',
    500,
    {},
    [
      ['payouts', -500],
      ['bank', 500],
    ],
  ],
  [
    'payout-reversed',
    500,
    {},
    [
      ['bank', -500],
      ['vendor-earnings', 500],
    ],
  ],
  [
    'settled',
    500,
    {},
    [
      ['bank', -500],
      ['provider-clearing', 500],
    ],
  ],
  [
    'settled-refund',
    500,
    {},
    [
      ['provider-clearing', -500],
      ['bank', 500],
    ],
  ],
  [
    'provider-fee',
    12,
    {},
    [
      ['provider-fees', -12],
      ['bank', 12],
    ],
  ],
  [
    'refund-paid',
    500,
    { 'client-refunds': 700 },
    [
      ['client-refunds', -500],
      ['provider-clearing', 500],
    ],
  ],
];
for (const [kind, amount, held, expected] of cases) {
  test(`${kind} of ${amount} with ${JSON.stringify(held)}`, () => {
    const { entries, currency } = movementOf(kind, { amount, currency: 'USD' }, held);
    assert.deepEqual(
      entries.map((entry) => [entry.account, entry.amount]),
      expected,
    );
    assert.equal(currency, 'USD');
  });
}

test('what is not there cannot be moved', () => {
  assert.throws(() => movementOf('refund', rupees(501), { 'client-deposits': 500 }), /1 of 501/);
  assert.throws(() => movementOf('earning', rupees(1), {}), /not there/);
  assert.throws(() => movementOf('earning', rupees(1), { 'client-deposits': -5 }), /not there/);
});

test('nothing but whole hundredths above zero is moved', () => {
  for (const amount of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.throws(() => movementOf('payment', rupees(amount), {}), RangeError);
  }
});

const add = (held: Held, entries: Entry[]): Held => {
  const after = { ...held };
  for (const { account, amount } of entries) after[account] = (after[account] ?? 0) + amount;
  return after;
};

/** From accounts without a limit: money comes in, or moves between providers and the bank. */
const comesIn: ReadonlySet<MovementKind> = new Set([
  'payment',
  'package',
  'donation',
  'visit-paid',
  'settled',
  'settled-refund',
  'provider-fee',
  'payout-paid',
  'payout-returned',
  'payout-reversed',
  'campaign-payout-returned',
  'campaign-payout-reversed',
]);

test('after any movements everything sums to zero and nobody is owed less than nothing', () => {
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    amount: fc.integer({ min: 1, max: 10 ** 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let held: Held = {};
      for (const { kind, amount } of steps) {
        const there = ways[kind].from.reduce((sum, account) => sum + (held[account] ?? 0), 0);
        if (!comesIn.has(kind) && amount > there) {
          assert.throws(() => movementOf(kind, rupees(amount), held));
          continue;
        }
        const { entries } = movementOf(kind, rupees(amount), held);
        assert.equal(
          entries.reduce((sum, entry) => sum + entry.amount, 0),
          0,
        );
        assert.ok(entries.every((entry) => entry.amount !== 0));
        held = add(held, entries);
      }
      for (const account of [
        'client-deposits',
        'unused-lessons',
        'client-refunds',
        'vendor-earnings',
        'campaign-funds',
      ] as const) {
        assert.ok((held[account] ?? 0) >= 0, account);
      }
      assert.equal(
        Object.values(held).reduce((sum, amount) => sum + amount, 0),
        0,
      );
    }),
  );
});

test('lessons use up a package exactly, whatever it cost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 7 }),
      fc.integer({ min: 1, max: 60 }),
      (fee, lessons) => {
        let worth = fee;
        for (let left = lessons; left > 0; left -= 1) worth -= worthOfOne(worth, left);
        assert.equal(worth, 0);
      },
    ),
  );
});
