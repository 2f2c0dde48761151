import { uuid } from '@nukkad/platform/contract/schemas/fields';
import { contactReveal } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import type { ContactsService } from './contacts.service';

interface Options {
  contacts: ContactsService;
}

export const contactsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.route({
    ...endpoint('revealContact'),
    config: { deed: 'contactReveals' },
    bodyLimit: 1_024,
    schema: {
      operationId: 'revealContact',
      summary: 'The telephone number of one professional; no body is needed',
      tags: ['directory'],
      params: z.object({ id: uuid }),
      response: { 200: contactReveal, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      return options.contacts.reveal(params.id);
    },
  });
};
