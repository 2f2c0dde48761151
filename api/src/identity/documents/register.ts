import { documentParams, legalDocument } from '@nukkad/platform/contract/schemas/accounts.schema';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { endpoint, failures, shared } from '../../core/http/endpoint';
import { type DocumentsService, documentsService } from './documents.service';

/** Terms and privacy. */
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
  app.route({
    ...endpoint('getLegalDocument'),
    schema: {
      operationId: 'getLegalDocument',
      summary: 'What people agree to, in the wording in force',
      tags: ['content'],
      params: documentParams,
      response: { 200: legalDocument, ...failures },
    },
    handler: async ({ params: { name } }, reply) => {
      reply.header('cache-control', shared);
      return documents.inForce(name);
    },
  });
};
