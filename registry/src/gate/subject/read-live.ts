import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../core/failure';
import { type Places, releaseFolder } from '../../core/places';
import type { ReleasedPart } from '../../parts/read-release';
import type { Part } from './subject';

/** Reads what a release says of itself. */
export async function readLive(places: Places, { manifest, version }: ReleasedPart): Promise<Part> {
  const folder = path.join(places.site, releaseFolder(manifest.part, version));
  const told = async (name: string) => {
    try {
      return JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    } catch (error) {
      // Released before builds contained facts.
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };
  return {
    version,
    manifest,
    facts: await told('facts.json'),
    types: await told('sdk-types.json'),
  };
}
