import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { readingPlace, stayWithPrimary } from '../caching/reading-place';
import { reads } from '../metrics/instruments';
import { isWorthReadingElsewhere } from './failures';
import type { Replica } from './replica';

type Connect = () => Promise<PostgresPoolClient>;

/**
 * Reads from the replica while it is near enough and the caller may, else from the primary; when the
 * one fails, from the other, as far as that may be. Transactions are the primary's.
 */
export function readingPool(replica: Replica, primary: Connect): PostgresPool {
  return { connect: async () => readingClient(replica, primary), end: async () => undefined };
}

type Place = 'primary' | 'replica';

/** It connects when the first query says what it is for. */
function readingClient(replica: Replica, primary: Connect): PostgresPoolClient {
  let client: PostgresPoolClient | undefined;

  async function ask(place: Place, question: unknown[]): Promise<unknown> {
    client = await (place === 'primary' ? primary() : replica.connect());
    const answer = await Reflect.apply(client.query, client, question);
    reads.inc({ place });
    return answer;
  }

  async function askEither(question: unknown[]): Promise<unknown> {
    const first = firstPlace(replica);
    try {
      return await ask(first, question);
    } catch (error) {
      if (!isWorthReadingElsewhere(error)) throw error;
      const other = otherPlace(first, replica);
      if (other === undefined) throw error;
      client?.release();
      client = undefined;
      return ask(other, question);
    }
  }

  const query = (...question: unknown[]): Promise<unknown> => {
    if (client) return Reflect.apply(client.query, client, question);
    return isTransaction(question) ? ask('primary', question) : askEither(question);
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => client?.release(),
  };
}

function firstPlace(replica: Replica): Place {
  if (readingPlace() === 'any' && replica.isReadable()) return 'replica';
  stayWithPrimary();
  return 'primary';
}

/** Where to read after a failure; undefined: nowhere. */
function otherPlace(failed: Place, replica: Replica): Place | undefined {
  if (failed === 'primary') return replica.isReadable() ? 'replica' : undefined;
  replica.leave();
  stayWithPrimary();
  return 'primary';
}

const isTransaction = ([text]: unknown[]): boolean =>
  typeof text === 'string' && /^(begin|start transaction)\b/i.test(text);
