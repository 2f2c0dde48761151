import type { Payment } from '@nukkad/platform/contract';

/**
 * State of a payment for its payer. `asking`: not known yet whether it is already paid; `lost`: its
 * hold has expired.
 */
export type PaymentStanding =
  | 'asking'
  | 'open'
  | 'sending'
  | 'waiting'
  | 'paid'
  | 'failed'
  | 'lost'
  | 'unsent';

const FIRST = 1_000;
const LONGEST = 8_000;

/** Polls after which the user is told that it takes long. */
export const slowAfterAsks = 8;

/** Milliseconds until the next poll, with back-off. */
export function askAgainIn(asks: number): number {
  return Math.min(LONGEST, Math.round(FIRST * 1.5 ** asks));
}

export function standingOf({
  state,
}: Pick<Payment, 'state'>): Extract<PaymentStanding, 'waiting' | 'failed' | 'paid'> {
  if (state === 'waiting' || state === 'failed') return state;
  return 'paid';
}
