import type { PayoutAccount, SentPayout } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { text } from './payouts.text';

/** Whether a payout can be asked for now. */
export const isUsable = (account: PayoutAccount | null, now: Date): boolean =>
  account?.state === 'verified' && Date.parse(account.usableAt) <= now.getTime();

/** Where an account stands, in words. */
export function accountState(account: PayoutAccount, now: Date): string {
  if (account.state !== 'verified') return text[account.state];
  return isUsable(account, now) ? text.usable : text.cooling(formatDateTime(account.usableAt));
}

export const payoutState = ({ state, problem }: SentPayout): string =>
  state === 'returned' && problem !== null ? text.cameBack(problem) : text.states[state];
