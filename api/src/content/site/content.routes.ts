import { bannerSlide, faq } from '@nukkad/platform/contract/schemas/content.schema';
import { footerContent, siteContent } from '@nukkad/platform/contract/schemas/directory.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
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
      reply.header('cache-control', revalidated);
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
      reply.header('cache-control', revalidated);
      return content.footer();
    },
  });

  app.route({
    ...endpoint('getBanner'),
    schema: {
      operationId: 'getBanner',
      summary: 'Slides of the home page in their order',
      tags: ['content'],
      response: { 200: z.array(bannerSlide), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', revalidated);
      return content.banner();
    },
  });

  app.route({
    ...endpoint('getFaq'),
    schema: {
      operationId: 'getFaq',
      summary: 'Frequent questions and their answers',
      tags: ['content'],
      querystring: z.object({ key: faqKey }),
      response: { 200: z.array(faq), ...failures },
    },
    handler: async ({ query: { key } }, reply) => {
      reply.header('cache-control', revalidated);
      return content.faq(key);
    },
  });
};

export const faqKey = z
  .string({ error: 'must be given once' })
  .max(160, 'must be at most 160 characters')
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'must be a key such as home, doctor or doctor/dentist')
  .describe(
    '`home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`), which has its ' +
      "profession's where it has none of its own",
  );
