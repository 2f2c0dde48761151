import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../channels/lock';
import { RegistryError } from '../failure';
import { type LockRecord, readLocks, removeLock } from '../locks/lock-records';
import { incomingFolder, type Places, releaseFolder } from '../places';
import { neededVersions, readRegistry } from './needed';
import { forgotten, type Retention, retention, superfluous } from './retention';
import { storedVersions } from './status';

/** A version that was removed. */
export interface Pruned {
  part: string;
  version: string;
}

/**
 * Removes what is past keeping: locks first, then the versions that nothing refers to any more.
 *
 * @param rule default `retention`: the last 5 versions and 30 days
 * @param now milliseconds
 * @throws RegistryError `usage` for a rule that would keep nothing, `damaged` when what is needed
 *   cannot be read
 */
export async function prune(
  places: Places,
  rule: Partial<Retention> = {},
  now = Date.now(),
): Promise<Pruned[]> {
  const kept = checked({ ...retention, ...rule });
  return withLock(places, async () => {
    const needed = await neededVersions(places, await forgetLocks(places, kept, now), now);
    const pruned: Pruned[] = [];
    for (const [part, versions] of await storedVersions(places)) {
      for (const version of superfluous(versions, needed.get(part) ?? new Set(), kept, now)) {
        await remove(places, part, version);
        pruned.push({ part, version });
      }
    }
    return pruned;
  });
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

// Resolves to the locks that stay.
async function forgetLocks(places: Places, rule: Retention, now: number): Promise<LockRecord[]> {
  const records = await readLocks(places);
  const live = Object.values((await readRegistry(places))?.channels ?? {});
  const running = new Set(live.flatMap(({ lock, canary }) => [lock, canary?.lock ?? lock]));
  const dated = records.map(({ composition, last }) => ({ lock: composition.lock, last }));
  const past = new Set(forgotten(dated, running, rule, now));
  for (const lock of past) await removeLock(places, lock);
  return records.filter(({ composition }) => !past.has(composition.lock));
}

// The version disappears at once; a half-removed one would look damaged.
async function remove(places: Places, part: string, version: string): Promise<void> {
  const incoming = incomingFolder(places);
  await mkdir(incoming, { recursive: true });
  const aside = path.join(incoming, `${process.pid}-${randomUUID()}`);
  await rename(path.join(places.site, releaseFolder(part, version)), aside);
  await rm(aside, { recursive: true, force: true });
}
