import type { Settings } from '../../core/config/settings';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import { networkOf } from '../../core/rate-limits/network.model';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';

export type HoldShare = ReturnType<typeof holdShare>;

const action = 'holds-of-professional';

/**
 * Limits one vendor's times that a network may hold within ten minutes, so that a diary cannot be
 * emptied by holds. A time that is released, or was not available, is uncounted.
 */
export function holdShare(allowed: RateLimiter, limits: Settings['limits']) {
  const whose = (address: string, vendorId: string) => `${networkOf(address)} ${vendorId}`;
  const giveBack = (address: string, vendorId: string): Promise<void> =>
    allowed.giveBack(action, whose(address, vendorId));
  return {
    /** Fails with `too-many-requests`; a refused call is not counted. */
    async use(address: string, vendorId: string): Promise<void> {
      try {
        await limitByNetwork(allowed, action, whose(address, vendorId), limits);
      } catch (error) {
        await giveBack(address, vendorId);
        throw error;
      }
    },
    giveBack,
  };
}
