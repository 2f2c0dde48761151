import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, RegistryError } from '../core/failure';
import { mapsFolder, type Places } from '../core/places';
import type { Store } from '../core/store';
import { writeAtomically } from '../files/atomic';
import { isCompressible } from '../files/compress';
import { writeWithForms } from '../files/forms';

const RELEASED = /^(shell|remotes)(\/|$)/;
const PACKED = /\.(br|gz)$/;
/** In the state, but immutable: source maps travel with their releases. */
const NOT_CHANGING = /^(lock(\.takeover)?$|maps\/)/;

/** The store, and its state, that a folder is a copy of. */
export interface Marker {
  store: string;
  /** Tag of the head; null while the folder may differ from it. */
  tag: string | null;
  /** Releases that the head named. */
  releases: string[];
}

/** All mutable files, `state/…` and `site/…` → content; compressed forms are derived from them. */
export async function changingFiles(places: Places): Promise<Map<string, Buffer>> {
  const state = (await filesIn(places.state)).filter((file) => !NOT_CHANGING.test(file));
  const site = (await filesIn(places.site)).filter((f) => !RELEASED.test(f) && !PACKED.test(f));
  const all = [...state.map((file) => `state/${file}`), ...site.map((file) => `site/${file}`)];
  const read = await Promise.all(
    all.sort().map(async (file) => [file, await readFile(placeOf(places, file))] as const),
  );
  return new Map(read);
}

/** Folders of the released versions that exist here, relative to the site. */
export async function releaseFolders({ site }: Places): Promise<string[]> {
  const parts = (await foldersIn(site, 'remotes')).map((part) => `remotes/${part}`);
  const all = await Promise.all(
    ['shell', ...parts].map(async (part) =>
      (await foldersIn(site, part)).map((version) => `${part}/${version}`),
    ),
  );
  return all.flat().sort();
}

/** Folder of a release's source maps, in the state and in the store; `folder` as in the site. */
export function mapsOf(folder: string): string {
  const [part = '', version = ''] = folder.split('/').slice(-2);
  return mapsFolder(part, version);
}

/** Writes a mutable file; one that may be served gets its compressed forms. */
export async function writeChanging(places: Places, file: string, content: Buffer): Promise<void> {
  const target = placeOf(places, file);
  if (file.startsWith('site/') && isCompressible(file)) await writeWithForms(target, content);
  // Files below the keys may be read by their owner only.
  else await writeAtomically(target, content, file.startsWith('state/keys/') ? 0o600 : undefined);
}

/** Removes a mutable file, its compressed forms after it. */
export async function removeChanging(places: Places, file: string): Promise<void> {
  for (const suffix of ['', '.br', '.gz']) {
    await rm(placeOf(places, file) + suffix, { force: true });
  }
}

/**
 * The folder's marker.
 *
 * @throws RegistryError `refused` when it is a copy of another store, or has a registry of its own
 */
export async function readMarker(places: Places, store: Store): Promise<Marker | undefined> {
  const text = await readFile(markerFile(places), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const marker = JSON.parse(text) as Marker;
  if (marker.store === store.name) return marker;
  throw new RegistryError(
    'refused',
    `${places.state} is a copy of ${marker.store}, not of ${store.name}. Name another folder with --data, or the store that it belongs to with NUKKAD_STORE.`,
  );
}

/** Writes the folder's marker. */
export async function writeMarker(places: Places, marker: Marker): Promise<void> {
  await writeAtomically(markerFile(places), `${JSON.stringify(marker)}\n`);
}

function markerFile(places: Places): string {
  return path.join(places.state, '.copy.json');
}

function placeOf(places: Places, file: string): string {
  const [first, ...rest] = file.split('/');
  if (rest.length === 0 || rest.includes('..') || (first !== 'state' && first !== 'site')) {
    throw new RegistryError('damaged', `The store names a file that cannot be: ${file}.`);
  }
  return path.join(places[first], ...rest);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(^|\/)\./.test(file));
}

async function foldersIn(site: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(site, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}
