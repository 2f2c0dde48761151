import { limits } from '@nukkad/platform/contract';
import * as wire from '@nukkad/platform/contract/schemas/editorial.schema';
import { uuid, wholeNumber, words } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { ManuscriptsService } from './manuscripts.service';

interface Options {
  manuscripts: ManuscriptsService;
}

const tags = ['editorial'];
const params = z.object({ postId: uuid });
const manuscript = { 200: wire.manuscript, ...failures };

export const manuscriptsRoutes: FastifyPluginAsyncZod<Options> = async (app, { manuscripts }) => {
  app.route({
    ...endpoint('getManuscripts'),
    schema: {
      operationId: 'getManuscripts',
      summary: 'Articles with their drafts, the last changed first',
      tags,
      querystring: z.object({
        state: z
          .enum(['draft', 'scheduled', 'published'], 'must be draft, scheduled or published')
          .optional(),
        q: words(1, limits.searchTermMaxLength).optional().describe('Words of a title or topic'),
        page: wholeNumber.optional().describe('Counts from 1'),
      }),
      response: { 200: wire.manuscriptsAnswer, ...failures },
    },
    handler: async ({ query: { page = 1, ...wanted } }) => manuscripts.list({ ...wanted, page }),
  });

  app.route({
    ...endpoint('getManuscript'),
    schema: {
      operationId: 'getManuscript',
      summary: 'An article as it is written',
      tags,
      params,
      response: manuscript,
    },
    handler: async ({ params: { postId } }) => manuscripts.of(postId),
  });

  app.route({
    ...endpoint('addManuscript'),
    schema: {
      operationId: 'addManuscript',
      summary: 'Begin an article; nobody else sees it yet',
      tags,
      headers: idempotencyHeaders,
      body: wire.newManuscript,
      response: { 201: wire.manuscript, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      const { body, headers } = request;
      return manuscripts.add(body, personOn(request).userId, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('changeManuscript'),
    schema: {
      operationId: 'changeManuscript',
      summary: 'Keep what was written; what is out is read so from then on',
      tags,
      params,
      body: wire.manuscriptOrder,
      response: manuscript,
    },
    handler: async (request) =>
      manuscripts.change(request.params.postId, request.body, personOn(request).userId),
  });

  app.route({
    ...endpoint('publishManuscript'),
    schema: {
      operationId: 'publishManuscript',
      summary: 'Show an article to everybody, at once or from a day on',
      tags,
      params,
      body: wire.publicationOrder,
      response: manuscript,
    },
    handler: async (request) =>
      manuscripts.publish(request.params.postId, request.body, personOn(request).userId),
  });

  app.route({
    ...endpoint('withdrawManuscript'),
    schema: {
      operationId: 'withdrawManuscript',
      summary: 'Make an article a draft again',
      tags,
      params,
      body: wire.revised,
      response: manuscript,
    },
    handler: async (request) =>
      manuscripts.withdraw(request.params.postId, request.body.revision, personOn(request).userId),
  });

  app.route({
    ...endpoint('removeManuscript'),
    schema: {
      operationId: 'removeManuscript',
      summary: 'Throw a draft away that has never been out',
      tags,
      params,
      response: { 204: z.undefined(), ...failures },
    },
    handler: async (request, reply) => {
      await manuscripts.remove(request.params.postId, personOn(request).userId);
      return reply.code(204).send();
    },
  });

  app.route({
    ...endpoint('previewManuscript'),
    schema: {
      operationId: 'previewManuscript',
      summary: 'How a text will be read',
      tags,
      body: wire.previewOrder,
      response: { 200: wire.preview, ...failures },
    },
    handler: async (request) => manuscripts.preview(request.body.body, personOn(request).userId),
  });
};
