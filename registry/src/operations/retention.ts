import type { StoredVersion } from './status';

/** Retention rule. */
export interface Retention {
  /** Per part: this many of the most recently used versions. */
  keep: number;
  /** And all versions in use within this many days. */
  days: number;
}

/** A month: old pages, and bugs of three weeks ago, still find their files. */
export const retention: Retention = { keep: 5, days: 30 };

const DAY_MS = 24 * 60 * 60_000;

/** Files that no channel has run yet may belong to a release in progress. */
const UNDER_WAY_MS = 60 * 60_000;

/**
 * The versions of one part that may be removed.
 *
 * @param versions most recently used first
 * @param needed referenced by a channel, lock, canary or preview
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
 * Locks past their retention: out of use for as long as versions are kept.
 *
 * @param live locks that pages run now, whatever their age
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
