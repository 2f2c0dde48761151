import type { Composition, Measure, ReleaseHealth } from '@nukkad/platform/contract';
import { p75 } from './measures.model';
import type { Counter } from './release-admin.store';
import type { Watched } from './reports.model';

const measures: readonly Measure[] = [
  ...(['load-entry', 'load-screen', 'load-render'] as const),
  ...(['bytes-entry', 'bytes-screen', 'bytes-render', 'LCP', 'INP', 'CLS'] as const),
];

/** Live version, canary version and owner, by part. */
export interface Standing {
  live: Record<string, string>;
  canary: Record<string, string>;
  owners: Record<string, string | undefined>;
  /** Withdrawn versions, as `part@version`, which no page may run. */
  withdrawn: ReadonlySet<string>;
}

export function standingOf(
  live: Composition | undefined,
  watched: Watched | undefined,
  withdrawn: ReadonlySet<string>,
): Standing {
  if (!live) return { live: {}, canary: {}, owners: {}, withdrawn };
  const parts = [{ ...live.shell, part: 'shell' }, ...Object.values(live.remotes)];
  return {
    live: Object.fromEntries(parts.map(({ part, version }) => [part, version])),
    canary: Object.fromEntries((watched?.parts ?? []).map((one) => [one.part, one.canary])),
    owners: Object.fromEntries(parts.map(({ part, owner }) => [part, owner])),
    withdrawn,
  };
}

/** The figures of one release. */
export function healthOf(
  { part, version }: { part: string; version: string },
  standing: Standing,
  counters: readonly Counter[],
): ReleaseHealth {
  const own = counters.filter((one) => one.part === part && one.version === version);
  const count = (kind: string) =>
    own.filter((one) => one.kind === kind).reduce((sum, { n }) => sum + n, 0);
  const histogram = (measure: Measure) =>
    new Map(own.filter(({ kind }) => kind === measure).map(({ bucket, n }) => [bucket, n]));
  const figures = measures.map((measure) => [measure, p75(measure, histogram(measure))]);
  return {
    ...{ part, version, standing: placeOf(part, version, standing) },
    owner: standing.owners[part] ?? null,
    ...{ mounts: count('mount'), failures: count('failure'), errors: count('error') },
    // The entries cover every measure.
    p75: Object.fromEntries(figures) as ReleaseHealth['p75'],
  };
}

function placeOf(part: string, version: string, { live, canary, withdrawn }: Standing) {
  if (live[part] === version) return 'live';
  if (withdrawn.has(`${part}@${version}`)) return 'withdrawn';
  return canary[part] === version ? 'canary' : 'stored';
}
