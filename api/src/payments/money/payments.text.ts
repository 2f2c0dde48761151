/** The subject of a payment. */
interface Paid {
  booking_id: string | null;
  purchase_id: string | null;
}

/** What is paid for, on the provider's page and in the payer's app. */
export function descriptionOf({ booking_id, purchase_id }: Paid): string {
  if (booking_id !== null) return 'Booking on Nukkad';
  return purchase_id === null ? 'Donation on Nukkad' : 'Lessons on Nukkad';
}

/** What operators read of money that they look into. */
export const moneyCaseText = {
  /** `what`: an amount, or an account, masked. */
  title: (kind: 'transfer' | 'refund' | 'unmatched' | 'account' | 'payout', what: string) =>
    ({
      transfer: `${what} over UPI`,
      refund: `Refund of ${what}`,
      unmatched: `${what} that fits no payment`,
      account: `Account for payouts: ${what}`,
      payout: `Payout of ${what}`,
    })[kind],
  why: {
    transfer: 'Look for its reference in the statement of the bank.',
    refund: 'No provider pays it: transfer it to the payer.',
    unmatched: 'Look for it with the provider, and give it back there if it is not ours.',
    account:
      'Payouts go there once it is verified. See whether the holder is who they say, e.g. by a cancelled cheque, and note what proves it. No provider of payouts verifies it.',
    payout: 'Transfer it, and enter the reference by which the bank names the transfer.',
  },
  late: 'It was not found. If it stands in the statement after all, confirm it with the number there: it then counts, or goes back to the payer if what it was for is gone.',
  reported: (number: string) =>
    `The payer says that it was made, as ${number}. Look for it in the statement of the bank, and enter the number that stands there.`,
  referenceRule: 'must be the twelve digits by which the bank numbers the transfer',
  referenceUsed: 'has confirmed another payment',
} as const;

/** What operators read of a refund that no provider paid. */
export const refundFailed = { why: 'The provider could not pay it.' } as const;
