import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@nukkad/platform/contract';
import { RegistryError } from '../core/failure';
import { type Places, releaseFolder } from '../core/places';

/** The data of a released version that a page or a check needs. */
export interface ReleasedPart {
  version: string;
  manifest: PartManifest;
  integrity: Record<string, string>;
}

/** Reads a released version back from the site. */
export async function readRelease(
  places: Places,
  part: string,
  version: string,
): Promise<ReleasedPart> {
  const folder = path.join(places.site, releaseFolder(part, version));
  try {
    const [manifest, integrity] = await Promise.all([
      readFile(path.join(folder, 'manifest.json'), 'utf8'),
      readFile(path.join(folder, 'integrity.json'), 'utf8'),
    ]);
    return { version, manifest: JSON.parse(manifest), integrity: JSON.parse(integrity) };
  } catch {
    throw new RegistryError(
      'missing',
      `${part} ${version} is not in the site (${folder}). Release the part again.`,
    );
  }
}
