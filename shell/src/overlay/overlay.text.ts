import type { LoadPhase } from '@nukkad/platform/contract';
import type { PartState, Source } from './overlay.model';

const sources: Record<Source, string> = {
  stable: 'Stable',
  canary: 'Canary',
  preview: 'Preview',
  replay: 'Replayed',
  renewed: 'Instead of another',
};

/** A tenth is bad already. */
const shifts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const kilobytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

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
  vitals: 'Vitals',
  shared: 'Shared packages',
  none: 'None yet',
  source: (source: Source) => sources[source],
  phases,
  ms: (what: string, ms: number) => `${what} ${Math.round(ms)} ms`,
  size: (bytes: number) => `${kilobytes.format(bytes / 1_024)} KB`,
  shift: (value: number) => `CLS ${shifts.format(value)}`,
  share: (name: string, wanted: string, given: string, from: string) =>
    `${name} ${given} from ${from}, wanted ${wanted}`,
  /** @param running the version that stands there now */
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
