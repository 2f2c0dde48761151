import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition, RegistryDocument } from '@nukkad/platform/contract';
import {
  type AuditLog,
  auditLog,
  type ChangeResult,
  type Places,
  RegistryError,
  readWithdrawn,
  rollback,
  STABLE,
  storedVersions,
} from '@nukkad/registry';
import { memoize } from '../../core/caching/memoize';
import type { Settings } from '../../core/config/settings';
import type { Released, Watched } from './reports.model';

/** The registry's data, as read by this process. */
export interface Releases {
  /** Every version whose files exist, most recently used first. */
  released: () => Promise<Released>;
  /** The live composition; undefined when none was released, or there is no registry. */
  live: () => Promise<Composition | undefined>;
  /** Withdrawn versions, each as `part@version`, which no page may run. */
  withdrawn: () => Promise<ReadonlySet<string>>;
}

/** Author and reason of a change, for the registry's log. */
interface AuditedChange {
  why: string;
  by: string;
}

/** Commands to the registry. Each fails with its `RegistryError`. */
export interface ReleaseCommands {
  /** Ends the canary of this id; does nothing when it no longer runs. */
  stopCanary: (canary: AuditedChange & { id: string }) => Promise<void>;
  rollBack: (release: AuditedChange & { part: string; version: string }) => Promise<void>;
  /** Newest first. */
  log: () => Promise<AuditLog['moves']>;
}

/** The registry in the folders of the settings. */
export const placesBeside = ({
  siteDir,
  dataDir,
  releaseStore,
}: Pick<Settings, 'siteDir' | 'dataDir' | 'releaseStore'>): Places => ({
  site: siteDir,
  state: join(dataDir, 'registry'),
  store: releaseStore,
});

/** Reads the registry at each call. */
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

/** Cache time in milliseconds, for released versions and the running canary. */
const freshFor = 2_000;

/** Cached, for calls that come with every page. */
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

/** The canary of a composition, with the live versions of its parts. */
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

/** Commands to the registry in these folders. */
export const releaseCommandsOf = (
  places: Places,
  stopCanary: (
    places: Places,
    canary: { id: string } & AuditedChange,
  ) => Promise<Begun | undefined>,
): ReleaseCommands => ({
  stopCanary: async (canary) => assertDone(await stopCanary(places, canary)),
  rollBack: async ({ part, version: to, ...entry }) =>
    assertDone(await rollback(places, part, { to, ...entry })),
  log: async () => (await auditLog(places)).moves,
});

type Begun = Pick<ChangeResult, 'pending'>;

// With a release key of which several must sign, the registry has only begun the change.
function assertDone({ pending }: Begun = {}): void {
  if (!pending) return;
  throw new RegistryError(
    'refused',
    `Begun only: another holder of a release key has to sign it with nukkad cosign ${pending.id}.`,
  );
}
