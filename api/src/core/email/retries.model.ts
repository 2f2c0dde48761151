import { backOff, enoughAttempts } from '../jobs/failures.model';

/** What a mail server, or the way to it, said of a letter that did not go out. */
export interface Failure {
  code?: string;
  command?: string;
  /** False: the server asks to be tried again. */
  permanent?: boolean;
}

const minute = 60;
const hour = 3_600;

/**
 * Seconds until a letter is tried again, null when it never is. A server that is away is asked
 * every minute for as long as it takes; one that refuses this very letter, ever more seldom.
 */
export function secondsUntilRetry(failure: Failure, attempts: number): number | null {
  const refused = isRefused(failure);
  if (refused && attempts >= enoughAttempts) return null;
  return backOff(attempts, refused ? hour : minute);
}

const ofTheLetter = new Set(['EENVELOPE', 'EMESSAGE']);

// A sender that is not accepted is a matter of settings: no letter's fault.
function isRefused({ code = '', command, permanent }: Failure): boolean {
  return ofTheLetter.has(code) && command !== 'MAIL FROM' && permanent !== false;
}
