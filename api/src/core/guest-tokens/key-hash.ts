import { createHash } from 'node:crypto';

/** The hash of a guest's token, stored with what the token opens. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
