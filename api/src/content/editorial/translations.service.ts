import type {
  TranslatedKind,
  Translation,
  TranslationEntry,
  TranslationLanguage,
  TranslationOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { changedElsewhere, notValid } from '../../core/http/refusals';
import { sourceDigest } from '../../core/language/translation-source';
import { type Source, sources } from './translation-sources.store';

type Db = Kysely<Tables>;

/** Names one translation. */
export interface Wanted {
  kind: TranslatedKind;
  itemId: string;
  language: TranslationLanguage;
}

export type TranslationsService = ReturnType<typeof translationsService>;

/** Content in other languages, for operators. */
export function translationsService(db: Db) {
  return {
    /** Everything of a kind, with what is missing. */
    async list(kind: TranslatedKind, language: TranslationLanguage): Promise<TranslationEntry[]> {
      const rows = await db
        .selectFrom('translation')
        .select(['item_id', 'source', 'words'])
        .where('kind', '=', kind)
        .where('language', '=', language)
        .execute();
      const known = new Map(rows.map((row) => [row.item_id, row]));
      return (await sources[kind](db)).map((source) => {
        const { itemId, title } = source;
        return { itemId, title, state: stateOf(source, known.get(itemId)) };
      });
    },

    /** Fails with `not-found`. */
    of: (wanted: Wanted) => read(db, wanted),

    /**
     * Keeps a translation, or forgets it if nothing is written. Fails with `not-found`, `validation`, and
     * with `draft-changed` where it or its English has changed meanwhile.
     */
    async change(wanted: Wanted, order: TranslationOrder, by: string): Promise<Translation> {
      return db.transaction().execute(async (trx) => {
        const before = await read(trx, wanted);
        if (before.revision !== order.revision || before.source !== order.source) {
          throw changedElsewhere();
        }
        await store(trx, wanted, order, wordsOf(before, order));
        const { kind, itemId, language } = wanted;
        const title = `${language}: ${before.title}`.slice(0, longestTitle);
        const action = 'translation-changed';
        await audit(trx, { by, action, subject: kind, subjectId: itemId, title });
        return read(trx, wanted);
      });
    },
  };
}

/** The audit log shows a line. */
const longestTitle = 200;

function stateOf(
  { words }: Source,
  row: { source: string; words: object } | undefined,
): TranslationEntry['state'] {
  if (!row) return 'missing';
  const isWhole = Object.keys(words).every((field) => field in row.words);
  return isWhole && row.source === sourceDigest(words) ? 'current' : 'outdated';
}

async function read(db: Db, { kind, itemId, language }: Wanted): Promise<Translation> {
  const all = await sources[kind](db);
  const source = orNotFound(
    all.find((one) => one.itemId === itemId),
    'There is nothing of this name to translate.',
  );
  const row = await db
    .selectFrom('translation')
    .select(['source', 'words', 'revision'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('language', '=', language)
    .executeTakeFirst();
  const said = row?.words ?? {};
  return {
    ...{ itemId, title: source.title, state: stateOf(source, row) },
    revision: row?.revision ?? 0,
    source: sourceDigest(source.words),
    words: Object.entries(source.words).map(([field, english]) => ({
      ...{ field, english },
      translated: said[field] ?? '',
    })),
  };
}

function wordsOf(before: Translation, { words }: TranslationOrder): Record<string, string> {
  const fields = new Set(before.words.map(({ field }) => field));
  const unknown = words.findIndex(({ field }) => !fields.has(field));
  if (unknown >= 0) throw notValid({ [`words.${unknown}.field`]: 'is no field of this text' });
  const written = words.filter(({ translated }) => translated.trim() !== '');
  return Object.fromEntries(written.map(({ field, translated }) => [field, translated.trim()]));
}

async function store(
  trx: Db,
  { kind, itemId, language }: Wanted,
  { revision, source }: TranslationOrder,
  words: Record<string, string>,
): Promise<void> {
  const row = {
    ...{ kind, language, source, item_id: itemId, updated_at: new Date() },
    words: JSON.stringify(words),
    revision: revision + 1,
  };
  const stored = await trx
    .insertInto('translation')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'item_id', 'language'])
        .doUpdateSet(row)
        .where('translation.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst();
  if (!stored) throw changedElsewhere();
}

/**
 * Forgets what was said of items that are no more, and what a release said of words that were its own
 * until now: the address of a sample must not stand beside a real one. In the transaction of the change.
 */
export async function forgetTranslations(
  trx: Db,
  kind: 'post' | 'faq' | 'slide' | 'site',
): Promise<void> {
  const left = await sources[kind](trx);
  const ids = left.map(({ itemId }) => itemId);
  const digests = left.map(({ words }) => sourceDigest(words));
  await trx
    .deleteFrom('translation')
    .where('kind', '=', kind)
    .$if(left.length > 0, (query) =>
      query.where((eb) =>
        eb.or([
          eb('item_id', 'not in', ids),
          eb.and([eb('revision', '=', 0), eb('source', 'not in', digests)]),
        ]),
      ),
    )
    .execute();
}
