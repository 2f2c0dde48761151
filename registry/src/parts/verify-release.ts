import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@nukkad/platform/contract';
import { RegistryError } from '../core/failure';
import { DELTAS, type Places, releaseFolder } from '../core/places';
import { formsBeside, isCompressible } from '../files/compress';
import { deltasAreRight } from '../files/delta';
import {
  type Algorithm,
  contentVersion,
  integrityOf,
  type ReleaseFile,
  releaseFiles,
} from '../files/release-files';
import { isRemote } from './manifest';
import { RELEASE_FILE, releaseText, remoteRelease } from './remote-release';

/**
 * Verifies a released version against its name.
 *
 * @throws RegistryError `damaged` when a file, a compressed form of it or the registry's metadata
 *   was changed, added or lost
 */
export async function verifyRelease(places: Places, part: string, version: string): Promise<void> {
  const folder = path.join(places.site, releaseFolder(part, version));
  if (await isWhole(folder, version)) return;
  throw new RegistryError(
    'damaged',
    `${folder} no longer holds what was released under this version. Remove the folder and release ${part} again.`,
  );
}

/** True when a folder holds all files of a version, in every served form. */
export async function isWhole(folder: string, version: string): Promise<boolean> {
  const files = await releaseFiles(folder);
  if (contentVersion(files) !== version) return false;
  const manifest = files.find((file) => file.path === 'manifest.json');
  if (!manifest) return false;
  const about = describing(
    version,
    JSON.parse(manifest.content.toString('utf8')),
    files,
    await algorithmIn(folder),
  );
  const told = await Promise.all(about.map((file) => isAsSaid(folder, file)));
  const all = [...files, ...about].filter((file) => isCompressible(file.path));
  const forms = await Promise.all(all.map((file) => formsAreRight(folder, file)));
  const deltas = await deltasAreRight(path.join(folder, DELTAS));
  return deltas && [...told, ...forms].every(Boolean);
}

/** The registry's metadata files beside the release. */
export function describing(
  version: string,
  manifest: PartManifest,
  files: ReleaseFile[],
  algorithm?: Algorithm,
): ReleaseFile[] {
  const integrity = integrityOf(files, algorithm);
  const digests = `${JSON.stringify(integrity, null, 2)}\n`;
  const release = releaseText(remoteRelease({ version, manifest, integrity }));
  return [
    { path: 'integrity.json', content: Buffer.from(digests) },
    ...(isRemote(manifest) ? [{ path: RELEASE_FILE, content: Buffer.from(release) }] : []),
  ];
}

// A release keeps the algorithm that it was released with.
async function algorithmIn(folder: string): Promise<Algorithm> {
  const digests = await readFile(path.join(folder, 'integrity.json'), 'utf8').catch(() => '');
  return digests.includes('"sha384-') ? 'sha384' : 'sha256';
}

// Releases from before this file get it with the next composition.
async function isAsSaid(folder: string, file: ReleaseFile): Promise<boolean> {
  const found = await readFile(path.join(folder, file.path)).catch(() => undefined);
  return found ? found.equals(file.content) : file.path === RELEASE_FILE;
}

async function formsAreRight(folder: string, { path: file, content }: ReleaseFile) {
  return (await formsBeside(path.join(folder, file), content)).state !== 'wrong';
}
