import type { PublicStats } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import { customersShown } from './stats.model';
import { verifiedPeople } from './stats.store';

const freshFor = 60_000;

/** Registers the directory's public statistics. */
export async function registerStats(
  app: FastifyInstance,
  { db }: { db: Kysely<Tables> },
): Promise<void> {
  const read = async (): Promise<PublicStats> => ({
    happyCustomers: customersShown(await verifiedPeople(db)),
  });
  const stats = memoize(freshFor, read, 'any');
  await app.register(statsRoutes, { stats });
}

const statsRoutes: FastifyPluginAsyncZod<{ stats: () => Promise<PublicStats> }> = async (
  app,
  { stats },
) => {
  route(app, 'getPublicStats', async (_request, reply) => {
    reply.header('cache-control', shared);
    return stats();
  });
};
