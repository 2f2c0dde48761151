import type { LoadPhase } from '@nukkad/platform/contract';
import type { PartState, Source } from './overlay.model';

const sources: Record<Source, string> = {
  stable: 'Stable',
  canary: 'Canary',
  preview: 'Preview',
  replay: 'Replayed',
  renewed: 'Instead of another',
};

const kilobytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

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
  runs: 'Runs',
  load: 'Loading',
  bytes: 'Over the wire',
  errors: 'Errors',
  vitals: 'Vitals',
  shared: 'Shared packages',
  none: 'None yet',
  source: (source: Source) => sources[source],
  phases: { entry: 'entry', screen: 'screen', render: 'drawing' } satisfies Record<
    LoadPhase,
    string
  >,
  ms: (what: string, ms: number) => `${what} ${Math.round(ms)} ms`,
  size: (bytes: number) => `${kilobytes.format(bytes / 1_024)} KB`,
  shift: (value: number) => `CLS ${kilobytes.format(value)}`,
  share: (name: string, wanted: string, given: string, from: string) =>
    `${name} ${given} from ${from}, wanted ${wanted}`,
  state(found: PartState): string {
    if (found.state === 'idle') return 'Not asked for';
    if (found.state === 'shown') return 'Shown';
    if (found.state === 'failed') return `Failed (${found.code})`;
    return `Failed (${found.code}), then shown`;
  },
  askFailed: 'We could not learn who you are, so this is not shown.',
  askNext: 'Try again in a moment.',
};
