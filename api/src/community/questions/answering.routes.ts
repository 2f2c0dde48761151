import {
  answerOrder,
  openQuestion,
  openQuestionsAnswer,
} from '@nukkad/platform/contract/schemas/community.schema';
import { uuid, wholeNumber } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { ownVendorId } from '../../directory';
import type { AnsweringService } from './answering.service';

interface Options {
  answering: AnsweringService;
}

const tags = ['questions'];

export const answeringRoutes: FastifyPluginAsyncZod<Options> = async (app, { answering }) => {
  app.route({
    ...endpoint('getOpenQuestions'),
    schema: {
      operationId: 'getOpenQuestions',
      summary: 'Published questions of one’s profession, those without one’s answer first',
      tags,
      querystring: z.object({ page: wholeNumber.optional() }),
      response: { 200: openQuestionsAnswer, ...failures },
    },
    handler: async (request) => answering.list(ownVendorId(request), request.query.page ?? 1),
  });

  app.route({
    ...endpoint('answerQuestion'),
    config: { deed: 'forms' },
    bodyLimit: 32_768,
    schema: {
      operationId: 'answerQuestion',
      summary: 'Answer a question in public, or say the answer differently for a day',
      tags,
      params: z.object({ questionId: uuid }),
      body: answerOrder,
      response: { 200: openQuestion, ...failures },
    },
    handler: async (request) =>
      answering.answer(ownVendorId(request), request.params.questionId, request.body.text),
  });
};
