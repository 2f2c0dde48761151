import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint, failures, shared } from '../http/endpoint';
import { footerContent, siteContent } from '../wire/schemas';
import type { ContentService } from './content.service';

interface Options {
  content: ContentService;
}

export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, { content }) => {
  app.route({
    ...endpoint('getSiteContent'),
    schema: {
      operationId: 'getSiteContent',
      summary: 'Name and contact data of this installation',
      tags: ['content'],
      response: { 200: siteContent, ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', shared);
      return content.site();
    },
  });

  app.route({
    ...endpoint('getFooterContent'),
    schema: {
      operationId: 'getFooterContent',
      summary: 'Link lists of the footer',
      tags: ['content'],
      response: { 200: footerContent, ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', shared);
      return content.footer();
    },
  });
};
