import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@nukkad/platform/contract';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';

/** A composition that stays available at `?lock=<its lock>`. */
export interface LockRecord {
  schema: 1;
  /** ISO time at which pages first ran it. */
  first: string;
  /** ISO time at which pages were last seen to run it. */
  last: string;
  /** With every release; its page may refer to some. */
  composition: Composition;
}

const LOCK = /^[0-9a-f]{16}$/;

/** True for a valid lock, which is safe in URLs and folder names. */
export function isLock(text: string): boolean {
  return LOCK.test(text);
}

/** Every kept lock, last live first. */
export async function readLocks(places: Places): Promise<LockRecord[]> {
  const names = await readdir(folderOf(places)).catch(() => []);
  const locks = names.map((name) => name.replace(/\.json$/, '')).filter(isLock);
  const records = await Promise.all(locks.map((lock) => readLock(places, lock)));
  return records.sort((a, b) => (a.last < b.last ? 1 : -1));
}

/** @throws RegistryError `missing` when this lock is not kept */
export async function readLock(places: Places, lock: string): Promise<LockRecord> {
  try {
    return JSON.parse(await readFile(fileOf(places, lock), 'utf8')) as LockRecord;
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new RegistryError('missing', `There is no lock ${lock}. See \`nukkad lock\`.`);
  }
}

/** Records that pages run this composition now. */
export async function noteLock(places: Places, composition: Composition): Promise<void> {
  const known = await readLock(places, composition.lock).catch(() => undefined);
  const last = new Date().toISOString();
  const record: LockRecord = { schema: 1, first: known?.first ?? last, last, composition };
  await mkdir(folderOf(places), { recursive: true });
  await writeAtomically(fileOf(places, composition.lock), `${JSON.stringify(record)}\n`);
}

/** Removes a lock: its page first, so that no page remains whose files may be removed. */
export async function removeLock(places: Places, lock: string): Promise<void> {
  if (!isLock(lock)) throw new RegistryError('usage', `"${lock}" is no lock.`);
  await removeLockPage(places, lock);
  await rm(fileOf(places, lock), { force: true });
}

/** Removes the page of a lock, but keeps its record. */
export async function removeLockPage(places: Places, lock: string): Promise<void> {
  await rm(path.join(places.site, 'locks', lock), { recursive: true, force: true });
}

/** Page of a lock, relative to the site. */
export function lockPage(lock: string): string {
  return `locks/${lock}/index.html`;
}

function folderOf(places: Places): string {
  return path.join(places.state, 'locks');
}

function fileOf(places: Places, lock: string): string {
  if (!isLock(lock)) {
    throw new RegistryError('usage', `"${lock}" is no lock: it has 16 characters of 0-9 and a-f.`);
  }
  return path.join(folderOf(places), `${lock}.json`);
}
