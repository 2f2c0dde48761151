import type { LoadPhase } from '@nukkad/platform/contract';
import { formatDecimal } from '@nukkad/platform/format';
import type { PartState, Source } from './overlay.model';

const sources: Record<Source, string> = {
  stable: 'Stable',
  canary: 'Canary',
  preview: 'Preview',
  replay: 'Replayed',
  renewed: 'Instead of another',
};

/** A CLS of 0.1 is already poor. */
const SHIFT_DIGITS = 3;

const phases: Record<LoadPhase, string> = { entry: 'entry', screen: 'screen', render: 'drawing' };

export const text = {
  title: 'What this page runs',
  caption: 'Parts of this page',
  lock: 'Composition',
  shell: 'Shell',
  serial: 'Serial',
  copyLock: 'Copy the id',
  copied: 'Copied.',
  copyFailed: 'The browser did not let us copy it. Select the id and copy it yourself.',
  replayLink: 'This page in this composition',
  parts: 'Part',
  owner: (team: string) => `Team: ${team}`,
  runs: 'Runs',
  load: 'Loading',
  bytes: 'Over the wire',
  errors: 'Errors',
  traces: (errors: number) => `${errors}, with traces`,
  vitals: 'Vitals',
  shared: 'Shared packages',
  none: 'None yet',
  source: (source: Source) => sources[source],
  phases,
  ms: (what: string, ms: number) => `${what} ${Math.round(ms)} ms`,
  size: (bytes: number) => `${formatDecimal(bytes / 1_024, 1)} KB`,
  shift: (value: number) => `CLS ${formatDecimal(value, SHIFT_DIGITS)}`,
  share: (name: string, wanted: string, given: string, from: string) =>
    `${name} ${given} from ${from}, wanted ${wanted}`,
  /** @param running the version that runs now */
  state(found: PartState, running: string): string {
    if (found.state === 'idle') return 'Not asked for';
    if (found.state === 'shown') return 'Shown';
    const { code, phase, version } = found;
    const whose = version === running ? 'Failed' : `${version} failed`;
    const then = found.state === 'recovered' ? ', then shown' : '';
    return `${whose} in ${phases[phase]} (${code})${then}`;
  },
  askFailed: 'We could not learn who you are, so this is not shown.',
  askNext: 'Try again in a moment.',
};
