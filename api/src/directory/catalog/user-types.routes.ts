import type { UserType } from '@nukkad/platform/contract';
import { userType } from '@nukkad/platform/contract/schemas/directory.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, shared } from '../../core/http/endpoint';

interface Options {
  userTypes: () => Promise<UserType[]>;
}

export const userTypesRoutes: FastifyPluginAsyncZod<Options> = async (app, { userTypes }) => {
  app.route({
    ...endpoint('getAllUserType'),
    schema: {
      operationId: 'getAllUserType',
      summary: 'What a professional can sign up as',
      tags: ['directory'],
      response: { 200: z.array(userType), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', shared);
      return userTypes();
    },
  });
};
