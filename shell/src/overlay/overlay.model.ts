import type {
  FailureFact,
  HealthFact,
  LoadPhase,
  ShareFact,
  VitalFact,
} from '@nukkad/platform/contract';
import { allRemotes } from '../common/all-remotes';
import type { Visit } from '../common/visit';

/** Reason for the version a part runs. */
export type Source = 'stable' | 'canary' | 'preview' | 'replay' | 'renewed';

export type PartState =
  | { state: 'idle' }
  | { state: 'shown' }
  | ({ state: 'failed' | 'recovered' } & Broken);

/** The phase of a load failure, and of which version: a fallback may run another one. */
export type Broken = Pick<FailureFact, 'code' | 'phase' | 'version'>;

/** One part of the page; times in milliseconds, null when not measured. */
export interface PartRow {
  part: string;
  version: string;
  /** Owning team, if the release names one. */
  owner: string | undefined;
  source: Source;
  state: PartState;
  phases: Record<LoadPhase, number | null>;
  bytes: number;
  errors: number;
  vitals: Record<VitalFact['name'], number | null>;
  shares: ShareFact[];
}

/**
 * Parts of a page, sorted by name.
 *
 * @param running the version of a part that runs now; a fallback may have changed it
 */
export function rowsOf(
  visit: Visit,
  running: (part: string) => string | undefined,
  facts: readonly HealthFact[],
): PartRow[] {
  return Object.values(allRemotes(visit.composition))
    .map(({ part, version }) => rowOf(visit, part, running(part) ?? version, facts))
    .sort((one, other) => one.part.localeCompare(other.part));
}

function rowOf(visit: Visit, part: string, version: string, facts: readonly HealthFact[]): PartRow {
  const own = facts.filter((fact) => fact.part === part);
  const loads = own.filter((fact) => fact.kind === 'load');
  const last = (phase: LoadPhase) => loads.findLast((fact) => fact.phase === phase)?.ms ?? null;
  const worst = (name: VitalFact['name']) => {
    const values = own.flatMap((fact) =>
      fact.kind === 'vital' && fact.name === name ? [fact.value] : [],
    );
    return values.length === 0 ? null : Math.max(...values);
  };
  return {
    part,
    version,
    owner: allRemotes(visit.composition)[part]?.owner,
    source: sourceOf(visit, part, version),
    state: stateOf(own),
    phases: { entry: last('entry'), screen: last('screen'), render: last('render') },
    bytes: loads.reduce((sum, { bytes }) => sum + bytes, 0),
    errors: own.filter(({ kind }) => kind === 'error').length,
    vitals: { LCP: worst('LCP'), INP: worst('INP'), CLS: worst('CLS') },
    shares: own.filter((fact) => fact.kind === 'share' && fact.version === version) as ShareFact[],
  };
}

function sourceOf({ live, composition, canary, badge }: Visit, part: string, version: string) {
  if (version !== allRemotes(composition)[part]?.version) return 'renewed';
  if (badge?.kind === 'replay') return 'replay';
  if (version === allRemotes(live)[part]?.version) return 'stable';
  return canary === undefined ? 'preview' : 'canary';
}

function stateOf(own: readonly HealthFact[]): PartState {
  const last = own.findLast(({ kind }) => kind === 'mount' || kind === 'failure');
  const failure = own.findLast((fact) => fact.kind === 'failure');
  if (!failure) return { state: last ? 'shown' : 'idle' };
  const { code, phase, version, recovered } = failure;
  const isOver = last?.kind === 'mount' || recovered !== 'none';
  return { state: isOver ? 'recovered' : 'failed', code, phase, version };
}
