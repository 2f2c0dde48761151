import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Places } from '../core/places';
import type { Store } from '../core/store';
import { REGISTRY, servedWith } from '../site/export-plan';
import { type Head, jsonBytes, keys, readJson, someAtOnce } from './head';
import type { Lease } from './lease';

/** Files that web servers serve: file → digest. It lags behind the head after a crash. */
type Shown = Record<string, string>;

/** Copies pages, previews and `registry.json` of the head to where web servers serve them. */
export async function show(places: Places, store: Store, head: Head, lease: Lease): Promise<void> {
  const was = await readJson<Shown>(store, keys.shown);
  const wanted = shownBy(head);
  const late = Object.keys(wanted).filter((file) => was?.value[file] !== wanted[file]);
  const gone = Object.keys(was?.value ?? {}).filter((file) => !Object.hasOwn(wanted, file));
  if (late.length === 0 && gone.length === 0) return;
  const isPage = (file: string) => file.endsWith('.html');
  const pages = late.filter((file) => isPage(file));
  const beside = late.filter((file) => !isPage(file) && file !== REGISTRY);
  for (const stage of [beside, pages, late.filter((file) => file === REGISTRY)]) {
    await someAtOnce(stage, (file) => putShown(places, store, file, lease));
  }
  await someAtOnce(gone, async (file) => {
    for (const suffix of ['', '.br', '.gz']) {
      lease.assertHeld();
      await store.remove(keys.site + file + suffix);
    }
  });
  const over = was ? { tag: was.tag } : ('absent' as const);
  await store.put(keys.shown, jsonBytes(wanted), { over });
}

// Compressed forms first, as on disk: a current plain file implies current forms.
async function putShown(places: Places, store: Store, file: string, lease: Lease): Promise<void> {
  for (const suffix of ['.br', '.gz', '']) {
    const content = await readFile(path.join(places.site, file) + suffix).catch(() => undefined);
    if (!content) continue;
    lease.assertHeld();
    await store.put(keys.site + file + suffix, content, { headers: servedWith(file + suffix) });
  }
}

function shownBy({ files }: Head): Shown {
  const served = Object.entries(files).filter(([file]) => file.startsWith(keys.site));
  return Object.fromEntries(served.map(([file, digest]) => [file.slice(keys.site.length), digest]));
}
