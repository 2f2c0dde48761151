import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isSameHolder,
  maskOf,
  type PayoutEffect,
  type PayoutState,
  payableOf,
  payoutEffectOf,
  usableFrom,
} from './payout-account.model';

test('an account is shown so that its owner knows it and nobody can pay to it', () => {
  const bank = { kind: 'bank', holder: 'A', ifsc: 'HDFC0000123', number: '123456789' } as const;
  assert.equal(maskOf(bank), 'HDFC0000123 ••••6789');
  assert.equal(maskOf({ kind: 'vpa', holder: 'A', vpa: 'kavya.menon@okaxis' }), 'ka••••@okaxis');
});

test('a new account is used a day later', () => {
  assert.equal(
    usableFrom(new Date('2030-01-01T10:00:00Z')).toISOString(),
    '2030-01-02T10:00:00.000Z',
  );
});

const holders: [given: string, registered: string, isSame: boolean][] = [
  ['Kavya Menon', 'KAVYA MENON', true],
  ['Dr. Kavya Menon', 'Mrs KAVYA R MENON', true],
  ['Menon Kavya', 'Kavya Menon', true],
  ['K Menon', 'KAVYA MENON', true],
  ['Kavya Menon', 'ARJUN RAO', false],
  ['Kavya Menon', 'KAVYA RAO', false],
  ['K', 'KAVYA MENON', false],
  ['Kavya Menon', '', false],
  ['', 'KAVYA MENON', false],
  ['Dr', 'Mr', false],
  ['Asha Rao', 'Ashapura Raoji Traders', false],
  ['Asha Rao', 'ASHA RAOJI', false],
  ['Asha Rao', 'A RAO', true],
  ['Asha Rao', 'ASHA R', true],
  ['Asha Rao', 'A R', false],
  ['A R Menon', 'ASHA RAO MENON', true],
  ['Asha R', 'A R MENON', false],
  ['As Rao', 'ASHA RAO', false],
  ['मीरा अय्यर', 'मीरा अय्यर', true],
  ['मी अय्यर', 'मीरा अय्यर', true],
];

for (const [given, registered, isSame] of holders) {
  test(`${given} is ${isSame ? '' : 'not '}${registered} by the bank`, () => {
    assert.equal(isSameHolder(given, registered), isSame);
  });
}

test('too little waits, and one payout has a limit', () => {
  const due = (amount: number) => ({ amount, currency: 'INR' }) as const;
  assert.equal(payableOf(due(9_999), 'bank'), undefined);
  assert.deepEqual(payableOf(due(10_000), 'bank'), due(10_000));
  assert.deepEqual(payableOf(due(10_000_001), 'vpa'), due(10_000_000));
  assert.deepEqual(payableOf(due(10_000_001), 'bank'), due(10_000_001));
  assert.equal(payableOf({ amount: 499, currency: 'USD' }, 'bank'), undefined);
});

const effects: Record<
  PayoutState,
  [sent: PayoutEffect, paid: PayoutEffect, returned: PayoutEffect]
> = {
  waiting: ['send', 'pay', 'return'],
  sent: ['none', 'pay', 'return'],
  paid: ['none', 'none', 'reverse'],
  returned: ['none', 'none', 'none'],
};

for (const [state, expected] of Object.entries(effects) as [PayoutState, PayoutEffect[]][]) {
  test(`what is said of a payout that is ${state}`, () => {
    const said = (['sent', 'paid', 'returned'] as const).map((one) => payoutEffectOf(state, one));
    assert.deepEqual(said, expected);
  });
}
