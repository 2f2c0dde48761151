import { z } from 'zod';
import * as community from '../schemas/community.schema';
import { uuid, wholeNumber } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'questions';

export const questionsEndpoints = {
  getOpenQuestions: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/questions',
    tag,
    summary: 'Published questions of one’s profession, those without one’s answer first',
    query: z.object({ page: wholeNumber.optional() }),
    answers: { 200: community.openQuestionsAnswer },
  }),

  answerQuestion: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/questions/:questionId/answer',
    tag,
    summary: 'Answer a question in public, or say the answer differently for a day',
    description: 'Says it, or says it differently for a day.',
    params: z.object({ questionId: uuid }),
    body: community.answerOrder,
    answers: { 200: community.openQuestion },
  }),
};
