import { api } from '@nukkad/platform';
import { type ClientErrorReport, type Composition, cleanStack } from '@nukkad/platform/contract';

const LONGEST_MESSAGE = 500;

let lock: string | undefined;

/** Adds the page's composition to later reports, so that failures can be reproduced. */
export function reportAs(composition: Pick<Composition, 'lock'>): void {
  lock = composition.lock;
}

/** A failure with its code, `MF-LOAD`, its cause, and what was thrown. */
interface Failure {
  code: string;
  cause: string;
  error?: unknown;
}

/** Reports the failure of a remote to the API. */
export function reportFailure(failure: Failure, remote: string, version?: string): void {
  const { code, cause: message, error } = failure;
  report({ code, message, remote, ...(version && { version }) }, error);
}

/**
 * Reports any client error. Best effort: a lost report must not cause another failure.
 *
 * @param error what was thrown, if anything was: its stack goes with the report
 */
export function report(found: Omit<ClientErrorReport, 'path' | 'stack'>, error?: unknown): void {
  const stack = stackOf(error);
  const body = {
    ...found,
    message: found.message.slice(0, LONGEST_MESSAGE),
    path: location.pathname,
    ...(lock && { release: lock }),
    ...(stack && { stack }),
  };
  api.call('reportClientError', { body }).catch(() => {});
}

// V8 puts the message, which may be long, before the frames.
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return undefined;
  const head = String(error);
  return cleanStack(error.stack.startsWith(head) ? error.stack.slice(head.length) : error.stack);
}
