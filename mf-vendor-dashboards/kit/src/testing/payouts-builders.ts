import type { PayoutAccount, Payouts, SentPayout } from '@nukkad/platform/contract';

/** A verified bank account, in use. */
export function aPayoutAccount(values: Partial<PayoutAccount> = {}): PayoutAccount {
  return {
    ...{ _id: 'account-1', kind: 'bank', mask: 'HDFC0000123 ••••6789', state: 'verified' },
    ...{ problem: null, usableAt: '2020-01-02T10:00:00.000Z' },
    ...values,
  };
}

export function aSentPayout(values: Partial<SentPayout> = {}): SentPayout {
  return {
    ...{ _id: 'payout-1', reference: 'NK-P-000007', at: '2030-01-07T12:30:00.000Z' },
    amount: { amount: 80_000, currency: 'INR' },
    ...{ state: 'paid', to: 'HDFC0000123 ••••6789', bankReference: 'UTR0123', problem: null },
    isTest: false,
    ...values,
  };
}

export function somePayouts(values: Partial<Payouts> = {}): Payouts {
  return {
    account: aPayoutAccount(),
    due: [{ amount: 80_000, currency: 'INR' }],
    minimum: { amount: 10_000, currency: 'INR' },
    payouts: [],
    way: 'provider',
    ...values,
  };
}
