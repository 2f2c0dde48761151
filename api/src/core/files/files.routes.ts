import { fileAddress, limits } from '@nukkad/platform/contract';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import { fileLink, handedFile } from '@nukkad/platform/contract/schemas/files.schema';
import { line } from '@nukkad/platform/contract/schemas/typed';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../auth/access';
import { endpoint, failures } from '../http/endpoint';
import { idempotencyHeaders } from '../http/idempotency';
import { tooLarge } from './accepted';
import { dispositionOf } from './files.model';
import type { FilesService } from './files.service';
import type { Viewer } from './files.store';

interface Options {
  files: FilesService;
}

const mostName = 255;

/** A slow line gets so long to send a file. */
const patience = 120_000;

export const filesRoutes: FastifyPluginAsyncZod<Options> = async (app, { files }) => {
  // What it is shows in the bytes, whatever the browser calls it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.route({
    ...endpoint('uploadFile'),
    bodyLimit: limits.fileMaxBytes,
    handlerTimeout: patience,
    schema: {
      operationId: 'uploadFile',
      summary: 'Send a file, to be used in a day; the body is the file itself',
      description: `A PDF, JPEG or PNG of at most ${limits.fileMaxBytes} bytes. Pictures are drawn anew.`,
      tags: ['mine'],
      headers: idempotencyHeaders,
      querystring: z.object({ name: line(mostName) }),
      response: { 201: handedFile, ...failures },
    },
    preParsing: async ({ headers }, reply) => {
      if (Number(headers['content-length']) <= limits.fileMaxBytes) return;
      // Nobody waits for the rest.
      reply.header('connection', 'close');
      throw tooLarge();
    },
    handler: async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const key = request.headers['idempotency-key'];
      reply.code(201);
      return files.keep(personOn(request).userId, { name: request.query.name, bytes, key });
    },
  });

  app.route({
    ...endpoint('linkFile'),
    schema: {
      operationId: 'linkFile',
      summary: 'A link that opens a private file for some minutes',
      tags: ['mine'],
      params: z.object({ fileId: uuid }),
      response: { 200: fileLink, ...failures },
    },
    handler: (request) => files.link(viewerOn(request), request.params.fileId),
  });

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

/** What a link carries. */
const link = z.object({
  expires: z.coerce.number().int().positive().max(99_999_999_999).optional(),
  signature: z.string().max(64).optional(),
});

function viewerOn({ person }: FastifyRequest): Viewer {
  const { userId = null, vendorId = null, role } = person ?? {};
  return { userId, vendorId, isOperator: role === 'operator' };
}
