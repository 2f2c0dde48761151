import type { Payment } from '@nukkad/platform/contract';

/**
 * Where a payment stands for the person who makes it. `asking`: it is not known yet whether it was
 * made already; `lost`: what it was for is not kept any more.
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

/** From here on somebody is told that it takes long. */
export const slowAfterAsks = 8;

/** Milliseconds until it is asked again, longer each time. */
export function askAgainIn(asks: number): number {
  return Math.min(LONGEST, Math.round(FIRST * 1.5 ** asks));
}

export function standingOf({ state }: Pick<Payment, 'state'>): PaymentStanding {
  if (state === 'waiting' || state === 'failed') return state;
  return 'paid';
}
