import {
  searchWordOrder,
  searchWordsAnswer,
} from '@nukkad/platform/contract/schemas/search.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { SearchWordsService } from './search-words.service';

interface Options {
  words: SearchWordsService;
}

const tags = ['search'];

/** What operators see of searches, and what they teach it. */
export const searchWordsRoutes: FastifyPluginAsyncZod<Options> = async (app, { words }) => {
  app.route({
    ...endpoint('getSearchWords'),
    schema: {
      operationId: 'getSearchWords',
      summary: 'What was searched and found nobody, and words that operators have added',
      tags,
      response: { 200: searchWordsAnswer, ...failures },
    },
    handler: async () => words.current(),
  });

  app.route({
    ...endpoint('addSearchWord'),
    schema: {
      operationId: 'addSearchWord',
      summary: 'Say which topic a word means',
      tags,
      body: searchWordOrder,
      response: { 201: searchWordsAnswer, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      return words.add(request.body, personOn(request).userId);
    },
  });

  app.route({
    ...endpoint('removeSearchWord'),
    schema: {
      operationId: 'removeSearchWord',
      summary: 'Take back a word that an operator has added',
      tags,
      body: searchWordOrder,
      response: { 200: searchWordsAnswer, ...failures },
    },
    handler: async (request) => words.remove(request.body, personOn(request).userId),
  });
};
