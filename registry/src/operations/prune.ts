import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../channels/lock';
import { channelNames, readPointer } from '../channels/pointer';
import { RegistryError } from '../failure';
import { incomingFolder, type Places, releaseFolder } from '../places';
import { type StoredVersion, storedVersions } from './status';

/** Files that no channel runs yet may belong to a release under way. */
const UNDER_WAY_MS = 60 * 60_000;

/** A version that was removed. */
export interface Pruned {
  part: string;
  version: string;
}

/**
 * Removes old versions: of each part it keeps the `keep` most recently used, every version a
 * channel refers to, and files less than an hour old that no channel has run yet.
 */
export async function prune(places: Places, keep: number): Promise<Pruned[]> {
  if (!Number.isInteger(keep) || keep < 1) {
    throw new RegistryError('usage', 'Say how many versions to keep, at least 1: --keep 5.');
  }
  return withLock(places, async () => {
    const referred = await referredVersions(places);
    const pruned: Pruned[] = [];
    for (const [part, versions] of await storedVersions(places)) {
      const old = versions.slice(keep).filter((v) => !referred.has(`${part} ${v.version}`));
      for (const { version } of old.filter(isSettled)) {
        await remove(places, part, version);
        pruned.push({ part, version });
      }
    }
    return pruned;
  });
}

function isSettled(version: StoredVersion): boolean {
  return version.everRun || Date.now() - version.lastUsed > UNDER_WAY_MS;
}

async function referredVersions(places: Places): Promise<Set<string>> {
  const names = await channelNames(places);
  const pointers = await Promise.all(names.map((name) => readPointer(places, name)));
  return new Set(
    pointers.flatMap(({ parts }) => Object.entries(parts).map(([part, v]) => `${part} ${v}`)),
  );
}

// The version disappears at once; a half-removed one would look damaged.
async function remove(places: Places, part: string, version: string): Promise<void> {
  const incoming = incomingFolder(places);
  await mkdir(incoming, { recursive: true });
  const aside = path.join(incoming, `${process.pid}-${randomUUID()}`);
  await rename(path.join(places.site, releaseFolder(part, version)), aside);
  await rm(aside, { recursive: true, force: true });
}
