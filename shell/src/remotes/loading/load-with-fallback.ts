import type { HealthFact } from '@nukkad/platform/contract';
import type { ReactScreenModule } from '@nukkad/platform/host';
import { reportFailure } from '../../common/report';
import { nextStep, type Step } from './fallback-plan';
import { type RemoteFailure, remoteFailureOf } from './remote-failure';
import type { ScreenAddress, ScreenLoader } from './screen-loader';

/** Result of loading a screen with fallbacks. */
export type Outcome = { screen: ReactScreenModule } | { failure: RemoteFailure };

type FailureFact = Extract<HealthFact, { kind: 'failure' }>;

export interface FallbackOptions {
  address: ScreenAddress;
  /** First step to try. */
  from: Step;
  loader: ScreenLoader;
  recordFact: (fact: HealthFact) => void;
  /** Called before each fallback step. */
  onStep: (step: Step) => void;
  /** Aborted when the screen is not wanted: a running step may finish, no other starts. */
  signal: AbortSignal;
}

/**
 * Loads a screen, trying one fallback step after another until one works or none is left. The first
 * failure is reported at once, and recorded with the step that recovered it when that is known.
 */
export async function loadWithFallback(how: FallbackOptions): Promise<Outcome> {
  const { address, loader, recordFact } = how;
  let step = how.from;
  let first: Seen | null = null;
  for (;;) {
    try {
      const screen = await loader.load(address, step);
      if (first) recordFact({ ...first.fact, recovered: remedyOf(step) });
      return { screen };
    } catch (error) {
      const seen = see(error, address, loader);
      if (!first) reportFailure({ ...seen.failure, error }, address.remote, seen.fact.version);
      first ??= seen;
      const next = await stepAfter(step, seen.failure.code, how);
      if (!next) {
        recordFact(first.fact);
        return { failure: first.failure };
      }
      step = next;
    }
  }
}

/** The next step; null when none is left or the load was aborted. */
async function stepAfter(
  step: Step,
  code: RemoteFailure['code'],
  { address, loader, onStep, signal }: FallbackOptions,
): Promise<Step | null> {
  const next = nextStep(step, code, loader.fallbacks(address.remote));
  if (!next || signal.aborted) return null;
  onStep(next);
  if ('after' in next && next.after) await pause(next.after, signal);
  return signal.aborted ? null : next;
}

interface Seen {
  failure: RemoteFailure;
  fact: FailureFact;
}

function see(error: unknown, { remote, screen }: ScreenAddress, loader: ScreenLoader): Seen {
  const failure = remoteFailureOf(error, `${remote}/${screen}`);
  const fact: FailureFact = {
    kind: 'failure',
    part: remote,
    version: loader.release(remote)?.version ?? '',
    screen,
    phase: loader.phase(remote),
    code: failure.code,
    message: failure.cause,
    recovered: 'none',
  };
  return { failure, fact };
}

function remedyOf({ kind }: Step): FailureFact['recovered'] {
  return kind === 'origin' || kind === 'previous' ? kind : 'retry';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
