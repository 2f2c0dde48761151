import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unlisted } from '../../core/http/endpoint';
import type { Settlement } from './settlement';

/** Webhooks of payment providers. The signature covers the raw bytes of the body. */
export const webhooksRoutes: FastifyPluginAsyncZod<{ settle: Settlement }> = async (
  app,
  { settle },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.route({
    ...unlisted,
    method: 'POST',
    url: '/api/payments/webhooks/:provider',
    bodyLimit: 65_536,
    schema: { ...unlisted.schema, params: z.object({ provider: z.string().max(40) }) },
    handler: async ({ params, headers, body }, reply) => {
      await settle(params.provider, headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      reply.code(204);
    },
  });
};
