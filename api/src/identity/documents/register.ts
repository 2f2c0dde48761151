import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import { type DocumentsService, documentsService } from './documents.service';

/** Registers the terms and the privacy policy. */
export async function registerDocuments(
  app: FastifyInstance,
  { db }: { db: Kysely<Tables> },
): Promise<void> {
  await app.register(documentsRoutes, { documents: documentsService(db) });
}

const documentsRoutes: FastifyPluginAsyncZod<{ documents: DocumentsService }> = async (
  app,
  { documents },
) => {
  route(app, 'getLegalDocument', async ({ params: { name } }, reply) => {
    reply.header('cache-control', shared);
    return documents.inForce(name);
  });
};
