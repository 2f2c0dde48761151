import { createHash, createHmac } from 'node:crypto';

/** The token by which a guest returns to a donation; derived each time, never stored. */
export const donationKey = (secret: string, donationId: string): string =>
  createHmac('sha256', secret).update(`donation:${donationId}`).digest('base64url');

/** A hash of the normalised email address, so that equal addresses match without being stored. */
export const donorOfEmail = (email: string): string =>
  createHash('sha256').update(`donor:${email.toLowerCase()}`).digest('hex');
