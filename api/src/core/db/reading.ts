import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { readingPlace, stayWith, stayWithPrimary } from '../caching/reading-place';
import { reads } from '../metrics/instruments';
import { isWorthReadingElsewhere } from './failures';
import type { Replica, Replicas } from './replica';

type Connect = () => Promise<PostgresPoolClient>;

/**
 * Reads from a replica while one is near enough and the caller may, else from the primary; when the
 * one fails, from the other, as far as that may be. Transactions are the primary's.
 */
export function readingPool(replicas: Replicas, primary: Connect): PostgresPool {
  return { connect: async () => readingClient(replicas, primary), end: async () => undefined };
}

type Place = 'primary' | Replica;

/** It connects when the first query says what it is for. */
function readingClient(replicas: Replicas, primary: Connect): PostgresPoolClient {
  let client: PostgresPoolClient | undefined;

  async function ask(place: Place, question: unknown[]): Promise<unknown> {
    client = await (place === 'primary' ? primary() : place.connect());
    const answer = await Reflect.apply(client.query, client, question);
    reads.inc({ place: place === 'primary' ? place : 'replica' });
    return answer;
  }

  async function askAny(question: unknown[]): Promise<unknown> {
    const tried = new Set<Place>();
    let place: Place | undefined = firstPlace(replicas);
    for (;;) {
      try {
        return await ask(place, question);
      } catch (error) {
        tried.add(place);
        place = isWorthReadingElsewhere(error) ? otherPlace(place, tried, replicas) : undefined;
        if (place === undefined) throw error;
        client?.release();
        client = undefined;
      }
    }
  }

  const query = (...question: unknown[]): Promise<unknown> => {
    if (client) return Reflect.apply(client.query, client, question);
    return isTransaction(question) ? ask('primary', question) : askAny(question);
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => client?.release(),
  };
}

/** Of several replicas a request stays with one: the next may be older, if only by a moment. */
function firstPlace(replicas: Replicas): Place {
  const replica = readingPlace() === 'any' ? stayWith(() => replicas.next()) : undefined;
  if (replica?.isReadable()) return replica;
  stayWithPrimary();
  return 'primary';
}

/** Where to read after a failure: the primary, else another replica; undefined: nowhere. */
function otherPlace(
  failed: Place,
  tried: ReadonlySet<Place>,
  replicas: Replicas,
): Place | undefined {
  if (failed !== 'primary') failed.leave();
  if (!tried.has('primary')) {
    stayWithPrimary();
    return 'primary';
  }
  const other = replicas.next();
  return other && tried.has(other) ? undefined : other;
}

const isTransaction = ([text]: unknown[]): boolean =>
  typeof text === 'string' && /^(begin|start transaction)\b/i.test(text);
