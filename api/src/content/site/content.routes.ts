import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { ContentService } from './content.service';

interface Options {
  content: ContentService;
}

export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, { content }) => {
  route(app, 'getSiteContent', async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return content.site();
  });

  route(app, 'getFooterContent', async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return content.footer();
  });

  route(app, 'getBanner', async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return content.banner();
  });

  route(app, 'getSamplePractice', async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return content.samplePractice();
  });

  route(app, 'getFaq', async ({ query: { key } }, reply) => {
    reply.header('cache-control', revalidated);
    return content.faq(key);
  });
};
