import { limits as agreed } from '@nukkad/platform/contract';
import type { Settings } from '../../core/config/settings';
import { wider } from '../../core/rate-limits/by-network';
import { networkOf } from '../../core/rate-limits/network.model';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';

export type GuestBursts = ReturnType<typeof guestBursts>;

/** A guest's booking: where it is asked from, by whom, at whom. */
export interface GuestOrder {
  address: string;
  email: string;
  vendorId: string;
}

/** What the bookings of a burst have in common; `whose` also names the professional. */
export interface GuestBurst {
  of: 'network' | 'email';
  whose: string;
}

const seconds = 86_400;

/**
 * Counts what guests of one network, or of one e-mail address, book at one professional within a
 * day of the first: so many are confirmed, and what follows waits for the professional.
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
     * Counts one. Returns the burst it belongs to where it is beyond what is confirmed, else null.
     * Never call it in a transaction.
     */
    async use(order: GuestOrder): Promise<GuestBurst | null> {
      const beyond: GuestBurst[] = [];
      for (const burst of counters(order)) {
        const wait = await allowed.use(actionOf(burst), burst.whose, { most, seconds });
        if (wait > 0) beyond.push(burst);
      }
      return beyond[0] ?? null;
    },
    /** What came to nothing counts no longer. */
    async giveBack(order: GuestOrder): Promise<void> {
      for (const burst of counters(order)) await allowed.giveBack(actionOf(burst), burst.whose);
    },
  };
}

const actionOf = ({ of }: GuestBurst) => `guest-bookings-of-${of}`;
