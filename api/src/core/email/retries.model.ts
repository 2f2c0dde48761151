import { backOff, enoughAttempts } from '../jobs/failures.model';

/** The error of a mail server or connection for an email that was not sent. */
export interface Failure {
  code?: string;
  command?: string;
  /** False: the server asks for a retry. */
  permanent?: boolean;
}

const minute = 60;
const hour = 3_600;

/**
 * Seconds until an email is retried, null for never. An unreachable server is retried every minute
 * without end; a server that refuses this email, at growing intervals.
 */
export function secondsUntilRetry(failure: Failure, attempts: number): number | null {
  const refused = isRefused(failure);
  if (refused && attempts >= enoughAttempts) return null;
  return backOff(attempts, refused ? hour : minute);
}

const ofTheEmail = new Set(['EENVELOPE', 'EMESSAGE']);

// A refused sender is a configuration error, not a fault of the email.
function isRefused({ code = '', command, permanent }: Failure): boolean {
  return ofTheEmail.has(code) && command !== 'MAIL FROM' && permanent !== false;
}
