import { api } from '@nukkad/platform';
import type { ClientErrorReport } from '@nukkad/platform/contract';
import type { RemoteFailure } from './remote-failure';

const LONGEST_MESSAGE = 500;

/** Tells the API of a failed remote, so that somebody other than the person affected knows. */
export function reportFailure(failure: RemoteFailure, remote: string, version?: string): void {
  report({ code: failure.code, message: failure.cause, remote, ...(version && { version }) });
}

/** Tells the API of any failure in the page. Best effort: a lost report must not add a failure. */
export function report(found: Omit<ClientErrorReport, 'path'>): void {
  const body = {
    ...found,
    message: found.message.slice(0, LONGEST_MESSAGE),
    path: location.pathname,
  };
  api.call('reportClientError', { body }).catch(() => {});
}
