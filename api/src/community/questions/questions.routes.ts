import { answeredQuestion } from '@nukkad/platform/contract/schemas/content.schema';
import { slug } from '@nukkad/platform/contract/schemas/fields';
import { questionAnswer, questionOrder } from '@nukkad/platform/contract/schemas/forms.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { QuestionsService } from './questions.service';

interface Options {
  questions: QuestionsService;
}

export const questionsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { questions } = options;
  app.route({
    ...endpoint('getAnsweredQuestions'),
    schema: {
      operationId: 'getAnsweredQuestions',
      summary: 'Published questions with their answers; those that wait for one stand last',
      tags: ['content'],
      querystring: z.object({
        cat: slug.describe('Slug of the profession'),
        spec: slug.optional().describe('Slug of a speciality: its own come first'),
      }),
      response: { 200: z.array(answeredQuestion), ...failures },
    },
    handler: async ({ query: { cat, spec } }, reply) => {
      // Whoever comes by the letter about a question finds it here.
      reply.header('cache-control', 'public, max-age=10');
      return questions.answered(cat, spec);
    },
  });

  app.route({
    ...endpoint('askQuestion'),
    config: { deed: 'forms' },
    bodyLimit: 16_384,
    schema: {
      operationId: 'askQuestion',
      summary: 'Ask a free question; it is read before it is published',
      tags: ['forms'],
      headers: idempotencyHeaders,
      body: questionOrder,
      response: { 201: questionAnswer, ...failures },
    },
    handler: async ({ body, headers }, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return questions.ask(body, headers['idempotency-key']);
    },
  });
};
