import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { incomingFolder, type Places } from '../core/places';
import { isRunning, ownRun } from '../core/process';

/** A folder of another machine, or of a release before folders said which run made them. */
const UNTOLD_MS = 60 * 60_000;

const ownHost = () => hostname().replace(/[^\w-]/g, '_');

/** A new name below `.incoming`, by which others can tell whether its maker still runs. */
export function newIncoming(places: Places): string {
  const { pid, boot, birth } = ownRun();
  return path.join(incomingFolder(places), [pid, birth, boot, ownHost(), randomUUID()].join('.'));
}

/**
 * Folders whose makers were killed half-way. A pid alone says nothing: it is given out again, in a
 * container as 1 each time. Where the maker cannot be asked for, a folder is believed for an hour.
 */
export async function abandonedFolders(places: Places): Promise<string[]> {
  const folder = incomingFolder(places);
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => ((await isAbandoned(folder, name)) ? [path.join(folder, name)] : [])),
  );
  return found.flat();
}

/** Removes what processes that were killed half-way left behind. */
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
