import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Places } from '../core/places';
import { withLockIn } from '../sync/lock';
import { runApiProgram } from './api-program';
import { type Arrival, arrive, takePlace } from './arrival';
import { backedUpFolders, dataFolder } from './backup';
import { type BackupManifest, verifiedBackup } from './manifest';

/** What was restored, and where the replaced data is. */
export interface Restored extends Pick<BackupManifest, 'createdAt' | 'hasDatabase' | 'hasKeys'> {
  restored: string[];
  before: string[];
}

/**
 * Replaces an installation's data by a backup; the replaced data is kept beside it. Every file is
 * verified and copied, and the database opened, before anything is moved. Keys that the backup lacks
 * stay.
 *
 * @throws RegistryError `locked` while a release runs, or the API on an embedded database, `missing`,
 *   `damaged`, `refused` when the database cannot be opened
 */
export async function restore(places: Places, folder: string, now = new Date()): Promise<Restored> {
  const manifest = await verifiedBackup(folder);
  const { createdAt, hasDatabase, hasKeys } = manifest;
  const done: Restored = { createdAt, hasDatabase, hasKeys, restored: [], before: [] };
  await mkdir(dataFolder(places), { recursive: true, mode: 0o700 });
  const suffix = `-before-${now.toISOString().replaceAll(':', '-')}`;
  const keep = (name: string, before: string | undefined) => {
    done.restored.push(name);
    if (before) done.before.push(before);
  };
  await withLockIn(places.state, async () => {
    const arrivals: [name: string, arrival: Arrival][] = [];
    try {
      for (const [name, place] of Object.entries(backedUpFolders(places))) {
        const from = path.join(folder, name);
        if (!existsSync(from)) continue;
        const kept = keptOf(places, name, hasKeys);
        arrivals.push([name, await arrive(from, place, { mode: modeOf(name), kept })]);
      }
      if (hasDatabase) keep('database', await restoreDatabase(places, folder));
      for (const [name, arrival] of arrivals) keep(name, await takePlace(arrival, suffix));
    } finally {
      for (const [, { arriving }] of arrivals) await rm(arriving, { recursive: true, force: true });
    }
  });
  return done;
}

async function restoreDatabase(places: Places, folder: string): Promise<string | undefined> {
  const { before } = await runApiProgram<{ before?: string }>('backup', [
    ...['restore', dataFolder(places)],
    path.join(folder, 'database'),
  ]);
  return before;
}

/** A web server, which is another user, reads the site. */
const modeOf = (name: string) => (name === 'site' ? 0o755 : 0o700);

const keptOf = (places: Places, name: string, hasKeys: boolean): string | undefined =>
  name === 'registry' && !hasKeys ? path.join(places.state, 'keys') : undefined;
