import { createHash } from 'node:crypto';

/** What of a guest's key is kept with what it opens. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
