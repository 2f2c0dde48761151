import { createHash } from 'node:crypto';
import type { ReleaseRef, RemoteRef, RemoteRelease } from '@nukkad/platform/contract';
import { partFolder } from '../core/places';
import type { Algorithm } from '../files/release-files';
import type { ReleasedPart } from './read-release';

/** Metadata file in the folder of every released remote, for pages. */
export const RELEASE_FILE = 'release.json';

/** A released remote as pages know it. */
export function remoteRelease({ version, manifest, integrity }: ReleasedPart): RemoteRelease {
  return {
    part: manifest.part,
    federation: manifest.federation ?? '',
    owner: manifest.owner,
    version,
    contract: manifest.contract,
    base: `/${partFolder(manifest.part)}/${version}/`,
    entry: manifest.entry,
    server: manifest.server,
    screens: manifest.screens,
    languages: manifest.languages,
    serves: manifest.serves,
    integrity,
  };
}

/** The content of `release.json`: deterministic for a release. */
export function releaseText(release: RemoteRelease): string {
  return `${JSON.stringify(release)}\n`;
}

/**
 * The reference to a release for pages that do not carry it. Older shells know `sha384` alone, so
 * only references that they never see may have the shorter digest.
 */
export function releaseRef(release: RemoteRelease, algorithm: Algorithm = 'sha384'): ReleaseRef {
  const { part, version, base } = release;
  const digest = createHash(algorithm).update(releaseText(release)).digest('base64');
  return { part, version, base, digest: `${algorithm}-${digest}` };
}

/** The reference to a remote for pages, with what the shell decides by before it loads it. */
export function remoteRef(release: RemoteRelease): RemoteRef {
  const { federation, owner, serves } = release;
  return { ...releaseRef(release, 'sha256'), federation, owner, serves };
}
