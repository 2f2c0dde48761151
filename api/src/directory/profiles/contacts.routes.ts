import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { ContactsService } from './contacts.service';

interface Options {
  contacts: ContactsService;
}

export const contactsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  route(
    app,
    'revealContact',
    { config: { rateLimitedAction: 'contactReveals' }, bodyLimit: 1_024 },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      return options.contacts.reveal(params.id);
    },
  );
};
