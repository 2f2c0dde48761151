import { createHash, createHmac } from 'node:crypto';

/** The secret by which a guest comes back to a donation; made anew each time, stored nowhere. */
export const donationKey = (secret: string, donationId: string): string =>
  createHmac('sha256', secret).update(`donation:${donationId}`).digest('base64url');

/** The same for the same address, however it is written, without telling it. */
export const donorOfEmail = (email: string): string =>
  createHash('sha256').update(`donor:${email.toLowerCase()}`).digest('hex');
