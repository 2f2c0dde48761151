import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFrom } from '../caching/reading-place';
import type { Database } from '../db/database';

/** Seconds in which jobs have brought a change into the lists. */
const listedWithin = 5;

/** Sent by pages on their own, and changing nothing that anybody reads of the directory. */
const unread: CallName[] = ['reportClientError', 'reportHealth', 'takeVisitTicket'];
const unreadPaths = new Set<string>(unread.map((name) => endpoints[name].path));

/**
 * Whoever has written reads from the primary until every replica that may be read has what was
 * written; requests that write do so, too. The browser keeps a mark without content meanwhile: it
 * goes with requests to any process, and no clocks are compared.
 */
export function readOwnWrites(
  app: FastifyInstance,
  { replicas }: Pick<Database, 'replicas'>,
  isHttps: boolean,
): void {
  if (!replicas) return;
  const cookie = `${isHttps ? '__Host-' : ''}nukkad-wrote`;
  const seconds = Math.ceil(replicas.staleness / 1_000) + listedWithin;
  const mark = `${cookie}=1; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const isMarked = ({ headers }: FastifyRequest) =>
    headers.cookie?.split('; ').includes(`${cookie}=1`) ?? false;
  const placeFor = (request: FastifyRequest) =>
    isRead(request) && !isMarked(request) ? 'any' : 'primary';

  app.addHook('onRequest', (request, _reply, done) => readFrom(placeFor(request), done));
  // A body is read in socket events, which run outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) => readFrom(placeFor(request), done));
  app.addHook('onSend', async (request, reply) => {
    // A request that failed on our side may have written.
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!isRead(request) && !isRefused && isReadLater(request)) reply.header('set-cookie', mark);
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isReadLater = ({ is404, routeOptions }: FastifyRequest): boolean =>
  !is404 && !unreadPaths.has(routeOptions.url ?? '');
