import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { releaseAdminRoutes } from './desk.routes';
import { deskService } from './desk.service';

/** The public pages of government offices, for their officers. */
export async function registerDesk(
  app: FastifyInstance,
  { db }: { db: Kysely<Tables> },
): Promise<void> {
  await app.register(releaseAdminRoutes, { desk: deskService(db) });
}
