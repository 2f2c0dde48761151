import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import type { Letter } from './letters';
import { type ClaimedLetter, claimLetters, forgetLetter, postponeLetter } from './letters.store';
import { type Failure, secondsUntilRetry } from './retries.model';

/** A way letters leave. `send` resolves when somebody else has taken charge of the letter. */
export interface MailTransport {
  /** `id` is the letter's own: the same each time it is tried. */
  send: (letter: Letter, id: string) => Promise<void>;
  close: () => void;
}

interface Needs {
  db: Kysely<Tables>;
  transport: MailTransport;
  /** Told of each attempt that failed; `next` in seconds, null when there is none. */
  failed: (error: unknown, about: { letter: string; next: number | null }) => void;
}

/** As many as a pool has connections, so that no lease runs while a letter only queues. */
const atOnce = 5;

/** What sends whatever waits, call after call. Nothing is sent while a transaction is open. */
export function letterDelivery({ db, transport, failed }: Needs): () => Promise<void> {
  // Sent, but not yet struck off: the database failed in between.
  const acknowledged = new Set<string>();

  const deliver = async (claimed: ClaimedLetter): Promise<boolean> => {
    const { id, letter, attempts } = claimed;
    const failure = acknowledged.has(id) ? null : await failureOf(transport.send(letter, id));
    if (failure) {
      const next = secondsUntilRetry(failure, attempts);
      failed(failure, { letter: id, next });
      if (next !== null) await postponeLetter(db, claimed, next);
      else await forgetLetter(db, id);
      return false;
    }
    acknowledged.add(id);
    await forgetLetter(db, id);
    acknowledged.delete(id);
    return true;
  };

  return async () => {
    for (;;) {
      const claimed = await claimLetters(db, atOnce);
      const outcomes = await Promise.allSettled(claimed.map(deliver));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      const allWell = outcomes.every((one) => one.status === 'fulfilled' && one.value);
      // With a server that is away the rest waits for the next call.
      if (claimed.length < atOnce || !allWell) return;
    }
  };
}

const failureOf = (sending: Promise<void>): Promise<Failure | null> =>
  sending.then(
    () => null,
    (error: Failure) => error,
  );
