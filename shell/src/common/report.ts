import { api } from '@nukkad/platform';
import type { ClientErrorReport, Composition } from '@nukkad/platform/contract';

const LONGEST_MESSAGE = 500;

let lock: string | undefined;

/** From now on reports carry the composition of the page, so that what went wrong can be seen again. */
export function reportAs(composition: Pick<Composition, 'lock'>): void {
  lock = composition.lock;
}

/** A failure by its code, `MF-LOAD`, and what lies underneath it. */
interface Failure {
  code: string;
  cause: string;
}

/** Tells the API of a failed remote, so that somebody other than the person affected knows. */
export function reportFailure(failure: Failure, remote: string, version?: string): void {
  report({ code: failure.code, message: failure.cause, remote, ...(version && { version }) });
}

/** Tells the API of any failure in the page. Best effort: a lost report must not add a failure. */
export function report(found: Omit<ClientErrorReport, 'path'>): void {
  const body = {
    ...found,
    message: found.message.slice(0, LONGEST_MESSAGE),
    path: location.pathname,
    ...(lock && { release: lock }),
  };
  api.call('reportClientError', { body }).catch(() => {});
}
