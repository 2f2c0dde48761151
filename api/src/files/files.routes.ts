import { fileAddress, limits } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../access/access';
import { endpoint, failures } from '../http/endpoint';
import { uuid } from '../http/fields';
import { idempotencyHeaders } from '../http/idempotency';
import { ApiError } from '../http/problems';
import { handedFile } from '../wire/files';
import { line } from '../wire/typed';
import { dispositionOf } from './files.model';
import type { FilesService } from './files.service';

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
      description: `A PDF, JPEG or PNG of at most ${limits.fileMaxBytes} bytes.`,
      tags: ['mine'],
      headers: idempotencyHeaders,
      querystring: z.object({ name: line(mostName) }),
      response: { 201: handedFile, ...failures },
    },
    preParsing: async ({ headers }) => {
      if (Number(headers['content-length']) > limits.fileMaxBytes) throw tooLarge();
    },
    handler: async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const key = request.headers['idempotency-key'];
      reply.code(201);
      return files.keep(personOn(request).userId, { name: request.query.name, bytes, key });
    },
  });

  app.route({
    method: 'GET',
    url: fileAddress(':fileId'),
    config: { policy: 'open' },
    schema: { hide: true, params: z.object({ fileId: uuid }) },
    handler: async (request, reply) => {
      const { userId = null, vendorId = null } = request.person ?? {};
      const { file, content } = await files.read({ userId, vendorId }, request.params.fileId);
      return reply
        .type(file.type)
        .headers({
          'content-length': file.bytes,
          'content-disposition': dispositionOf(file),
          'cache-control': file.is_public ? 'public, max-age=86400' : 'private, no-store',
        })
        .send(content);
    },
  });
};

const tooLarge = () =>
  new ApiError('payload-too-large', 'A file has at most 5 MB. Choose a smaller one.');
