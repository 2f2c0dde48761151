import { limits, type OpenQuestion, type OpenQuestionsAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { pagingOf } from '../../core/http/paging';
import { ApiError, orNotFound } from '../../core/http/problems';
import { noPage } from '../../directory';
import * as store from './answering.store';
import { authorEmail } from './question.emails';
import { questionToChange } from './questions.store';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  publicUrl: string;
}

export type AnsweringService = ReturnType<typeof answeringService>;

/** Published questions, answered by verified professionals of the profession. */
export function answeringService({ db, publicUrl }: Deps) {
  return {
    async list(vendorId: string, page: number): Promise<OpenQuestionsAnswer> {
      const answerer = await answererOf(db, vendorId);
      const most = limits.openQuestionsPerPage;
      const paging = pagingOf(page, most, await store.countFor(db, answerer));
      const rows = await store.pageFor(db, answerer, { skip: (page - 1) * most, most });
      return { questions: rows.map(toOpen), canAnswer: answerer.canAnswer, ...paging };
    },

    /**
     * One answer per professional; within a day a second one replaces the first. Fails with
     * `forbidden` for unverified vendors, `not-found` for questions outside their profession and
     * `too-late` after that day.
     */
    answer: (vendorId: string, questionId: string, text: string): Promise<OpenQuestion> =>
      db.transaction().execute(async (trx) => {
        const answerer = await answererOf(trx, vendorId);
        if (!answerer.canAnswer) throw notVerified();
        const question = await questionToChange(trx, questionId);
        // Fails unless this professional may see the question.
        orNotFound(await openOf(trx, answerer, questionId), unknownQuestion);
        const said = { question_id: questionId, vendor_id: vendorId, text };
        const isNew = await keepAnswer(trx, said);
        if (isNew && question) {
          const notification = { what: 'answered', by: answerer.name } as const;
          const email = authorEmail(question, notification, publicUrl);
          if (email) await enqueueEmail(trx, email);
        }
        return toOpen(orNotFound(await openOf(trx, answerer, questionId), unknownQuestion));
      }),
  };
}

const unknownQuestion = 'There is no such question for you to answer.';

const notVerified = () =>
  new ApiError('forbidden', 'Only verified professionals who are listed answer questions.');

async function answererOf(db: Db, vendorId: string): Promise<store.Answerer> {
  const answerer = await store.answererOf(db, vendorId);
  if (!answerer) throw noPage();
  return answerer;
}

async function openOf(trx: Db, answerer: store.Answerer, only: string) {
  const [row] = await store.pageFor(trx, answerer, { skip: 0, most: 1, only });
  return row;
}

/** True for a first answer. Locks the question: of two concurrent answers one is a change. */
async function keepAnswer(
  trx: Db,
  said: { question_id: string; vendor_id: string; text: string },
): Promise<boolean> {
  const before = await store.ownAnswer(trx, said.question_id, said.vendor_id);
  if (!before) {
    await store.addAnswer(trx, said);
    return true;
  }
  if (store.editableUntil(before.created_at) < new Date()) {
    throw new ApiError('too-late', 'Your answer cannot be changed any more: a day has passed.');
  }
  await store.rewriteAnswer(trx, before.id, said.text);
  return false;
}

const toOpen = (row: store.OpenRow): OpenQuestion => ({
  _id: row.id,
  question: row.question,
  spec: row.spec,
  time: row.created_at.toISOString(),
  answers: row.answers,
  mine:
    row.mine === null || row.mine_at === null
      ? null
      : {
          text: row.mine,
          time: row.mine_at.toISOString(),
          editableUntil: store.editableUntil(row.mine_at).toISOString(),
        },
});
