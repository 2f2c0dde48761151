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

/** Builds before this many are forgotten; a page may still ask for a chunk of the one before. */
const REMEMBERED = 5;

interface Build {
  part: ReleasedPart;
  files: Map<string, Buffer>;
}

/** The last builds of the part that is developed, in memory: a folder is overwritten by the next. */
export interface LocalBuilds {
  /** The newest build; undefined before the first. */
  latest(): ReleasedPart | undefined;
  /** Counts the builds from the time it began, so that it rises over restarts. */
  serial(): number;
  /** A file of a build by its address, `/remotes/<part>/<version>/<file>`. */
  file(pathname: string): Buffer | undefined;
  /** Takes in what stands in a folder. False when it is what the latest build was already. */
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
