import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, isRegistryError, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import type { Store } from '../core/store';
import { writeAtomically } from '../files/atomic';
import { newIncoming } from '../files/incoming';
import { removeMapsWithoutRelease } from '../parts/source-maps';
import { isWhole } from '../parts/verify-release';
import {
  changingFiles,
  type Marker,
  mapsOf,
  readMarker,
  releaseFolders,
  removeChanging,
  writeChanging,
  writeMarker,
} from './folder';
import { digestOf, keys, readHead, someAtOnce, type TaggedHead } from './head';

/** Retries, as another process may remove files of an older head while they are fetched. */
const TRIES = 4;

/**
 * Makes the folders a copy of the store's current state. Local releases that the store lacks stay.
 * Call it under the folder's lock.
 *
 * @returns the store's head; undefined when it is empty, and nothing was changed
 * @throws RegistryError `refused` when the folder is no copy of this store, `damaged`, `unreachable`
 */
export async function pull(places: Places, store: Store): Promise<TaggedHead | undefined> {
  for (let left = TRIES; ; left--) {
    const found = await readHead(store);
    try {
      if (found) await follow(places, store, found);
      return found;
    } catch (error) {
      const isStale = (await readHead(store))?.tag !== found?.tag;
      if (!isRegistryError(error) || error.code !== 'damaged' || !isStale || left === 1)
        throw error;
    }
  }
}

async function follow(places: Places, store: Store, { head, tag }: TaggedHead): Promise<void> {
  const marker = await readMarker(places, store);
  if (marker?.tag === tag) return;
  if (!marker) await refuseAnother(places, store);
  const noted: Marker = { store: store.name, tag: null, releases: head.releases };
  await writeMarker(places, { ...noted, releases: marker?.releases ?? [] });
  const here = new Set(await releaseFolders(places));
  for (const folder of head.releases)
    if (!here.has(folder)) await fetchRelease(places, store, folder);
  await followFiles(places, store, head.files);
  const gone = (marker?.releases ?? []).filter((folder) => !head.releases.includes(folder));
  for (const folder of gone.filter((one) => here.has(one))) await removeRelease(places, folder);
  await removeMapsWithoutRelease(places);
  await writeMarker(places, { ...noted, tag });
}

// Pulling overwrites the folders, which must not destroy a registry that exists only there.
async function refuseAnother(places: Places, store: Store): Promise<void> {
  const own = [...(await changingFiles(places)).keys()].filter((f) => f.startsWith('state/'));
  if (own.length === 0) return;
  throw new RegistryError(
    'refused',
    `${places.state} has a registry of its own, and ${store.name} another. Name another folder with --data.`,
  );
}

async function followFiles(
  places: Places,
  store: Store,
  wanted: Record<string, string>,
): Promise<void> {
  const here = await changingFiles(places);
  const isLate = ([file, digest]: [string, string]) => {
    const content = here.get(file);
    return content === undefined || digestOf(content) !== digest;
  };
  const late = Object.entries(wanted).filter(isLate);
  // Files that refer to others are written after them; the registry document comes last.
  const [shown, registry] = [late.filter(isShown), late.filter(([f]) => f === REGISTRY_FILE)];
  const first = late.filter((one) => !isShown(one) && !registry.includes(one));
  for (const some of [first, shown, registry]) {
    await someAtOnce(some, async ([file, digest]) => {
      await writeChanging(places, file, await objectOf(store, digest));
    });
  }
  const gone = [...here.keys()].filter((file) => !Object.hasOwn(wanted, file));
  for (const file of gone) await removeChanging(places, file);
}

const REGISTRY_FILE = 'site/registry.json';
const isShown = ([file]: [string, string]) => file.startsWith('site/') && file !== REGISTRY_FILE;

async function objectOf(store: Store, digest: string): Promise<Buffer> {
  const found = await store.read(keys.objectOf(digest));
  if (found && digestOf(found.content) === digest) return found.content;
  throw new RegistryError(
    'damaged',
    `${keys.objectOf(digest)} in ${store.name} is ${found ? 'not what was put there' : 'gone'}. Put the bucket back as it was, or empty it and run \`nukkad pages\` where its newest copy is.`,
  );
}

// Complete and verified before it becomes visible.
async function fetchRelease(places: Places, store: Store, folder: string): Promise<void> {
  const start = `${keys.site}${folder}/`;
  const aside = newIncoming(places);
  try {
    await mkdir(aside, { recursive: true });
    await someAtOnce([...(await store.list(start)).keys()], async (key) => {
      const file = path.join(aside, key.slice(start.length));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, (await store.read(key))?.content ?? '');
    });
    if (!(await isWhole(aside, path.basename(folder)))) {
      throw new RegistryError(
        'damaged',
        `${folder} in ${store.name} is not what was released under this name. Remove it there and release it again.`,
      );
    }
    await fetchMaps(places, store, folder);
    await mkdir(path.dirname(path.join(places.site, folder)), { recursive: true });
    await rename(aside, path.join(places.site, folder));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // A concurrent process released the same version.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

// A trace without its map is incomplete, and nothing else: the content is not verified.
async function fetchMaps(places: Places, store: Store, folder: string): Promise<void> {
  await someAtOnce([...(await store.list(`${mapsOf(folder)}/`)).keys()], async (key) => {
    const content = (await store.read(key))?.content;
    if (content) await writeAtomically(path.join(places.state, key), content);
  });
}

async function removeRelease(places: Places, folder: string): Promise<void> {
  const aside = newIncoming(places);
  await mkdir(path.dirname(aside), { recursive: true });
  await rename(path.join(places.site, folder), aside).catch((error) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  await rm(aside, { recursive: true, force: true });
}
