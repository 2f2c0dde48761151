import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { ApiError } from './problems';

/**
 * How much work of a process may wait for a connection when a request comes. What waits longer than a
 * visitor does is work for nobody: the first to be refused is who searches and can search again, the
 * last who books, pays or has typed something.
 */
const mostWaiting = { search: 100, read: 200, write: 1_000 } as const;

/** Sections of the contract that many read at once, and whose queries cost most. */
const searched = new Set(['search', 'directory']);

/** Refuses requests at once while too much waits for the database, instead of after seconds. */
export function refuseWhenOverloaded(app: FastifyInstance, database: Database): void {
  app.addHook('onRequest', async (request) => {
    const urgency = urgencyOf(request);
    if (urgency === undefined || waitingFor(database, urgency) < mostWaiting[urgency]) return;
    throw new ApiError(
      'unavailable',
      'Too many people ask at this moment. Try again in a few seconds.',
    );
  });
}

type Urgency = keyof typeof mostWaiting;

/** What is written goes past the replica. */
function waitingFor(database: Database, urgency: Urgency): number {
  const places = urgency === 'write' ? ['interactive'] : ['interactive', 'replica'];
  const waiting = database.connections().filter(({ kind }) => places.includes(kind));
  return Math.max(0, ...waiting.map((one) => one.waiting));
}

/** Calls of the contract; health checks, pages and files are answered whatever waits. */
function urgencyOf({ method, routeOptions }: FastifyRequest): Urgency | undefined {
  const tags = routeOptions.schema?.tags;
  if (tags === undefined) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return tags.some((tag) => searched.has(tag)) ? 'search' : 'read';
}
