import { createHash, createHmac } from 'node:crypto';

/** The secret by which somebody without an account comes back to a booking. */
export interface BookingKeys {
  keyOf: (bookingId: string) => string;
}

/** Made of the installation's secret, so that it is stored nowhere. */
export const bookingKeys = (secret: string): BookingKeys => ({
  keyOf: (bookingId) =>
    createHmac('sha256', secret).update(`booking:${bookingId}`).digest('base64url'),
});

/** What of a key is kept with its booking. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
