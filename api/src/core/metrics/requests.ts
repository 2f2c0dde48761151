import type { FastifyInstance } from 'fastify';
import { requestSeconds } from './instruments';

/** Measures every request once it is answered, or given up by the one who asked. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Patterns of ours are few; addresses that have none are anybody's.
    const route = request.routeOptions.url ?? '*';
    requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}
