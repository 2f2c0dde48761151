import type { RemoteFailureCode } from './remote-failure';

/** How long a page waits before it asks again by itself, in milliseconds. */
const RETRY_AFTER = 500;
const ASK_AFTER = 1500;

/** One way to come by a remote's screen. */
export type Step =
  /** As the page stands. */
  | { kind: 'first' }
  /** The same files under new addresses, `after` so many milliseconds. */
  | { kind: 'retry'; after: number }
  /** The current version, as the registry names it now; at once where a person asks. */
  | { kind: 'again'; after?: number }
  /** The same files from another origin, entry and chunks alike. */
  | { kind: 'origin'; origin: string }
  /** What the remote ran before. */
  | { kind: 'previous' };

/** What there is to fall back on. */
export interface Fallbacks {
  /** Other origins with the same files, in the order to try them. */
  origins: readonly string[];
  hasPrevious: boolean;
}

/**
 * What is tried after a step that failed: the same again, what the registry says now, another
 * origin, the version before.
 *
 * @returns null when nothing is left and the person has to be told
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

// The first step stands before all. Who asks by hand goes on as the page does that asked by itself.
function indexAfter(last: Step, plan: Step[]): number {
  return plan.findIndex((step) => isSame(step, last)) + 1;
}

function isSame(one: Step, other: Step): boolean {
  if (one.kind === 'origin' && other.kind === 'origin') return one.origin === other.origin;
  return one.kind === other.kind;
}

/** Files that came and are wrong are as wrong from elsewhere; who waited two minutes waits no more. */
function mayHelp(step: Step, code: RemoteFailureCode): boolean {
  if (code === 'MF-UNKNOWN') return false;
  if (step.kind === 'previous') return true;
  if (code === 'MF-TIMEOUT') return step.kind === 'origin';
  return code === 'MF-LOAD' || code === 'MF-CHUNK';
}
