import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../core/failure';
import type { Places } from '../core/places';
import type { Store } from '../core/store';
import { servedWith } from '../site/export-plan';
import { changingFiles, mapsOf, releaseFolders, writeMarker } from './folder';
import { digestOf, type Head, jsonBytes, keys, someAtOnce, type TaggedHead } from './head';
import type { Lease } from './lease';
import { show } from './show';

/**
 * Pushes changes of the folders to the store: first new releases and contents, which are not
 * visible yet; then the head, whose compare-and-swap moves the registry; then the served files.
 * After a crash at any point the store is in the old or the new state, and the next command
 * completes the served files.
 *
 * @param before the head when the folders were pulled
 * @throws RegistryError `conflict` when the store has changed since
 */
export async function push(
  places: Places,
  store: Store,
  before: TaggedHead | undefined,
  lease: Lease,
): Promise<void> {
  const files = await changingFiles(places);
  const next: Head = {
    schema: 1,
    generation: (before?.head.generation ?? 0) + 1,
    files: Object.fromEntries([...files].map(([file, content]) => [file, digestOf(content)])),
    releases: await releaseFolders(places),
  };
  let tag = before?.tag;
  if (!before || !isSame(before.head, next)) {
    await sendReleases(places, store, next, before?.head);
    await sendObjects(store, files, next, before?.head);
    lease.assertHeld();
    const over = before ? { tag: before.tag } : ('absent' as const);
    tag = await store.put(keys.head, jsonBytes(next), { over });
  }
  await show(places, store, next, lease);
  if (before) await clear(store, before.head, next, lease);
  await writeMarker(places, { store: store.name, tag: tag ?? null, releases: next.releases });
}

function isSame(before: Head, next: Head): boolean {
  const told = ({ files, releases }: Head) =>
    JSON.stringify([Object.entries(files).sort(), [...releases].sort()]);
  return told(before) === told(next);
}

async function sendReleases(
  { site, state }: Places,
  store: Store,
  next: Head,
  before: Head | undefined,
): Promise<void> {
  const known = new Set(before?.releases);
  const fresh = next.releases.filter((folder) => !known.has(folder));
  const files = await Promise.all(fresh.map((folder) => filesOf(site, folder)));
  await someAtOnce(files.flat(), async (file) => {
    const content = await readFile(path.join(site, file));
    await store.put(keys.site + file, content, { headers: servedWith(file) });
  });
  const maps = await Promise.all(fresh.map((folder) => filesOf(state, mapsOf(folder))));
  await someAtOnce(maps.flat(), async (file) => {
    await store.put(file, await readFile(path.join(state, file)));
  });
}

// A release without source maps has no folder of them.
async function filesOf(root: string, folder: string): Promise<string[]> {
  const all = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(path.join(root, folder), all).catch((error) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

async function sendObjects(
  store: Store,
  files: Map<string, Buffer>,
  next: Head,
  before: Head | undefined,
): Promise<void> {
  const known = new Set(Object.values(before?.files ?? {}));
  const fresh = new Map<string, Buffer>();
  for (const [file, content] of files) {
    const digest = next.files[file]!;
    if (!known.has(digest)) fresh.set(digest, content);
  }
  await someAtOnce([...fresh], ([digest, content]) => store.put(keys.objectOf(digest), content));
}

// The new head does not refer to it; readers of the old head retry.
async function clear(store: Store, before: Head, next: Head, lease: Lease): Promise<void> {
  const kept = new Set(Object.values(next.files));
  const old = [...new Set(Object.values(before.files))].filter((digest) => !kept.has(digest));
  const gone = before.releases.filter((folder) => !next.releases.includes(folder));
  const folders = gone.flatMap((folder) => [keys.site + folder, mapsOf(folder)]);
  const released = await Promise.all(folders.map((folder) => store.list(`${folder}/`)));
  const all = [...old.map(keys.objectOf), ...released.flatMap((listed) => [...listed.keys()])];
  await someAtOnce(all, async (key) => {
    lease.assertHeld();
    await store.remove(key);
  });
}
