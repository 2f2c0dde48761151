import { limits, type Money } from '@nukkad/platform/contract';
import type { AccountDetails } from '../providers/payout-provider';

/** What is shown of an account: enough to know one's own, too little to pay to it. */
export function maskOf(details: AccountDetails): string {
  if (details.kind === 'bank') return `${details.ifsc} ••••${details.number.slice(-4)}`;
  const [name = '', bank = ''] = details.vpa.split('@');
  return `${name.slice(0, 2)}••••@${bank}`;
}

/** When payouts may go to an account that is given now. */
export const usableFrom = (now: Date): Date =>
  new Date(now.getTime() + limits.payoutAccountHours * 3_600_000);

/**
 * Whether a bank's name of the holder is the one given. Banks leave words out, turn them round and write initials:
 * each word of the one with fewer words must be a word of the other, or one of the two is the initial of the other.
 * A word of three letters or more must be in both, as initials fit many people.
 */
export function isSameHolder(given: string, registered: string): boolean {
  const [fewer = [], more = []] = [wordsOf(given), wordsOf(registered)].sort(
    (one, other) => one.length - other.length,
  );
  const isIn = (word: string) => more.some((other) => isSameWord(word, other));
  return fewer.every(isIn) && fewer.some((word) => word.length > 2 && more.includes(word));
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || isInitialOf(one, other) || isInitialOf(other, one);

const isInitialOf = (initial: string, word: string): boolean =>
  /^\p{L}\p{M}*$/u.test(initial) && word.startsWith(initial);

const titles = new Set(['mr', 'mrs', 'ms', 'dr', 'adv', 'ca', 'shri', 'smt']);

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !titles.has(word));

/** Most of one payout in hundredths: UPI moves ₹1,00,000 at once; of a bank account, what a column holds. */
const most = { vpa: 10_000_000, bank: 2_000_000_000 };

/** What one payout pays of what is owed; undefined while that is too little. The rest stays owed. */
export function payableOf(due: Money, kind: AccountDetails['kind']): Money | undefined {
  if (due.amount < limits.payoutMinimum[due.currency]) return undefined;
  return { ...due, amount: Math.min(due.amount, most[kind]) };
}

export type PayoutState = 'waiting' | 'sent' | 'paid' | 'returned';

/** What a standing does to a payout. A bank can give back what it took; nothing follows that. */
export type PayoutEffect = 'none' | 'send' | 'pay' | 'return' | 'reverse';

const effects: Record<PayoutState, Record<'sent' | 'paid' | 'returned', PayoutEffect>> = {
  waiting: { sent: 'send', paid: 'pay', returned: 'return' },
  sent: { sent: 'none', paid: 'pay', returned: 'return' },
  paid: { sent: 'none', paid: 'none', returned: 'reverse' },
  returned: { sent: 'none', paid: 'none', returned: 'none' },
};

/** Decides on what is said twice, late and in any order. */
export const payoutEffectOf = (state: PayoutState, said: 'sent' | 'paid' | 'returned') =>
  effects[state][said];
