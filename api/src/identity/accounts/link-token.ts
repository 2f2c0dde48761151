import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits for a link in an email; only their hash is stored. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
