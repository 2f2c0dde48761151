import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { QuestionsService } from './questions.service';

interface Options {
  questions: QuestionsService;
}

export const questionsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { questions } = options;
  route(app, 'getAnsweredQuestions', async ({ query: { cat, spec } }, reply) => {
    // Readers who follow the link of an email must find the question's new state.
    reply.header('cache-control', 'public, max-age=10');
    return questions.answered(cat, spec);
  });

  route(
    app,
    'askQuestion',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 16_384 },
    async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return questions.ask(body, headers['idempotency-key']);
    },
  );
};
