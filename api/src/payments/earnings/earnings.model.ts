import type { EarningKind } from '@nukkad/platform/contract';
import type { Account, MovementKind } from '../money/ledger.model';

interface Listed {
  kind: EarningKind;
  /** The account whose entry gives the amount. */
  account: Account;
  /** Whether money in that account is leaving the professional. */
  isAway?: boolean;
  /** The movement charged a client, so it has an invoice. */
  hasInvoice?: boolean;
  /** It gives back a part of what has an invoice. */
  hasCreditNote?: boolean;
}

/**
 * Movements shown to professionals; used lessons are omitted, as their package payment is shown.
 */
export const listed: Partial<Record<MovementKind, Listed>> = {
  payment: { kind: 'paid', account: 'client-deposits', hasInvoice: true },
  package: { kind: 'paid', account: 'unused-lessons', hasInvoice: true },
  'visit-paid': { kind: 'paid', account: 'vendor-earnings', hasInvoice: true },
  earning: { kind: 'earned', account: 'vendor-earnings' },
  refund: { kind: 'refunded', account: 'client-refunds', isAway: true, hasCreditNote: true },
  'lesson-given-back': { kind: 'refunded', account: 'vendor-earnings' },
  payout: { kind: 'paid-out', account: 'vendor-earnings' },
  'payout-returned': { kind: 'payout-returned', account: 'vendor-earnings' },
  'payout-reversed': { kind: 'payout-returned', account: 'vendor-earnings' },
};

/** The kind of each shown movement, and the account of its entry. */
export const listedEntries = Object.entries(listed).map(([kind, { account }]) => ({
  kind,
  account,
}));

export const withInvoice = listedEntries.filter(
  ({ kind }) => listed[kind as MovementKind]?.hasInvoice,
);

/** An entry as shown to the professional. Throws `RangeError` for a kind that is not shown. */
export function told(kind: MovementKind, amount: number) {
  const found = listed[kind];
  if (!found) throw new RangeError(`Nobody is told of ${kind}.`);
  const { kind: as, isAway = false, hasInvoice = false, hasCreditNote = false } = found;
  return { kind: as, amount: isAway ? -amount : amount, hasInvoice, hasCreditNote };
}
