import { api } from '@nukkad/platform';
import type { ClientErrorReport, Composition } from '@nukkad/platform/contract';

const LONGEST_MESSAGE = 500;

let lock: string | undefined;

/** Adds the page's composition to later reports, so that failures can be reproduced. */
export function reportAs(composition: Pick<Composition, 'lock'>): void {
  lock = composition.lock;
}

/** A failure with its code, `MF-LOAD`, and its cause. */
interface Failure {
  code: string;
  cause: string;
}

/** Reports the failure of a remote to the API. */
export function reportFailure(failure: Failure, remote: string, version?: string): void {
  report({ code: failure.code, message: failure.cause, remote, ...(version && { version }) });
}

/** Reports any client error. Best effort: a lost report must not cause another failure. */
export function report(found: Omit<ClientErrorReport, 'path'>): void {
  const body = {
    ...found,
    message: found.message.slice(0, LONGEST_MESSAGE),
    path: location.pathname,
    ...(lock && { release: lock }),
  };
  api.call('reportClientError', { body }).catch(() => {});
}
