import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition, RegistryDocument } from '@nukkad/platform/contract';
import { STABLE, storedVersions } from '@nukkad/registry';
import { cached } from '../cached';
import type { Settings } from '../settings';
import type { Released, Watched } from './reports.model';

/** What the registry beside this process says. */
export interface Releases {
  /** Every version whose files it has. */
  released: () => Promise<Released>;
  /** What pages run; undefined where nothing was released, or no registry stands beside. */
  live: () => Promise<Composition | undefined>;
}

/** A release is known, and a canary watched, after so long. */
const freshFor = 2_000;

/** The registry in the folders that the settings name. */
export function registryBeside({ siteDir, dataDir }: Pick<Settings, 'siteDir' | 'dataDir'>) {
  const places = { site: siteDir, state: join(dataDir, 'registry') };
  const releases: Releases = {
    released: cached(freshFor, async () => {
      const stored = await storedVersions(places);
      return new Map(
        [...stored].map(([part, versions]) => [part, new Set(versions.map((v) => v.version))]),
      );
    }),
    live: cached(freshFor, () => liveIn(siteDir)),
  };
  return { places, releases };
}

async function liveIn(siteDir: string): Promise<Composition | undefined> {
  const text = await readFile(join(siteDir, 'registry.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return (JSON.parse(text) as RegistryDocument).channels[STABLE];
}

/** The canary of a composition with what everybody else runs of its parts. */
export function watchedIn(live: Composition | undefined): Watched | undefined {
  const canary = live?.canary;
  if (!canary) return undefined;
  const parts = Object.values(canary.remotes).flatMap(({ part, version }) => {
    const everybodys = live.remotes[part]?.version;
    return everybodys === undefined ? [] : [{ part, canary: version, live: everybodys }];
  });
  return { id: canary.id, share: canary.share, parts };
}
