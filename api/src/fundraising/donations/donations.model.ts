import type { DonationState } from '@nukkad/platform/contract';
import type { PaymentOfBooking } from '../../payments';

/** Where the money of a donation is. `payment`: the payment that counts. */
export function donationStateOf(payment: PaymentOfBooking | undefined): DonationState {
  if (payment === undefined) return 'waiting';
  const { state, isRefunding } = payment;
  if (state === 'refunded' || state === 'part-refunded') {
    return isRefunding ? 'refunding' : 'refunded';
  }
  return state;
}

/** Columns of a campaign that decide whether it takes donations. */
export interface Taking {
  ends_at: Date;
  stopped_at: Date | null;
}

export const isRunning = ({ ends_at, stopped_at }: Taking, now: Date): boolean =>
  stopped_at === null && ends_at > now;
