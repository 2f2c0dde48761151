import type { FastifyInstance } from 'fastify';
import { type Database, ping } from '../storage/database';

/** `/livez`: the process answers. `/readyz`: so does its database. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  const schema = { hide: true };
  app.get('/livez', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ping(database.query);
    return { status: 'ready' };
  });
}
