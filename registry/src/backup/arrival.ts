import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../core/failure';
import { syncFolder } from '../files/atomic';

/** The new content of a folder: beside it, or within it where it is a file system of its own. */
export interface Arrival {
  place: string;
  arriving: string;
  isMounted: boolean;
}

interface Options {
  /** Permissions where nothing was there; else those of what was. */
  mode: number;
  /** A folder that the new content lacks, and that stays. */
  kept?: string | undefined;
}

const ARRIVING = '.arriving';
const LEAVING = '.leaving';

/** Copies the new content of a folder to where it can take its place at once. */
export async function arrive(
  from: string,
  place: string,
  { mode, kept }: Options,
): Promise<Arrival> {
  const isMounted = await isFileSystem(place);
  const arriving = isMounted ? path.join(place, ARRIVING) : `${place}-arriving`;
  await rm(arriving, { recursive: true, force: true });
  await cp(from, arriving, { recursive: true, preserveTimestamps: true });
  if (kept && existsSync(kept)) {
    await cp(kept, path.join(arriving, path.basename(kept)), { recursive: true });
  }
  await chmod(arriving, existsSync(place) ? (await stat(place)).mode & 0o777 : mode);
  return { place, arriving, isMounted };
}

/**
 * Puts what has arrived in place.
 *
 * @param suffix of the folder that keeps what was there
 * @returns that folder; undefined where nothing was there
 */
export async function takePlace(arrival: Arrival, suffix: string): Promise<string | undefined> {
  const { place, arriving, isMounted } = arrival;
  const isThere = existsSync(place);
  const before = place + suffix;
  if (isMounted) {
    await replaceWithin(arrival, before);
  } else {
    if (isThere) await rename(place, before);
    await rename(arriving, place);
  }
  await syncFolder(path.dirname(place));
  return isThere ? before : undefined;
}

/** For a folder that cannot be renamed: what is in it changes place, entry by entry. */
export async function replaceWithin(
  { place, arriving }: Pick<Arrival, 'place' | 'arriving'>,
  before: string,
): Promise<void> {
  const leaving = path.join(place, LEAVING);
  await rm(leaving, { recursive: true, force: true });
  const filter = (source: string) => source !== arriving;
  await cp(place, before, { recursive: true, preserveTimestamps: true, filter });
  await mkdir(leaving);
  const own = new Set([path.basename(arriving), LEAVING]);
  const there = (await readdir(place)).filter((name) => !own.has(name));
  const coming = await readdir(arriving);
  for (const name of new Set([...there, ...coming])) {
    if (there.includes(name)) await rename(path.join(place, name), path.join(leaving, name));
    if (coming.includes(name)) await rename(path.join(arriving, name), path.join(place, name));
  }
  await rm(leaving, { recursive: true });
  await rm(arriving, { recursive: true });
}

/**
 * Whether a folder is a file system of its own, as a volume of a container is: nothing can be renamed
 * into it from outside, and it cannot be renamed itself.
 */
async function isFileSystem(place: string): Promise<boolean> {
  if (!existsSync(place)) return false;
  const outside = `${place}-probe`;
  const inside = path.join(place, '.probe');
  await writeFile(outside, '');
  try {
    await rename(outside, inside);
    return false;
  } catch (error) {
    if (hasCode(error, 'EXDEV')) return true;
    throw error;
  } finally {
    await rm(outside, { force: true });
    await rm(inside, { force: true });
  }
}
