import type { JobHandler } from '../jobs/handlers';
import type { Email } from './emails';
import { type Failure, secondsUntilRetry } from './retries.model';

/** A transport for emails. `send` resolves when the mail server has accepted the email. */
export interface MailTransport {
  /** `id` identifies the email and stays the same for every attempt. */
  send: (email: Email, id: string) => Promise<void>;
  close: () => void;
}

/** Sends emails, outside any transaction. */
export const deliveryBy = (transport: MailTransport): JobHandler<Email> => ({
  // As many as the pool has connections, so that no lease runs while an email only queues.
  atOnce: 5,
  // Longer than one SMTP conversation can take.
  leaseSeconds: 120,
  work: (email, id) => transport.send(email, id),
  retryAfter: (error, attempts) => secondsUntilRetry(error as Failure, attempts),
  // The server's response may repeat address and text.
  isErrorSecret: true,
  last: () => transport.close(),
});
