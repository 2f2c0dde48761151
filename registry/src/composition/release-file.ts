import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRef } from '@nukkad/platform/contract';
import { type Places, releaseFolder } from '../core/places';
import { writeWithForms } from '../files/forms';
import type { ReleasedPart } from '../parts/read-release';
import { RELEASE_FILE, releaseRef, releaseText, remoteRelease } from '../parts/remote-release';

/**
 * A reference to a release with its `release.json`: writes the file when it is missing (older
 * releases) or differs.
 */
export async function refTo(places: Places, part: ReleasedPart): Promise<ReleaseRef> {
  const release = remoteRelease(part);
  const folder = releaseFolder(release.part, release.version);
  const file = path.join(places.site, folder, RELEASE_FILE);
  const text = releaseText(release);
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing !== text) await writeWithForms(file, text);
  return releaseRef(release);
}
