import type { Readable } from 'node:stream';
import { arrivedFile, fileInParts, limits } from '@nukkad/platform/contract';
import { line, uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../auth/access';
import { ApiError } from '../http/problems';
import { tooLarge } from './accepted';
import type { PartsService, Progress } from './parts.service';

interface Options {
  parts: PartsService;
}

const partType = 'application/offset+octet-stream';
const params = z.object({ partId: uuid });
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);
const patience = 120_000;

/**
 * Resumable uploads by tus 1.0.0 with creation, expiration and termination (https://tus.io). After
 * the last part, its response and HEAD name the file in the header `arrivedFile`.
 */
export const partsRoutes: FastifyPluginAsyncZod<Options> = async (app, { parts }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(partType, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
  });
  // The body of a refused request is not read further.
  app.addHook('onError', async (_request, reply) => {
    reply.header('connection', 'close');
  });
  const one = {
    url: `${fileInParts}/:partId`,
    config: { policy: 'signed-in' },
    handlerTimeout: patience,
  } as const;

  app.route({
    ...{ method: 'OPTIONS', url: fileInParts, schema: { hide: true } },
    config: { policy: 'public' },
    handler: async (_request, reply) =>
      reply.code(204).headers({
        'tus-version': '1.0.0',
        'tus-extension': 'creation,expiration,termination',
        'tus-max-size': limits.fileMaxBytes,
      }),
  });

  app.route({
    ...{ method: 'POST', url: fileInParts },
    config: { policy: 'signed-in' },
    schema: {
      hide: true,
      headers: z.object({ 'upload-length': wholeNumber, 'upload-metadata': z.string().max(2_000) }),
    },
    preValidation: async ({ headers }, reply) => {
      if (Number(headers['upload-length']) > limits.fileMaxBytes) throw closing(reply, tooLarge());
    },
    handler: async (request, reply) => {
      const { 'upload-length': length, 'upload-metadata': metadata } = request.headers;
      if (length === 0) throw empty();
      const name = line(255).safeParse(nameIn(metadata));
      if (!name.success) throw nameless();
      const id = await parts.begin(requireUser(request).userId, name.data, length);
      reply.code(201).header('location', `${fileInParts}/${id}`);
    },
  });

  app.route({
    ...{ ...one, method: 'HEAD', schema: { hide: true, params } },
    handler: async (request, reply) =>
      told(reply, await parts.progress(requireUser(request).userId, request.params.partId)),
  });

  app.route({
    ...one,
    method: 'PATCH',
    schema: { hide: true, params, headers: z.object({ 'upload-offset': wholeNumber }) },
    preParsing: async ({ headers }: FastifyRequest, reply: FastifyReply) => {
      const size = headers['content-length'];
      if (size === undefined || Number(size) > limits.fileMaxBytes)
        throw closing(reply, tooLarge());
    },
    handler: async (request, reply) => {
      const { params, headers, body } = request;
      const size = Number(headers['content-length']);
      const { userId } = requireUser(request);
      const offset = headers['upload-offset'];
      reply.code(204);
      told(reply, await parts.take(userId, params.partId, offset, size, body as Readable));
    },
  });

  app.route({
    ...{ ...one, method: 'DELETE', schema: { hide: true, params } },
    handler: async (request, reply) => {
      await parts.giveUp(requireUser(request).userId, request.params.partId);
      reply.code(204);
    },
  });
};

function told(reply: FastifyReply, { offset, length, until, handed }: Progress): void {
  reply.headers({ 'upload-offset': offset, 'upload-length': length });
  if (handed) reply.header(arrivedFile, encodeURIComponent(JSON.stringify(handed)));
  else reply.header('upload-expires', until.toUTCString());
}

function closing(reply: FastifyReply, error: ApiError): ApiError {
  reply.header('connection', 'close');
  return error;
}

/** `filename ZGVlZC5wZGY=,filetype …` */
function nameIn(metadata: string): string {
  const [, encoded = ''] = /(?:^|,)\s*filename ([A-Za-z0-9+/=]*)/.exec(metadata) ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8');
}

const empty = () =>
  new ApiError('validation', 'The file is empty. Choose another.', { file: 'is empty' });

const nameless = () =>
  new ApiError('validation', 'The file has no name that can be kept. Rename it.', {
    name: 'is empty, too long or not plain',
  });
