import { type DecisionOffer, limits, messages, type QueueEntry } from '@nukkad/platform/contract';
import { cleanText } from '@nukkad/platform/contract/definitions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError, orNotFound } from '../../core/http/problems';
import { referenceNumber, referenceOf } from '../../core/http/reference';
import { notValid } from '../../core/http/refusals';
import type { Decided, Queue, QueueWanted } from '../../core/moderation/queue';
import { excerpt } from '../../core/text/excerpt';
import { authorEmail, type QuestionNotification } from './question.emails';
import { type ChangedQuestion, decideQuestion, questionToChange } from './questions.store';

type Db = Kysely<Tables>;

/** Free questions, reviewed before publication. The author is notified of the decision. */
export const questionsQueue = ({ publicUrl }: { publicUrl: string }): Queue => ({
  name: 'questions',

  async count(db, wanted) {
    const { count } = await asked(db, wanted)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async oldest(db) {
    const row = await asked(db, { state: 'waiting' })
      .select('created_at')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    return row?.created_at ?? null;
  },

  async page(db, wanted, { skip, most }) {
    const rows = await asked(db, wanted)
      .selectAll('question')
      .orderBy('created_at', wanted.state === 'waiting' ? 'asc' : 'desc')
      .orderBy('id')
      .offset(skip)
      .limit(most)
      .execute();
    return rows.map(toEntry);
  },

  async find(db, id) {
    const row = await db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const said = { by: null, time: row.created_at.toISOString() };
    const answers = await answersTo(db, id);
    return {
      ...toEntry(row),
      texts: [
        { kind: 'sent', ...said, text: row.text },
        ...(row.status === 'published'
          ? [{ kind: 'published' as const, ...said, text: row.published_text ?? row.text }]
          : []),
        ...answers,
      ],
      facts: [
        { fact: 'number', value: referenceOf('Q', row.number) },
        { fact: 'status', value: row.status },
        ...(row.profession ? [{ fact: 'profession' as const, value: row.profession }] : []),
        ...(row.spec ? [{ fact: 'kind' as const, value: row.spec }] : []),
      ],
      files: [],
      draft: row.published_text ?? row.text,
      offers: offers[row.status],
    };
  },

  async decide(trx, id, decided) {
    const question = orNotFound(await questionToChange(trx, id), 'There is no such question.');
    if (!offers[question.status].some(({ decision }) => decision === decided.decision)) {
      throw new ApiError('conflict', 'This question has been decided already.');
    }
    const notification = await carriedOut(trx, question, decided);
    const email = authorEmail({ ...question, ...notification.shown }, notification, publicUrl);
    if (email) await enqueueEmail(trx, email);
  },
});

const offers: Record<ChangedQuestion['status'], DecisionOffer[]> = {
  pending: [
    { decision: 'publish', needs: ['text'] },
    { decision: 'reject', needs: ['reason'] },
  ],
  published: [{ decision: 'take-down', needs: ['reason'] }],
  rejected: [{ decision: 'publish', needs: ['text'] }],
};

async function carriedOut(
  trx: Db,
  { id, question }: ChangedQuestion,
  { decision, text, reason }: Decided,
): Promise<QuestionNotification & { shown: { question: string } }> {
  if (decision === 'publish') {
    const published_text = publishable(text ?? question);
    await decideQuestion(trx, id, { status: 'published', published_text });
    return { what: 'published', shown: { question: published_text } };
  }
  if (!reason) throw notValid({ reason: 'must be given' });
  await decideQuestion(trx, id, { status: 'rejected' });
  return { what: 'rejected', reason, shown: { question } };
}

/** Fails with `validation` for a text that the form would have refused. */
function publishable(text: string): string {
  const clean = cleanText(text).trim();
  const problem =
    clean.length < limits.questionMinLength
      ? messages.questionTooShort
      : clean.length > limits.questionMaxLength
        ? `must be at most ${limits.questionMaxLength} characters`
        : null;
  if (problem !== null) throw notValid({ text: problem });
  return clean;
}

function asked(db: Db, { state, q }: QueueWanted) {
  const number = q === undefined ? undefined : referenceNumber(q);
  return db
    .selectFrom('question')
    .where('status', state === 'waiting' ? '=' : '<>', 'pending')
    .$if(number !== undefined, (query) => query.where('number', '=', number as number))
    .$if(q !== undefined && number === undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(text), lower(${q}::text)) > 0`),
    );
}

interface Row {
  id: string;
  number: number;
  text: string;
  status: ChangedQuestion['status'];
  created_at: Date;
}

const toEntry = ({ id, number, text, status, created_at }: Row): QueueEntry => ({
  _id: id,
  title: referenceOf('Q', number),
  excerpt: excerpt(text),
  from: null,
  time: created_at.toISOString(),
  state: status === 'pending' ? 'waiting' : 'settled',
  dueAt: null,
});

async function answersTo(db: Db, questionId: string) {
  const rows = await db
    .selectFrom('answer')
    .leftJoin('vendor', 'vendor.id', 'answer.vendor_id')
    .select(['answer.text', 'answer.created_at', 'vendor.name'])
    .where('question_id', '=', questionId)
    .orderBy('answer.created_at')
    .execute();
  return rows.map(({ text, created_at, name }) => ({
    kind: 'reply' as const,
    by: name,
    text,
    time: created_at.toISOString(),
  }));
}
