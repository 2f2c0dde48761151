import type { FaqKey, FaqOrder, FaqSheet } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { revisionOf, turnPage } from './revisions.store';
import { forgetTranslations } from './translations.service';

type Db = Kysely<Tables>;

/** `home`, then every profession and its specialities, each with its number of own questions. */
export async function faqKeys(db: Db): Promise<FaqKey[]> {
  const keys = await knownKeys(db);
  const rows = await db
    .selectFrom('faq')
    .select(({ cast, fn }) => ['key', cast<number>(fn.countAll(), 'integer').as('questions')])
    .groupBy('key')
    .execute();
  return keys.map((key) => ({
    key,
    questions: rows.find((row) => row.key === key)?.questions ?? 0,
  }));
}

/** Fails with `not-found` for an unknown key. */
export async function faqSheet(db: Db, key: string): Promise<FaqSheet> {
  if (!(await knownKeys(db)).includes(key)) {
    throw new ApiError('not-found', 'There is nothing of this name to ask about.');
  }
  const faqs = await db
    .selectFrom('faq')
    .select(['id as _id', 'question', 'answer'])
    .where('key', '=', key)
    .orderBy('position')
    .execute();
  return { key, revision: await revisionOf(db, `faq:${key}`), faqs };
}

/** Replaces all questions of a key, in order. Fails with `draft-changed`, `validation`. */
export async function changeFaqSheet(
  trx: Db,
  key: string,
  { revision, faqs }: FaqOrder,
  by: string,
): Promise<FaqSheet> {
  // A speciality without questions falls back to its profession; other keys have no fallback.
  if (faqs.length === 0 && !key.includes('/')) throw notValid({ faqs: 'must be at least one' });
  const before = await faqSheet(trx, key);
  await turnPage(trx, `faq:${key}`, revision);
  const kept = new Set(before.faqs.map(({ _id }) => _id));
  const rows = faqs.map(({ _id, question, answer }, position) => {
    const isKept = _id !== undefined && kept.delete(_id);
    return { id: isKept ? _id : uuidv7(), key, position, question, answer };
  });
  await trx.deleteFrom('faq').where('key', '=', key).execute();
  if (rows.length > 0) await trx.insertInto('faq').values(rows).execute();
  await forgetTranslations(trx, 'faq');
  await audit(trx, { by, action: 'faq-changed', subject: 'faq', subjectId: key, title: key });
  return faqSheet(trx, key);
}

async function knownKeys(db: Db): Promise<string[]> {
  const categories = await db
    .selectFrom('category')
    .select(['parent_id', 'profession', 'slug'])
    .orderBy('position')
    .execute();
  const tops = categories.filter(({ parent_id }) => parent_id === null);
  const below = (profession: string) =>
    categories
      .filter((one) => one.parent_id !== null && one.profession === profession)
      .map(({ slug }) => `${profession}/${slug}`);
  return ['home', ...tops.flatMap(({ profession }) => [profession, ...below(profession)])];
}
