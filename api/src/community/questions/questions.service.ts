import type { AnsweredQuestion, QuestionAnswer, QuestionOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { referenceOf } from '../../core/http/reference';
import { type CategoriesService, mustBeBeside, mustExist } from '../../directory';
import { addQuestion, publishedQuestions } from './questions.store';

export type QuestionsService = ReturnType<typeof questionsService>;

/** Free questions: asked anonymously, reviewed before publication, answered in public. */
export function questionsService(
  db: Kysely<Tables>,
  categories: CategoriesService,
  idempotent: IdempotentWrite,
) {
  return {
    /** Fails with `not-found` for unknown slugs. */
    async answered(profession: string, spec: string | undefined): Promise<AnsweredQuestion[]> {
      await mustExist(categories, profession, spec);
      return publishedQuestions(db, profession, spec);
    },

    /** Fails with `validation` for an unknown profession or speciality. */
    async ask(order: QuestionOrder, key: string | undefined): Promise<QuestionAnswer> {
      await mustBeBeside(categories, order);
      return idempotent({ call: 'askQuestion', key, body: order }, async (trx) => ({
        reference: referenceOf('Q', await addQuestion(trx, order)),
        question: order.question,
      }));
    },
  };
}
