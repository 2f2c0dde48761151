import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@nukkad/platform/contract';
import { RegistryError } from '../core/failure';
import { type Places, releaseFolder } from '../core/places';
import { newIncoming } from '../files/incoming';
import { type LockRecord, readLocks, removeLock } from '../locks/lock-records';
import { removeMapsWithoutRelease } from '../parts/source-maps';
import { withLock } from '../sync/lock';
import { neededVersions, readRegistry } from './needed';
import { type Retention, retention, superfluous, unused } from './retention';
import { storedVersions } from './status';

/** A version that was removed. */
export interface Pruned {
  part: string;
  version: string;
}

/**
 * Removes what exceeds the retention rule: unreferenced versions with their source maps, and before
 * them the locks that name one. A lock keeps its versions for the retention time; after that it stays while all of them
 * exist.
 *
 * @param rule default `retention`: the last 5 versions and 30 days
 * @param now milliseconds
 * @throws RegistryError `usage` for a rule that would keep nothing, `damaged` when references
 *   cannot be read
 */
export async function prune(
  places: Places,
  rule: Partial<Retention> = {},
  now = Date.now(),
): Promise<Pruned[]> {
  const kept = checked({ ...retention, ...rule });
  return withLock(places, async () => {
    const records = await readLocks(places);
    const old = new Set(await unusedLocks(places, records, kept, now));
    const live = records.filter(({ composition }) => !old.has(composition.lock));
    const needed = await neededVersions(places, live, now);
    const pruned: Pruned[] = [];
    const stored = await storedVersions(places);
    for (const [part, versions] of stored) {
      const gone = superfluous(versions, needed.get(part) ?? new Set(), kept, now);
      pruned.push(...gone.map((version) => ({ part, version })));
    }
    const left = new Set(
      [...stored].flatMap(([part, versions]) =>
        versions.map(({ version }) => `${part} ${version}`),
      ),
    );
    for (const { part, version } of pruned) left.delete(`${part} ${version}`);
    // The lock is past its retention and misses a version, so its page cannot work.
    const lost = records.filter(
      ({ composition }) =>
        old.has(composition.lock) && !releasesOf(composition).every((one) => left.has(one)),
    );
    for (const { composition } of lost) await removeLock(places, composition.lock);
    for (const { part, version } of pruned) await remove(places, part, version);
    await removeMapsWithoutRelease(places);
    return pruned;
  });
}

function releasesOf({ shell, remotes }: Composition): string[] {
  const own = Object.values(remotes).map(({ part, version }) => `${part} ${version}`);
  return [`shell ${shell.version}`, ...own];
}

function checked(rule: Retention): Retention {
  if (!Number.isInteger(rule.keep) || rule.keep < 1) {
    throw new RegistryError('usage', 'Say how many versions to keep, at least 1: --keep 5.');
  }
  if (!(rule.days >= 0)) {
    throw new RegistryError('usage', 'Say for how many days to keep what was used: --days 30.');
  }
  return rule;
}

async function unusedLocks(
  places: Places,
  records: readonly LockRecord[],
  rule: Retention,
  now: number,
): Promise<string[]> {
  const live = Object.values((await readRegistry(places))?.channels ?? {});
  const running = new Set(live.flatMap(({ lock, canary }) => [lock, canary?.lock ?? lock]));
  const dated = records.map(({ composition, last }) => ({ lock: composition.lock, last }));
  return unused(dated, running, rule, now);
}

// One rename hides the whole version; a half-removed one would look damaged.
async function remove(places: Places, part: string, version: string): Promise<void> {
  const aside = newIncoming(places);
  await mkdir(path.dirname(aside), { recursive: true });
  await rename(path.join(places.site, releaseFolder(part, version)), aside);
  await rm(aside, { recursive: true, force: true });
}
