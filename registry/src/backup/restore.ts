import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Places } from '../core/places';
import { syncFolder } from '../files/atomic';
import { withLockIn } from '../sync/lock';
import { runApiProgram } from './api-program';
import { backedUpFolders, dataFolder } from './backup';
import { type BackupManifest, verifiedBackup } from './manifest';

/** What was restored, and where the replaced data is. */
export interface Restored extends Pick<BackupManifest, 'createdAt' | 'hasDatabase' | 'hasKeys'> {
  restored: string[];
  before: string[];
}

/**
 * Replaces an installation's data by a backup; the replaced data is kept beside it. Every file is
 * verified and the database opened before anything is moved. Keys that the backup lacks stay.
 *
 * @throws RegistryError `locked` while the API or a release runs, `missing`, `damaged`,
 *   `refused` when the database cannot be opened
 */
export async function restore(places: Places, folder: string, now = new Date()): Promise<Restored> {
  const manifest = await verifiedBackup(folder);
  const { createdAt, hasDatabase, hasKeys } = manifest;
  const done: Restored = { createdAt, hasDatabase, hasKeys, restored: [], before: [] };
  await mkdir(dataFolder(places), { recursive: true, mode: 0o700 });
  const suffix = `-before-${now.toISOString().replaceAll(':', '-')}`;
  await withLockIn(places.state, async () => {
    if (hasDatabase) {
      const from = path.join(folder, 'database');
      const { before } = await runApiProgram<{ before?: string }>('backup', [
        'restore',
        ...[dataFolder(places), from],
      ]);
      done.restored.push('database');
      if (before) done.before.push(before);
    }
    for (const [name, place] of Object.entries(backedUpFolders(places))) {
      const from = path.join(folder, name);
      if (!existsSync(from)) continue;
      const before = await putInPlace(from, place, suffix, keptOf(places, name, hasKeys));
      done.restored.push(name);
      if (before) done.before.push(before);
    }
  });
  return done;
}

const keptOf = (places: Places, name: string, hasKeys: boolean): string | undefined =>
  name === 'registry' && !hasKeys ? path.join(places.state, 'keys') : undefined;

async function putInPlace(
  from: string,
  place: string,
  suffix: string,
  kept: string | undefined,
): Promise<string | undefined> {
  const arriving = `${place}-arriving`;
  await rm(arriving, { recursive: true, force: true });
  await cp(from, arriving, { recursive: true, preserveTimestamps: true });
  if (kept && existsSync(kept)) {
    await cp(kept, path.join(arriving, path.basename(kept)), { recursive: true });
  }
  const isThere = existsSync(place);
  if (isThere) await rename(place, place + suffix);
  await rename(arriving, place);
  await syncFolder(path.dirname(place));
  return isThere ? place + suffix : undefined;
}
