import type { FastifyInstance } from 'fastify';
import { type Database, ping } from '../storage/database';
import { unlisted } from './endpoint';

/** `/livez`: the process answers. `/readyz`: so does its database. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/livez', unlisted, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', unlisted, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ping(database.query);
    return { status: 'ready' };
  });
}
