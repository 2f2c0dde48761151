import { limits as agreed } from '@nukkad/platform/contract';
import type { Allowances } from '../allowances/allowances';
import { networkOf } from '../allowances/network.model';
import { wider } from '../allowances/of-networks';
import type { Settings } from '../settings';

export type GuestBursts = ReturnType<typeof guestBursts>;

/** A guest's booking: where it is asked from, by whom, at whom. */
export interface GuestOrder {
  address: string;
  email: string;
  vendorId: string;
}

const seconds = 86_400;

/**
 * Counts what guests of one network, or of one e-mail address, book at one professional within a
 * day of the first: so many are confirmed, and what follows waits for the professional.
 */
export function guestBursts(allowed: Allowances, limits: Settings['limits']) {
  const most = agreed.guestBookingsConfirmed * wider[limits];
  const counters = ({ address, email, vendorId }: GuestOrder) =>
    [
      ['guest-bookings-of-network', `${networkOf(address)} ${vendorId}`],
      ['guest-bookings-of-email', `${email.toLowerCase()} ${vendorId}`],
    ] as const;
  return {
    /** Counts one; true where it is beyond what is confirmed. Never call it in a transaction. */
    async use(order: GuestOrder): Promise<boolean> {
      let isBeyond = false;
      for (const [what, whose] of counters(order)) {
        if ((await allowed.use(what, whose, { most, seconds })) > 0) isBeyond = true;
      }
      return isBeyond;
    },
    /** What came to nothing counts no longer. */
    async giveBack(order: GuestOrder): Promise<void> {
      for (const [what, whose] of counters(order)) await allowed.giveBack(what, whose);
    },
  };
}
