import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { incomingFolder, type Places } from '../core/places';
import { isRunning, ownRun } from '../core/process';

/** Age limit for folders of other machines, or without a recorded process. */
const UNTOLD_MS = 60 * 60_000;

const ownHost = () => hostname().replace(/[^\w-]/g, '_');

/** A new name below `.incoming`, with its process, so that others can tell if it still runs. */
export function newIncoming(places: Places): string {
  const { pid, boot, birth } = ownRun();
  return path.join(incomingFolder(places), [pid, birth, boot, ownHost(), randomUUID()].join('.'));
}

/**
 * Folders of killed processes. The pid alone is not enough: pids are reused, in a container as 1
 * each time. If the process cannot be checked, its folder is kept for an hour.
 */
export async function abandonedFolders(places: Places): Promise<string[]> {
  const folder = incomingFolder(places);
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => ((await isAbandoned(folder, name)) ? [path.join(folder, name)] : [])),
  );
  return found.flat();
}

/** Removes folders of killed processes. */
export async function clearAbandoned(places: Places): Promise<void> {
  const folders = await abandonedFolders(places);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}

async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const [pid, birth, boot, host] = name.split('.');
  const isOwn = host === undefined || host === ownHost();
  if (isOwn && !isRunning({ pid: Number.parseInt(pid ?? '', 10), boot, birth })) return true;
  if (host === ownHost()) return false;
  const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > UNTOLD_MS;
}
