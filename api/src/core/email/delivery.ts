import type { JobHandler } from '../jobs/handlers';
import type { Email } from './emails';
import { type Failure, secondsUntilRetry } from './retries.model';

/** A way letters leave. `send` resolves when somebody else has taken charge of the letter. */
export interface MailTransport {
  /** `id` is the letter's own: the same each time it is tried. */
  send: (letter: Email, id: string) => Promise<void>;
  close: () => void;
}

/** Sends letters. Nothing is sent while a transaction is open. */
export const deliveryBy = (transport: MailTransport): JobHandler<Email> => ({
  // As many as a pool has connections, so that no lease runs while a letter only queues.
  atOnce: 5,
  // Longer than one conversation with a mail server can take.
  leaseSeconds: 120,
  work: (letter, id) => transport.send(letter, id),
  retryAfter: (error, attempts) => secondsUntilRetry(error as Failure, attempts),
  // What the server said may repeat address and text.
  isErrorSecret: true,
  last: () => transport.close(),
});
