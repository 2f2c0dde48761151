import type { RemoteFailureCode } from './remote-failure';

/** Delays of automatic retries, in milliseconds. */
const RETRY_AFTER = 500;
const ASK_AFTER = 1500;

/** One step of the fallback plan for a remote's screen. */
export type Step =
  /** Load the release as registered. */
  | { kind: 'first' }
  /** Request the same files with new URLs, after a delay in milliseconds. */
  | { kind: 'retry'; after: number }
  /** Load the version that the registry names now; without a delay when the user asks. */
  | { kind: 'again'; after?: number }
  /** Load the same files, entry and chunks alike, from another origin. */
  | { kind: 'origin'; origin: string }
  /** Load the previous version of the remote. */
  | { kind: 'previous' };

/** Available fallbacks. */
export interface Fallbacks {
  /** Origins with the same files, in order of preference. */
  origins: readonly string[];
  hasPrevious: boolean;
}

/**
 * The next fallback after a failed step: retry, the registry's current version, another origin, the
 * previous version.
 *
 * @returns null when none is left and the user must be told
 */
export function nextStep(last: Step, code: RemoteFailureCode, fallbacks: Fallbacks): Step | null {
  const plan = fallbackPlan(fallbacks);
  return plan.slice(indexAfter(last, plan)).find((step) => mayHelp(step, code)) ?? null;
}

function fallbackPlan({ origins, hasPrevious }: Fallbacks): Step[] {
  return [
    { kind: 'retry', after: RETRY_AFTER },
    { kind: 'again', after: ASK_AFTER },
    ...origins.map((origin): Step => ({ kind: 'origin', origin })),
    ...(hasPrevious ? [{ kind: 'previous' } satisfies Step] : []),
  ];
}

// `first` is not in the plan, so it continues at 0. A manual retry continues like an automatic one.
function indexAfter(last: Step, plan: Step[]): number {
  return plan.findIndex((step) => isSame(step, last)) + 1;
}

function isSame(one: Step, other: Step): boolean {
  if (one.kind === 'origin' && other.kind === 'origin') return one.origin === other.origin;
  return one.kind === other.kind;
}

/** Wrong files are wrong on every origin; a time-out of two minutes is not retried there. */
function mayHelp(step: Step, code: RemoteFailureCode): boolean {
  if (code === 'MF-UNKNOWN') return false;
  if (step.kind === 'previous') return true;
  if (code === 'MF-TIMEOUT') return step.kind === 'origin';
  return code === 'MF-LOAD' || code === 'MF-CHUNK';
}
