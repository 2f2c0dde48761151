import type { Money } from '@nukkad/platform/contract';

/**
 * Accounts of the ledger. Positive: owed by us. Negative: held for us by others.
 *
 * - `provider-clearing`: with the payment providers.
 * - `client-deposits`: paid for bookings that are not over.
 * - `unused-lessons`: paid for lessons of packages that are not booked yet.
 * - `client-refunds`: on its way back to clients.
 * - `vendor-earnings`: earned by professionals.
 * - `campaign-funds`: donated; the sum is what a campaign has raised.
 * - `campaign-payouts`: paid out to organisers, or on its way to them; negative.
 * - `payouts`: on its way to professionals and organisers, still ours until a bank has it.
 * - `bank`: in our bank account, as settlements of providers have it.
 * - `provider-fees`: what providers kept of settlements.
 * - `vendor-cash`: received by professionals at visits, so already theirs.
 */
export type Account =
  | 'provider-clearing'
  | 'client-deposits'
  | 'unused-lessons'
  | 'client-refunds'
  | 'vendor-earnings'
  | 'vendor-cash'
  | 'bank'
  | 'provider-fees'
  | 'campaign-funds'
  | 'campaign-payouts'
  | 'payouts';

export interface Entry {
  account: Account;
  amount: number;
}

/** Balances of some accounts for one booking or payment. */
export type Held = Partial<Record<Account, number>>;

/** Source accounts, in order, and target account of each kind of movement. */
export const ways = {
  payment: { from: ['provider-clearing'], to: 'client-deposits' },
  package: { from: ['provider-clearing'], to: 'unused-lessons' },
  'lesson-used': { from: ['unused-lessons'], to: 'client-deposits' },
  'lesson-given-back': { from: ['client-deposits', 'vendor-earnings'], to: 'unused-lessons' },
  donation: { from: ['provider-clearing'], to: 'campaign-funds' },
  refund: {
    from: ['client-deposits', 'unused-lessons', 'vendor-earnings', 'campaign-funds'],
    to: 'client-refunds',
  },
  'refund-paid': { from: ['client-refunds'], to: 'provider-clearing' },
  earning: { from: ['client-deposits'], to: 'vendor-earnings' },
  'visit-paid': { from: ['vendor-cash'], to: 'vendor-earnings' },
  payout: { from: ['vendor-earnings'], to: 'payouts' },
  'payout-returned': { from: ['payouts'], to: 'vendor-earnings' },
  'payout-reversed': { from: ['bank'], to: 'vendor-earnings' },
  'campaign-payout': { from: ['campaign-payouts'], to: 'payouts' },
  'campaign-payout-returned': { from: ['payouts'], to: 'campaign-payouts' },
  'campaign-payout-reversed': { from: ['bank'], to: 'campaign-payouts' },
  'payout-paid': { from: ['payouts'], to: 'bank' },
  settled: { from: ['bank'], to: 'provider-clearing' },
  'settled-refund': { from: ['provider-clearing'], to: 'bank' },
  'provider-fee': { from: ['provider-fees'], to: 'bank' },
} as const satisfies Record<string, { from: readonly Account[]; to: Account }>;

export type MovementKind = keyof typeof ways;

/** One movement of money in one currency; its entries sum to zero. */
interface Movement {
  kind: MovementKind;
  currency: Money['currency'];
  entries: Entry[];
}

/**
 * Money enters the ledger through these accounts, so their balance has no lower limit. What `payouts`
 * holds of a payout is the payout's state.
 */
const outside: ReadonlySet<Account> = new Set([
  'provider-clearing',
  'vendor-cash',
  'bank',
  'provider-fees',
  'payouts',
]);

/** The entries of a movement. Throws when `held` does not suffice, which is a bug. */
export function movementOf(kind: MovementKind, { amount, currency }: Money, held: Held): Movement {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError(`A movement of ${amount} is none.`);
  }
  const { from, to } = ways[kind];
  const entries: Entry[] = [];
  let missing = amount;
  for (const account of from) {
    const taken = outside.has(account) ? missing : Math.min(missing, held[account] ?? 0);
    if (taken > 0) entries.push({ account, amount: -taken });
    missing -= Math.max(taken, 0);
  }
  if (missing > 0) throw new RangeError(`${kind}: ${missing} of ${amount} are not there.`);
  return { kind, currency, entries: [...entries, { account: to, amount }] };
}

/** Value of one remaining lesson: equal shares, rounded to the hundredth. */
export const worthOfOne = (worth: number, lessons: number): number => Math.round(worth / lessons);
