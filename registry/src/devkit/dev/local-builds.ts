import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  contentVersion,
  integrityOf,
  type ReleaseFile,
  releaseFiles,
} from '../../files/release-files';
import { parseManifest } from '../../parts/manifest';
import type { ReleasedPart } from '../../parts/read-release';

/** Builds kept in memory: a page may still request a chunk of the previous one. */
const REMEMBERED = 5;

interface Build {
  part: ReleasedPart;
  files: Map<string, Buffer>;
}

/** The last builds in memory, because the next build overwrites the folder. */
export interface LocalBuilds {
  /** The newest build; undefined before the first. */
  latest(): ReleasedPart | undefined;
  /** Counts builds from the start time, so that it rises over restarts. */
  serial(): number;
  /** A file of a build by its URL path, `/remotes/<part>/<version>/<file>`. */
  file(pathname: string): Buffer | undefined;
  /** Loads a folder's build. False when it equals the latest one. */
  take(dist: string): Promise<boolean>;
}

export function localBuilds(startedAt = Date.now()): LocalBuilds {
  const builds: Build[] = [];
  let taken = 0;
  return {
    latest: () => builds[0]?.part,
    serial: () => startedAt + taken,
    file(pathname) {
      const [, folder, part, version, ...rest] = pathname.split('/');
      if (folder !== 'remotes') return undefined;
      const build = builds.find((one) => isOf(one, part, version));
      return build?.files.get(rest.join('/'));
    },
    async take(dist) {
      const build = await readBuild(dist);
      if (build.part.version === builds[0]?.part.version) return false;
      builds.unshift(build);
      builds.splice(REMEMBERED);
      taken += 1;
      return true;
    },
  };
}

function isOf({ part }: Build, name: string | undefined, version: string | undefined): boolean {
  return part.manifest.part === name && part.version === version;
}

async function readBuild(dist: string): Promise<Build> {
  const released: ReleaseFile[] = await releaseFiles(dist);
  const text = await readFile(path.join(dist, 'manifest.json'), 'utf8');
  const names = released.map((file) => file.path);
  return {
    part: {
      version: contentVersion(released),
      manifest: parseManifest(text, names, dist),
      integrity: integrityOf(released),
    },
    files: new Map(released.map((file) => [file.path, file.content])),
  };
}
