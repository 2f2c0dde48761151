import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { AnsweringService } from './answering.service';

interface Options {
  answering: AnsweringService;
}

export const answeringRoutes: FastifyPluginAsyncZod<Options> = async (app, { answering }) => {
  route(app, 'getOpenQuestions', async (request) =>
    answering.list(ownVendorId(request), request.query.page ?? 1),
  );

  route(
    app,
    'answerQuestion',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 32_768 },
    async (request) =>
      answering.answer(ownVendorId(request), request.params.questionId, request.body.text),
  );
};
