import type { UserType } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';

interface Options {
  userTypes: () => Promise<UserType[]>;
}

export const userTypesRoutes: FastifyPluginAsyncZod<Options> = async (app, { userTypes }) => {
  route(app, 'getAllUserType', async (_request, reply) => {
    reply.header('cache-control', shared);
    return userTypes();
  });
};
