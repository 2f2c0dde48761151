import type { Money, StatementPart } from '@nukkad/platform/contract';
import type { Account, MovementKind } from '../money/ledger.model';

/** Accounts whose sum is held for a professional; what they received themselves is in none of them. */
export const heldAccounts: Account[] = [
  'client-deposits',
  'unused-lessons',
  'vendor-earnings',
  'vendor-cash',
];

export interface MonthSums {
  currency: Money['currency'];
  /** Of the accounts, before the month. */
  opening: number;
  /** Of the accounts, before the next month. */
  closing: number;
  /** Of earnings and cash, before the next month. */
  owed: number;
  atVisits: number;
  /** Of the accounts within the month; kinds that move money between them sum to zero. */
  byKind: Partial<Record<MovementKind, number>>;
}

const lines = {
  payments: ['payment', 'package'],
  refunds: ['refund'],
  fees: [],
  payouts: ['payout'],
  payoutsReturned: ['payout-returned', 'payout-reversed'],
} as const satisfies Record<string, readonly MovementKind[]>;

type Line = keyof typeof lines;

/**
 * One currency of a statement. Throws `RangeError` when the lines do not lead from opening to closing,
 * which is a movement that no line has.
 */
export function statementPart(sums: MonthSums): StatementPart {
  const { currency, opening, closing } = sums;
  const money = (amount: number): Money => ({ amount, currency });
  const sumOf = (line: Line) =>
    lines[line].reduce((sum, kind) => sum + (sums.byKind[kind] ?? 0), 0);
  const moved = (Object.keys(lines) as Line[]).reduce((sum, line) => sum + sumOf(line), 0);
  if (opening + moved !== closing) {
    throw new RangeError(`A statement leads from ${opening} by ${moved} to ${closing}.`);
  }
  return {
    opening: money(opening),
    payments: money(sumOf('payments')),
    refunds: money(sumOf('refunds')),
    fees: money(sumOf('fees')),
    payouts: money(sumOf('payouts')),
    payoutsReturned: money(sumOf('payoutsReturned')),
    closing: money(closing),
    owed: money(sums.owed),
    atVisits: money(sums.atVisits),
  };
}
