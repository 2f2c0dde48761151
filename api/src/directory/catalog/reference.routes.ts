import type { ReferenceList } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import { referenceList } from './reference.store';

interface Options {
  db: Kysely<Tables>;
}

/** Default profession of a list: the documented wizard, which names none, is a teacher's. */
const usually: Partial<Record<ReferenceList, string>> = {
  subjects: 'teacher',
  specializations: 'teacher',
};

export const referenceRoutes: FastifyPluginAsyncZod<Options> = async (app, { db }) => {
  route(app, 'getReference', async ({ params: { list }, query: { of = usually[list] } }, reply) => {
    reply.header('cache-control', shared);
    return referenceList(db, list, of);
  });
};
