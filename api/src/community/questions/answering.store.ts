import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { professionalStateOf, publicActs } from '../../core/auth/public-acts';
import type { Tables } from '../../core/db/tables.generated';
import { publicText } from './questions.store';

type Db = Kysely<Tables>;

/** Columns that decide which questions a professional sees, and whether answering is allowed. */
export async function answererOf(db: Db, vendorId: string) {
  const row = await db
    .selectFrom('vendor')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'vendor.name', 'category.profession', 'vendor.is_verified'])
    .select('vendor.status')
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    name: row.name,
    profession: row.profession,
    canAnswer: publicActs.answers[professionalStateOf(row)],
  };
}

export type Answerer = NonNullable<Awaited<ReturnType<typeof answererOf>>>;

/** Questions of their profession; questions without a profession are shown to all. */
const questionsFor = (db: Db, { id, profession }: Answerer, only?: string) =>
  db
    .selectFrom('question')
    .leftJoin('answer as mine', (join) =>
      join.onRef('mine.question_id', '=', 'question.id').on('mine.vendor_id', '=', id),
    )
    .where('question.status', '=', 'published')
    .where((row) =>
      row.or([row('question.profession', 'is', null), row('question.profession', '=', profession)]),
    )
    .$if(only !== undefined, (query) => query.where('question.id', '=', only as string));

export async function countFor(db: Db, answerer: Answerer): Promise<number> {
  const { count } = await questionsFor(db, answerer)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Unanswered ones first, then newest first. */
export function pageFor(
  db: Db,
  answerer: Answerer,
  { skip, most, only }: { skip: number; most: number; only?: string },
) {
  return questionsFor(db, answerer, only)
    .select(['question.id', 'question.spec', 'question.created_at', publicText.as('question')])
    .select(['mine.text as mine', 'mine.created_at as mine_at'])
    .select(
      sql<number>`(SELECT count(*)::int FROM answer WHERE question_id = question.id)`.as('answers'),
    )
    .orderBy(sql`mine.id IS NOT NULL`)
    .orderBy('question.created_at', 'desc')
    .orderBy('question.id')
    .offset(skip)
    .limit(most)
    .execute();
}

export type OpenRow = Awaited<ReturnType<typeof pageFor>>[number];

/** Until when an answer given at that time can be changed. */
export const editableUntil = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + limits.answerEditHours * 3_600_000);

export async function ownAnswer(trx: Db, questionId: string, vendorId: string) {
  return trx
    .selectFrom('answer')
    .select(['id', 'created_at'])
    .where('question_id', '=', questionId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
}

export async function addAnswer(
  trx: Db,
  answer: { question_id: string; vendor_id: string; text: string },
): Promise<void> {
  await trx
    .insertInto('answer')
    .values({ id: uuidv7(), ...answer })
    .execute();
}

export async function rewriteAnswer(trx: Db, id: string, text: string): Promise<void> {
  await trx.updateTable('answer').set({ text }).where('id', '=', id).execute();
}
