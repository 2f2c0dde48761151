import { limits as agreed } from '@nukkad/platform/contract';
import type { Settings } from '../../core/config/settings';
import { wider } from '../../core/rate-limits/by-network';
import { networkOf } from '../../core/rate-limits/network.model';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';

export type GuestBursts = ReturnType<typeof guestBursts>;

/** A guest's booking: the network address, the email, the vendor. */
export interface GuestOrder {
  address: string;
  email: string;
  vendorId: string;
}

/** The attribute that a burst's bookings share; `whose` also names the vendor. */
export interface GuestBurst {
  of: 'network' | 'email';
  whose: string;
}

const seconds = 86_400;

/**
 * Counts the bookings of guests from one network, or with one email address, at one vendor within a
 * day of the first. The first `guestBookingsConfirmed` are confirmed; later ones wait for the
 * vendor.
 */
export function guestBursts(allowed: RateLimiter, limits: Settings['limits']) {
  const most = agreed.guestBookingsConfirmed * wider[limits];
  const counters = ({ address, email, vendorId }: GuestOrder) =>
    [
      { of: 'network', whose: `${networkOf(address)} ${vendorId}` },
      { of: 'email', whose: `${email.toLowerCase()} ${vendorId}` },
    ] as const;
  return {
    /**
     * Counts one booking. Returns its burst when it exceeds the limit, else null. Never call it in
     * a transaction.
     */
    async use(order: GuestOrder): Promise<GuestBurst | null> {
      const beyond: GuestBurst[] = [];
      for (const burst of counters(order)) {
        const wait = await allowed.use(actionOf(burst), burst.whose, { most, seconds });
        if (wait > 0) beyond.push(burst);
      }
      return beyond[0] ?? null;
    },
    /** Uncounts a booking that was not made. */
    async giveBack(order: GuestOrder): Promise<void> {
      for (const burst of counters(order)) await allowed.giveBack(actionOf(burst), burst.whose);
    },
  };
}

const actionOf = ({ of }: GuestBurst) => `guest-bookings-of-${of}`;
