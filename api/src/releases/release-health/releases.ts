import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition, RegistryDocument } from '@nukkad/platform/contract';
import {
  type AuditLog,
  auditLog,
  type Places,
  readWithdrawn,
  rollback,
  STABLE,
  storedVersions,
} from '@nukkad/registry';
import { memoize } from '../../core/caching/memoize';
import type { Settings } from '../../core/config/settings';
import type { Released, Watched } from './reports.model';

/** What the registry beside this process says. */
export interface Releases {
  /** Every version whose files it has, the most recently used first. */
  released: () => Promise<Released>;
  /** What pages run; undefined where nothing was released, or no registry stands beside. */
  live: () => Promise<Composition | undefined>;
  /** What no page may run any more, each as `part@version`. */
  withdrawn: () => Promise<ReadonlySet<string>>;
}

/** Who changes what pages run, and why: both stand in the registry's log. */
interface AuditedChange {
  why: string;
  by: string;
}

/** What the registry is asked to do. Each fails with its `RegistryError`. */
export interface ReleaseCommands {
  /** Ends the canary of this id; nothing where it does not run any more. */
  stopCanary: (canary: AuditedChange & { id: string }) => Promise<void>;
  rollBack: (release: AuditedChange & { part: string; version: string }) => Promise<void>;
  /** The newest first. */
  log: () => Promise<AuditLog['moves']>;
}

/** The registry in the folders that the settings name. */
export const placesBeside = ({
  siteDir,
  dataDir,
  releaseStore,
}: Pick<Settings, 'siteDir' | 'dataDir' | 'releaseStore'>): Places => ({
  site: siteDir,
  state: join(dataDir, 'registry'),
  store: releaseStore,
});

/** Asks the registry each time. */
export const releasesIn = (places: Places): Releases => ({
  released: async () => {
    const stored = await storedVersions(places);
    return new Map(
      [...stored].map(([part, versions]) => [part, new Set(versions.map((v) => v.version))]),
    );
  },
  live: () => liveIn(places.site),
  withdrawn: async () => new Set((await readWithdrawn(places)).versions),
});

/** A release is known, and a canary watched, after so long. */
const freshFor = 2_000;

/** For what comes with every page: asks the registry now and then. */
export const memoizedReleases = (releases: Releases): Releases => ({
  released: memoize(freshFor, releases.released),
  live: memoize(freshFor, releases.live),
  withdrawn: memoize(freshFor, releases.withdrawn),
});

async function liveIn(site: string): Promise<Composition | undefined> {
  const text = await readFile(join(site, 'registry.json'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (text === undefined) return undefined;
  return (JSON.parse(text) as RegistryDocument).channels[STABLE];
}

/** The canary of a composition with what everybody else runs of its parts. */
export function watchedIn(live: Composition | undefined): Watched | undefined {
  const canary = live?.canary;
  if (!canary) return undefined;
  const parts = Object.values(canary.remotes).flatMap(({ part, version }) => {
    const everybodys = live.remotes[part];
    if (!everybodys) return [];
    return [{ part, canary: version, live: everybodys.version, owner: everybodys.owner }];
  });
  const locks = { canary: canary.lock, live: live.lock };
  return { id: canary.id, share: canary.share, parts, locks };
}

/** Has the registry do what is asked. */
export const releaseCommandsOf = (
  places: Places,
  stopCanary: (places: Places, canary: { id: string } & AuditedChange) => Promise<unknown>,
): ReleaseCommands => ({
  stopCanary: async (canary) => {
    await stopCanary(places, canary);
  },
  rollBack: async ({ part, version: to, ...entry }) => {
    await rollback(places, part, { to, ...entry });
  },
  log: async () => (await auditLog(places)).moves,
});
