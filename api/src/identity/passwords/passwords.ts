import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiError } from '../../core/http/problems';

export type Passwords = ReturnType<typeof passwords>;

/** argon2id, the library's default; memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/**
 * Compared with when there is no account, so that it takes as long as a real comparison. One for all
 * apps of a process, as making it costs as much as a login.
 */
let hashOfNobody: Promise<string> | undefined;

const atOnce = 4;
const waiting = 64;

/** Each running hash takes 19 MiB: a few run at once, some wait, the rest are refused. */
export function passwords() {
  const queue = pLimit(atOnce);
  hashOfNobody ??= hash(randomBytes(32), cost);
  const nobody = hashOfNobody;
  const run = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= waiting) {
      throw new ApiError(
        'unavailable',
        'Too many people are logging in right now. Try again soon.',
      );
    }
    return queue(work);
  };
  return {
    hash: (password: string): Promise<string> => run(() => hash(password, cost)),

    /** Takes as long when `stored` is missing (unknown account or no password). */
    async verify(stored: string | null | undefined, password: string): Promise<boolean> {
      const against = stored ?? (await nobody);
      const fits = await run(() => verify(against, password));
      return fits && typeof stored === 'string';
    },

    /** Whether a stored hash was made with other cost parameters than the current ones. */
    isOutdated: (stored: string): boolean => !stored.startsWith(prefix),
  };
}
