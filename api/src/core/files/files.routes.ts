import { fileAddress, limits } from '@nukkad/platform/contract';
import { uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../auth/access';
import { route } from '../http/route';
import { tooLarge } from './accepted';
import { dispositionOf } from './files.model';
import type { FilesService } from './files.service';
import type { Viewer } from './files.store';

interface Options {
  files: FilesService;
}

/** Milliseconds for the upload of a file over a slow connection. */
const patience = 120_000;

export const filesRoutes: FastifyPluginAsyncZod<Options> = async (app, { files }) => {
  // The type is told by the bytes, whatever Content-Type the browser sends.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  route(
    app,
    'uploadFile',
    {
      bodyLimit: limits.fileMaxBytes,
      handlerTimeout: patience,
      preParsing: async ({ headers }, reply) => {
        if (Number(headers['content-length']) <= limits.fileMaxBytes) return;
        // The rest of the body is not read.
        reply.header('connection', 'close');
        throw tooLarge();
      },
    },
    async (request) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const key = request.headers['idempotency-key'];
      return files.keep(requireUser(request).userId, { name: request.query.name, bytes, key });
    },
  );

  route(app, 'linkFile', (request) => files.link(viewerOn(request), request.params.fileId));

  app.route({
    method: 'GET',
    url: fileAddress(':fileId'),
    config: { policy: 'open' },
    schema: { hide: true, params: z.object({ fileId: uuid }), querystring: link },
    handler: async (request, reply) => {
      const { fileId } = request.params;
      const { expires, signature } = request.query;
      const { file, content } =
        expires === undefined || signature === undefined
          ? await files.read(viewerOn(request), fileId)
          : await files.readByLink(fileId, expires, signature);
      return reply
        .type(file.type)
        .headers({
          'content-length': file.bytes,
          'content-disposition': dispositionOf(file),
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': file.is_public ? 'public, max-age=86400' : 'private, no-store',
        })
        .send(content);
    },
  });
};

/** Query parameters of a signed link. */
const link = z.object({
  expires: z.coerce.number().int().positive().max(99_999_999_999).optional(),
  signature: z.string().max(64).optional(),
});

function viewerOn({ person }: FastifyRequest): Viewer {
  const { userId = null, vendorId = null, role } = person ?? {};
  return { userId, vendorId, isOperator: role === 'operator' };
}
