import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@nukkad/platform/contract';
import { hasOffline, type Places, publicOrigin, releaseFolder } from '../core/places';
import { readRelease } from '../parts/read-release';
import type { ShellFiles } from './page';
import { WORKER } from './worker';

/** The files of its shell that a composition's pages need. */
export async function readShellFiles(
  places: Places,
  composition: Composition,
): Promise<ShellFiles> {
  const { version } = composition.shell;
  const release = await readRelease(places, 'shell', version);
  const folder = path.join(places.site, releaseFolder('shell', version));
  const present = new Set(await readdir(folder));
  const textOf = async (file: string) =>
    present.has(file) ? await readFile(path.join(folder, file), 'utf8') : '';
  return {
    manifest: release.manifest,
    integrity: release.integrity,
    skeleton: await textOf('skeleton.html'),
    icon: await textOf('favicon.svg'),
    hasWebManifest: present.has('site.webmanifest'),
    hasTouchIcon: present.has('apple-touch-icon.png'),
    hasSocialCard: present.has('social-card.png'),
    origin: publicOrigin(),
    hasTheme: present.has('theme.js'),
    // What a gate tries out has no second visit.
    hasWorker: present.has(WORKER) && !places.isTrial && hasOffline(),
  };
}
