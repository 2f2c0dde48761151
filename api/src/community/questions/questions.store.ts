import {
  type AnsweredQuestion,
  limits,
  type PublicAnswer,
  type QuestionOrder,
} from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { currentLanguage } from '../../core/language/current-language';

type Db = Kysely<Tables>;

/** The public text of a question. */
export const publicText = sql<string>`coalesce(question.published_text, question.text)`;

const isAnswered = sql<boolean>`EXISTS (SELECT FROM answer WHERE question_id = question.id)`;

/**
 * Published questions: answered ones, then the newest unanswered ones. Questions about the
 * speciality come before those about the whole profession.
 */
export async function publishedQuestions(
  db: Db,
  profession: string,
  spec: string | undefined,
): Promise<AnsweredQuestion[]> {
  const all = published(db, profession, spec);
  const answered = await all.where(isAnswered).limit(limits.questionsShown).execute();
  const waiting = await all
    .where(sql<boolean>`NOT ${isAnswered}`)
    .limit(limits.questionsWaitingShown)
    .execute();
  const answers = await answersTo(
    db,
    answered.map(({ id }) => id),
  );
  return [...answered, ...waiting].map((row) => toQuestion(row, answers.get(row.id) ?? []));
}

const published = (db: Db, profession: string, spec: string | undefined) =>
  db
    .selectFrom('question')
    .select(['question.id', 'question.created_at', publicText.as('question')])
    .where('question.status', '=', 'published')
    .where('question.profession', '=', profession)
    .$if(spec !== undefined, (query) =>
      query
        .where((row) => row.or([row('spec', '=', spec as string), row('spec', 'is', null)]))
        .orderBy('spec', (order) => order.asc().nullsLast()),
    )
    .orderBy('question.created_at', 'desc')
    .orderBy('question.id');

type QuestionRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

/** The first answer of each question first. */
async function answersTo(db: Db, questionIds: string[]): Promise<Map<string, PublicAnswer[]>> {
  const found = new Map<string, PublicAnswer[]>();
  if (questionIds.length === 0) return found;
  const rows = await db
    .selectFrom('answer')
    // An answer stays when its vendor is no longer listed, but without the name.
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.id', '=', 'answer.vendor_id').on('vendor.status', '=', 'live'),
    )
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .select(['answer.question_id', 'answer.text', 'vendor.id', 'vendor.name'])
    .select('category.profession')
    .where('answer.question_id', 'in', questionIds)
    .orderBy('answer.created_at')
    .orderBy('answer.id')
    .execute();
  for (const { question_id, text: answer, id: _id, name: vendorName, profession } of rows) {
    const answeredBy = _id && vendorName && profession ? { _id, vendorName, profession } : null;
    found.set(question_id, [...(found.get(question_id) ?? []), { answer, answeredBy }]);
  }
  return found;
}

function toQuestion(row: QuestionRow, [first, ...others]: PublicAnswer[]): AnsweredQuestion {
  return {
    _id: row.id,
    question: row.question,
    time: row.created_at.toISOString(),
    ...(first ?? { answer: null, answeredBy: null }),
    others,
  };
}

/** Stores a question for review and returns its number. */
export async function addQuestion(db: Db, order: QuestionOrder): Promise<number> {
  const { number } = await db
    .insertInto('question')
    .values({
      id: uuidv7(),
      profession: order.profession ?? null,
      spec: order.spec ?? null,
      text: order.question,
      email: order.email ?? null,
      status: 'pending',
      language: currentLanguage(),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** A question to be decided or answered, locked until the transaction ends. */
export function questionToChange(trx: Db, id: string) {
  return trx
    .selectFrom('question')
    .select(['id', 'number', 'profession', 'spec', 'email', 'status', publicText.as('question')])
    .select('language')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type ChangedQuestion = NonNullable<Awaited<ReturnType<typeof questionToChange>>>;

export async function decideQuestion(
  trx: Db,
  id: string,
  decided: { status: 'published' | 'rejected'; published_text?: string },
): Promise<void> {
  await trx
    .updateTable('question')
    .set({ ...decided, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
