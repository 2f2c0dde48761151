import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@nukkad/platform/contract';
import { hasCode, RegistryError } from '../core/failure';
import { type Places, releaseFolder } from '../core/places';
import { syncFolder, writeDurably } from '../files/atomic';
import {
  compressed,
  type Effort,
  formsBeside,
  isCompressible,
  type PackedForm,
} from '../files/compress';
import { clearAbandoned, newIncoming } from '../files/incoming';
import { contentVersion, type ReleaseFile, releaseFiles } from '../files/release-files';
import { parseManifest } from './manifest';
import { dictionaryFolders, writeDeltas } from './release-deltas';
import { skeletonProblem } from './skeleton';
import { keepSourceMaps } from './source-maps';
import { describing, verifyRelease } from './verify-release';

/** Files written and compressed at a time: Node compresses on four threads. */
const PACKED_AT_ONCE = 4;

/** The version that `publish` added to, or found in, the site. */
export interface Published {
  part: string;
  version: string;
  manifest: PartManifest;
  /** False when this content had been released before. */
  isNew: boolean;
}

/**
 * Copies a build into the site under its content version. No page refers to it yet. An existing
 * version is verified and left as it is. Its source maps go to the registry's state, never the site.
 *
 * @param dist the build's folder, with `manifest.json`
 * @throws RegistryError `missing` without a build, `invalid` for a wrong manifest, `damaged` when
 *   the existing version does not match its name
 */
export async function publish(
  places: Places,
  dist: string,
  effort: Effort = 'best',
): Promise<Published> {
  const { files, manifest } = await readBuild(dist);
  const version = contentVersion(files);
  const target = path.join(places.site, releaseFolder(manifest.part, version));
  const about = describing(version, manifest, files);
  const isNew =
    !(await exists(target)) &&
    (await moveIn(places, target, [...files, ...about], {
      effort,
      dictionaries: effort === 'best' ? await dictionaryFolders(places, manifest.part) : [],
      server: manifest.server,
    }));
  if (!isNew) await verifyRelease(places, manifest.part, version);
  if (!places.isTrial) await keepSourceMaps(places, dist, { part: manifest.part, version }, files);
  return { part: manifest.part, version, manifest, isNew };
}

/**
 * Reads a build as it would be released.
 *
 * @throws RegistryError `missing` without a build, `invalid` for a wrong manifest
 */
export async function readBuild(
  dist: string,
): Promise<{ files: ReleaseFile[]; manifest: PartManifest }> {
  const files = await buildFiles(dist);
  return { files, manifest: manifestOf(files, dist) };
}

async function buildFiles(dist: string): Promise<ReleaseFile[]> {
  try {
    return await releaseFiles(dist);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    throw new RegistryError('missing', `There is no build in ${dist}. Build the part first.`);
  }
}

function manifestOf(files: ReleaseFile[], dist: string): PartManifest {
  const own = files.find((file) => file.path === 'manifest.json');
  if (!own) {
    throw new RegistryError('missing', `${dist} has no manifest.json. Build the part first.`);
  }
  const paths = files.map((file) => file.path);
  const manifest = parseManifest(own.content.toString('utf8'), paths, dist);
  const skeleton = files.find((file) => file.path === 'skeleton.html')?.content.toString('utf8');
  const problem = skeleton && skeletonProblem(skeleton);
  if (problem) throw new RegistryError('invalid', `${dist}/skeleton.html ${problem}.`);
  return manifest;
}

/** How the files of a release are packed. */
interface Packing {
  effort: Effort;
  /** Folders of earlier versions that deltas are made against. */
  dictionaries: string[];
  /** The server bundle, which no browser asks for. */
  server: string | undefined;
}

// One rename makes the whole version visible; a second process finds it there.
async function moveIn(
  places: Places,
  target: string,
  files: ReleaseFile[],
  packing: Packing,
): Promise<boolean> {
  await clearAbandoned(places);
  const incoming = newIncoming(places);
  try {
    const earlier = await versionsIn(path.dirname(target));
    await inParallel(files, (file) => writeRelease(incoming, file, earlier, packing));
    await mkdir(path.dirname(target), { recursive: true });
    await rename(incoming, target);
    await syncFolder(path.dirname(target));
    return true;
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

// Throws the first failure, after all writes have ended.
async function inParallel(files: ReleaseFile[], work: (file: ReleaseFile) => Promise<void>) {
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await work(file).catch((error) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: PACKED_AT_ONCE }, worker));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function versionsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => path.join(folder, name));
}

async function writeRelease(
  folder: string,
  file: ReleaseFile,
  earlier: string[],
  { effort, dictionaries, server }: Packing,
): Promise<void> {
  const target = path.join(folder, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeDurably(target, file.content);
  if (!isCompressible(file.path)) return;
  const forms = await packed(file, earlier, effort);
  await Promise.all(forms.map((form) => writeDurably(target + form.suffix, form.content)));
  if (!/\.(css|js)$/.test(file.path) || file.path === server) return;
  const smallest = Math.min(...forms.map(({ content }) => content.length));
  await writeDeltas(folder, file, dictionaries, smallest);
}

// Most files are unchanged from an earlier release, and best compression takes seconds.
async function packed({ path: name, content }: ReleaseFile, earlier: string[], effort: Effort) {
  for (const version of earlier) {
    const { state, forms } = await formsBeside(path.join(version, name), content);
    if (state === 'all' && (effort === 'quick' || !(await isQuick(forms, content)))) return forms;
  }
  return compressed(content, effort);
}

async function isQuick(forms: PackedForm[], content: Buffer): Promise<boolean> {
  const quick = await compressed(content, 'quick');
  return quick.every((one, index) => forms[index]?.content.equals(one.content));
}

function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
