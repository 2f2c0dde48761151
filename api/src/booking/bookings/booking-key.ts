import { createHmac } from 'node:crypto';
import type { GuestBurst } from './guest-bursts';

/** Values derived from the installation's secret for bookings. */
export interface BookingKeys {
  /** The secret with which a guest returns to a booking. */
  keyOf: (bookingId: string) => string;
  /** The same for a hold. */
  holdKeyOf: (holdId: string) => string;
  /** Identifies a burst without revealing the network or email behind it. */
  burstIdOf: (burst: GuestBurst) => string;
}

/** Derived from the installation's secret by HMAC, so that no key is stored. */
export function bookingKeys(secret: string): BookingKeys {
  const keyFor = (subject: string) =>
    createHmac('sha256', secret).update(subject).digest('base64url');
  return {
    keyOf: (bookingId) => keyFor(`booking:${bookingId}`),
    holdKeyOf: (holdId) => keyFor(`hold:${holdId}`),
    burstIdOf: ({ of, whose }) => `${of}.${keyFor(`burst:${of}:${whose}`)}`,
  };
}
