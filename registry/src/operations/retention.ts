import type { StoredVersion } from './status';

/** How much of the past is kept. */
export interface Retention {
  /** Of each part, so many of the most recently used versions. */
  keep: number;
  /** And all that was in use within so many days. */
  days: number;
}

/** Enough to go back a month: who meets an old page, or a bug of three weeks ago, finds its files. */
export const retention: Retention = { keep: 5, days: 30 };

const DAY_MS = 24 * 60 * 60_000;

/** Files that no channel runs yet may belong to a release under way. */
const UNDER_WAY_MS = 60 * 60_000;

/**
 * The versions of one part that nobody needs any more.
 *
 * @param versions the most recently used first
 * @param needed those that a channel, a lock, a canary or a preview refers to
 * @param now milliseconds
 */
export function superfluous(
  versions: readonly StoredVersion[],
  needed: ReadonlySet<string>,
  { keep, days }: Retention,
  now: number,
): string[] {
  return versions
    .slice(keep)
    .filter(({ version }) => !needed.has(version))
    .filter(({ lastUsed }) => now - lastUsed > days * DAY_MS)
    .filter(({ everRun, lastUsed }) => everRun || now - lastUsed > UNDER_WAY_MS)
    .map(({ version }) => version);
}

/**
 * The locks that keep nothing any more: out of use for as long as versions are kept.
 *
 * @param live locks that pages run now, however long they have
 */
export function unused(
  locks: readonly { lock: string; last: string }[],
  live: ReadonlySet<string>,
  { days }: Retention,
  now: number,
): string[] {
  return locks
    .filter(({ lock, last }) => !live.has(lock) && now - Date.parse(last) > days * DAY_MS)
    .map(({ lock }) => lock);
}
