import type { AnsweredQuestion, QuestionOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../storage/database.types';

/** Questions on one page. */
const most = 20;

/** Published answers, those on the speciality before those on the whole profession, newest first. */
export async function answeredQuestions(
  db: Kysely<Tables>,
  profession: string,
  spec: string | undefined,
): Promise<AnsweredQuestion[]> {
  const rows = await published(db)
    .where('question.profession', '=', profession)
    .$if(spec !== undefined, (query) =>
      query
        .where((row) => row.or([row('spec', '=', spec as string), row('spec', 'is', null)]))
        .orderBy('spec', (order) => order.asc().nullsLast()),
    )
    .orderBy('question.created_at', 'desc')
    .orderBy('question.id')
    .limit(most)
    .execute();
  return rows.map(toQuestion);
}

const published = (db: Kysely<Tables>) =>
  db
    .selectFrom('question')
    .innerJoin('answer', 'answer.question_id', 'question.id')
    // Who is no longer listed is no longer named; the answer stays.
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.id', '=', 'answer.vendor_id').on('vendor.status', '=', 'live'),
    )
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .select([
      'question.id',
      'question.text as question',
      'question.created_at',
      'answer.text as answer',
      'vendor.id as vendor_id',
      'vendor.name as vendor_name',
      'category.profession as vendor_profession',
    ])
    .where('question.status', '=', 'published');

type QuestionRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

function toQuestion(row: QuestionRow): AnsweredQuestion {
  const { vendor_id: _id, vendor_name: vendorName, vendor_profession: profession } = row;
  return {
    _id: row.id,
    question: row.question,
    time: row.created_at.toISOString(),
    answer: row.answer,
    answeredBy: _id && vendorName && profession ? { _id, vendorName, profession } : null,
  };
}

/** Stores a question that nobody has read yet and gives its number. */
export async function addQuestion(db: Kysely<Tables>, order: QuestionOrder): Promise<number> {
  const { number } = await db
    .insertInto('question')
    .values({
      id: uuidv7(),
      profession: order.profession ?? null,
      spec: order.spec ?? null,
      text: order.question,
      email: order.email ?? null,
      status: 'pending',
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
