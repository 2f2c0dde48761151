import type { EarningKind } from '@nukkad/platform/contract';
import type { Account, MovementKind } from '../money/ledger.model';

interface Listed {
  kind: EarningKind;
  /** Of its entries the one in this account says how much it is. */
  account: Account;
  /** Whether money in that account is on its way from the professional. */
  isAway?: boolean;
  /** Somebody was charged. */
  hasInvoice?: boolean;
}

/** Movements that professionals read of; lessons that are used are in them already. */
export const listed: Partial<Record<MovementKind, Listed>> = {
  payment: { kind: 'paid', account: 'client-deposits', hasInvoice: true },
  package: { kind: 'paid', account: 'unused-lessons', hasInvoice: true },
  'visit-paid': { kind: 'paid', account: 'vendor-earnings', hasInvoice: true },
  earning: { kind: 'earned', account: 'vendor-earnings' },
  refund: { kind: 'refunded', account: 'client-refunds', isAway: true },
  'lesson-given-back': { kind: 'refunded', account: 'vendor-earnings' },
  payout: { kind: 'paid-out', account: 'vendor-earnings' },
};

/** Which entries these are: what a movement of each kind has in its account. */
export const listedEntries = Object.entries(listed).map(([kind, { account }]) => ({
  kind,
  account,
}));

export const withInvoice = listedEntries.filter(
  ({ kind }) => listed[kind as MovementKind]?.hasInvoice,
);

/** How the stored entry of a movement is told. */
export function told(kind: MovementKind, amount: number) {
  const found = listed[kind];
  if (!found) throw new RangeError(`Nobody is told of ${kind}.`);
  const { kind: as, isAway = false, hasInvoice = false } = found;
  return { kind: as, amount: isAway ? -amount : amount, hasInvoice };
}
