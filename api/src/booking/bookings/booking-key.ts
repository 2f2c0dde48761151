import { createHmac } from 'node:crypto';
import type { GuestBurst } from './guest-bursts';

/** What is derived from the installation's secret for bookings. */
export interface BookingKeys {
  /** The secret by which a guest comes back to a booking. */
  keyOf: (bookingId: string) => string;
  /** The same of a hold. */
  holdKeyOf: (holdId: string) => string;
  /** Names a burst without saying whose it is. */
  burstIdOf: (burst: GuestBurst) => string;
}

/** Made of the installation's secret, so that it is stored nowhere. */
export function bookingKeys(secret: string): BookingKeys {
  const keyFor = (subject: string) =>
    createHmac('sha256', secret).update(subject).digest('base64url');
  return {
    keyOf: (bookingId) => keyFor(`booking:${bookingId}`),
    holdKeyOf: (holdId) => keyFor(`hold:${holdId}`),
    burstIdOf: ({ of, whose }) => `${of}.${keyFor(`burst:${of}:${whose}`)}`,
  };
}
