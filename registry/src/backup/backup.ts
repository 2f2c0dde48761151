import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { syncFolder, writeDurably } from '../files/atomic';
import { withLockIn } from '../sync/lock';
import { runApiProgram } from './api-program';
import { type BackupManifest, digestsOf, MANIFEST } from './manifest';

/** Folders of a backup and their locations in an installation. */
export function backedUpFolders(places: Places): Record<string, string> {
  const data = dataFolder(places);
  return {
    files: path.join(data, 'files'),
    secrets: path.join(data, 'secrets'),
    registry: places.state,
    site: places.site,
  };
}

/** The folder that holds the registry's state and the API's data. */
export const dataFolder = (places: Places): string => path.dirname(places.state);

/** A backup's manifest and location. */
export interface BackedUp extends BackupManifest {
  folder: string;
}

/**
 * Backs up everything an installation has on disk, named by its time, in `into`: the embedded
 * database, uploaded files, and the registry with its site, unless that is in a store. Releases
 * wait meanwhile; the API may run.
 *
 * @param withKeys also private keys and secrets, as files that only their owner may read
 * @throws RegistryError `locked`, `refused` when the database cannot be copied
 */
export async function backUp(
  places: Places,
  into: string,
  { withKeys = false, now = new Date() } = {},
): Promise<BackedUp> {
  const name = `backup-${now.toISOString().replaceAll(':', '-')}`;
  const folder = path.join(into, name);
  if (existsSync(folder)) throw new RegistryError('refused', `${folder} is there already.`);
  const part = path.join(into, `.${name}.part`);
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    // The database first: a file uploaded meanwhile is then superfluous, but none is missing.
    const { hasDatabase } = await runApiProgram<{ hasDatabase: boolean }>('backup', [
      'copy',
      dataFolder(places),
      path.join(part, 'database'),
    ]);
    await withLockIn(places.state, () => copyFolders(places, part, withKeys));
    const manifest: BackupManifest = {
      ...{ schema: 1, createdAt: now.toISOString(), hasDatabase, hasKeys: withKeys },
      files: await digestsOf(part),
    };
    await writeDurably(path.join(part, MANIFEST), JSON.stringify(manifest, null, 2), 0o600);
    await rename(part, folder);
    await syncFolder(into);
    return { folder, ...manifest };
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function copyFolders(places: Places, part: string, withKeys: boolean): Promise<void> {
  const { secrets, ...others } = backedUpFolders(places);
  const keys = path.join(places.state, 'keys');
  const lock = path.join(places.state, 'lock');
  for (const [name, from] of Object.entries({ ...others, ...(withKeys && { secrets }) })) {
    const isCopy = places.store !== undefined && (name === 'registry' || name === 'site');
    if (isCopy || from === undefined || !existsSync(from)) continue;
    const to = path.join(part, name);
    await cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) =>
        source !== lock && path.basename(source) !== '.incoming' && (withKeys || source !== keys),
    });
    await chmod(to, 0o700);
  }
}
