import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHistory, versionsRun } from '../channels/history';
import { readPointer, STABLE } from '../channels/pointer';
import { DELTAS, type Places, releaseFolder } from '../core/places';
import { writeDurably } from '../files/atomic';
import { type Delta, deltaBetween } from '../files/delta';
import type { ReleaseFile } from '../files/release-files';

/** A visitor who was away for longer loads whole files. */
const EARLIER_VERSIONS = 3;

/** A delta is kept if it has at most this share of the file in its smallest form. */
const WORTH = 0.7;

/** Bytes. The headers of a smaller file are more than itself. */
const SMALL = 256;

/** Folders of the versions that visitors may have files of: those they ran last. */
export async function dictionaryFolders(places: Places, part: string): Promise<string[]> {
  const { serial } = await readPointer(places, STABLE);
  const versions = versionsRun(await readHistory(places, STABLE, serial), part);
  return versions
    .slice(0, EARLIER_VERSIONS)
    .map((version) => path.join(places.site, releaseFolder(part, version)));
}

/**
 * Writes a file's deltas against the files of this name in earlier versions.
 *
 * @param folder of the version, which has the file
 * @param smallest bytes of the file as it is sent to others
 */
export async function writeDeltas(
  folder: string,
  file: ReleaseFile,
  dictionaries: readonly string[],
  smallest: number,
): Promise<void> {
  if (smallest < SMALL) return;
  const written = new Set<string>();
  for (const dictionary of dictionaries) {
    const delta = await deltaTo(dictionary, folder, file);
    if (!delta || written.has(delta.dictionary)) continue;
    if (delta.content.length > smallest * WORTH) continue;
    written.add(delta.dictionary);
    const target = path.join(folder, DELTAS, delta.dictionary, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeDurably(target, delta.content);
  }
}

async function deltaTo(
  dictionary: string,
  folder: string,
  file: ReleaseFile,
): Promise<Delta | undefined> {
  const at = path.join(dictionary, file.path);
  const content = await readFile(at).catch(() => undefined);
  if (content === undefined) return undefined;
  return deltaBetween({ path: at, content }, { ...file, path: path.join(folder, file.path) });
}
