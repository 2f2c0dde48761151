import type { ReferenceList } from '@nukkad/platform/contract';
import {
  referenceItem,
  referenceParams,
  referenceQuery,
} from '@nukkad/platform/contract/schemas/onboarding.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../core/db/tables.generated';
import { endpoint, failures, shared } from '../../core/http/endpoint';
import { referenceList } from './reference.store';

interface Options {
  db: Kysely<Tables>;
}

/** What is meant where it is not said of which profession. */
const usually: Partial<Record<ReferenceList, string>> = { subjects: 'teacher' };

export const referenceRoutes: FastifyPluginAsyncZod<Options> = async (app, { db }) => {
  app.route({
    ...endpoint('getReference'),
    schema: {
      operationId: 'getReference',
      summary: 'What people choose from when they describe themselves',
      tags: ['onboarding'],
      params: referenceParams,
      querystring: referenceQuery,
      response: { 200: z.array(referenceItem), ...failures },
    },
    handler: async ({ params: { list }, query: { of = usually[list] } }, reply) => {
      reply.header('cache-control', shared);
      return referenceList(db, list, of);
    },
  });
};
