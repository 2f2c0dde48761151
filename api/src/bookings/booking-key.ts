import { createHash, createHmac } from 'node:crypto';

/** The secrets by which somebody without an account comes back to a booking, or to a hold. */
export interface BookingKeys {
  keyOf: (bookingId: string) => string;
  holdKeyOf: (holdId: string) => string;
}

/** Made of the installation's secret, so that it is stored nowhere. */
export function bookingKeys(secret: string): BookingKeys {
  const keyFor = (subject: string) =>
    createHmac('sha256', secret).update(subject).digest('base64url');
  return {
    keyOf: (bookingId) => keyFor(`booking:${bookingId}`),
    holdKeyOf: (holdId) => keyFor(`hold:${holdId}`),
  };
}

/** What of a key is kept with its booking. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
