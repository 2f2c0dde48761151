import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { hasCode } from '../core/failure';
import { MAPS, mapsFolder, type Places, releaseFolder } from '../core/places';
import { writeAtomically } from '../files/atomic';
import type { ReleaseFile } from '../files/release-files';

/** Bytes of one map; a larger one is neither kept nor read. */
const LARGEST_MAP = 32 * 1_024 * 1_024;

const PART = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\w[\w.+-]{0,63}$/;
/** A path below a release: no folder that starts with a dot, so none that leads out. */
const SCRIPT = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.js$/;

/** A script of a release. */
export interface ReleasedScript {
  part: string;
  version: string;
  /** Relative to the release: `screen-listing.js`. */
  file: string;
}

/**
 * Keeps the source maps that stand beside a build's scripts in the registry's state, packed, where
 * nothing serves them. Those that are there already stay. Call it after the release's own files are
 * in the site: maps without a release are removed.
 */
export async function keepSourceMaps(
  places: Places,
  dist: string,
  of: Omit<ReleasedScript, 'file'>,
  files: readonly Pick<ReleaseFile, 'path'>[],
): Promise<void> {
  for (const { path: file } of files.filter(({ path: name }) => SCRIPT.test(name))) {
    const target = mapFile(places, { ...of, file });
    const map = await ifThere(() => readMap(path.join(dist, `${file}.map`)));
    if (map === undefined || (await isThere(target))) continue;
    await writeAtomically(target, await promisify(gzip)(map));
  }
}

/**
 * The source map of a released script, as JSON text; undefined when the registry has none, because
 * the release came without or is past keeping.
 *
 * @example await readSourceMap(places, { part: 'mf-auth', version, file: 'screen-login.js' })
 */
export async function readSourceMap(
  places: Places,
  script: ReleasedScript,
): Promise<string | undefined> {
  const { part, version, file } = script;
  if (!PART.test(part) || !VERSION.test(version) || !SCRIPT.test(file)) return undefined;
  const packed = await ifThere(() => readFile(mapFile(places, script)));
  if (packed === undefined) return undefined;
  const map = await promisify(gunzip)(packed, { maxOutputLength: LARGEST_MAP });
  return map.toString('utf8');
}

/** Removes the source maps of versions whose files are not in the site. */
export async function removeMapsWithoutRelease(places: Places): Promise<void> {
  const maps = path.join(places.state, MAPS);
  for (const part of await namesIn(maps)) {
    for (const version of await namesIn(path.join(maps, part))) {
      if (await isThere(path.join(places.site, releaseFolder(part, version)))) continue;
      await rm(path.join(maps, part, version), { recursive: true, force: true });
    }
  }
}

const mapFile = (places: Places, { part, version, file }: ReleasedScript) =>
  path.join(places.state, mapsFolder(part, version), `${file}.map.gz`);

async function readMap(file: string): Promise<Buffer | undefined> {
  return (await stat(file)).size > LARGEST_MAP ? undefined : readFile(file);
}

async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const namesIn = (folder: string) => readdir(folder).catch(() => []);
