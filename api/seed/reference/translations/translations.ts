import type { TranslatedKind, TranslationLanguage } from '@nukkad/platform/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import { sources } from '../../../src/content/editorial/translation-sources.store';
import type { Tables } from '../../../src/core/db/tables.generated';
import { legalDocumentItem, sourceDigest } from '../../../src/core/language/translation-source';
import { documents } from '../documents/documents';

type Db = Kysely<Tables>;
type TranslationRow = Insertable<Tables['translation']>;

/** Words of one item by field, as operators translate them. */
interface Item {
  kind: TranslatedKind;
  itemId: string;
  words: Record<string, string>;
}

const translationLanguages: TranslationLanguage[] = ['hi', 'kn'];

/** What a release has in English, or what it says for that in another language. */
export function itemsIn(language: 'en' | TranslationLanguage): Item[] {
  return documents(language).map(({ title, body, ...document }) => ({
    kind: 'document',
    itemId: legalDocumentItem(document),
    words: { title, body },
  }));
}

/** With the digest of the English, so that they count as current; revision 0 is a release's. */
export function translationRows(): TranslationRow[] {
  const digests = new Map(itemsIn('en').map((item) => [keyOf(item), sourceDigest(item.words)]));
  return translationLanguages.flatMap((language) =>
    itemsIn(language).map((item) => ({
      ...{ kind: item.kind, item_id: item.itemId, language, revision: 0 },
      words: JSON.stringify(item.words),
      source: digests.get(keyOf(item)) ?? '',
    })),
  );
}

const keyOf = ({ kind, itemId }: Pick<Item, 'kind' | 'itemId'>) => `${kind}/${itemId}`;

/**
 * Stores translations of texts that still are the release's own. What operators translated themselves
 * stays.
 */
export async function publishTranslations(db: Db, rows: TranslationRow[]): Promise<void> {
  const digests = await storedDigests(db, new Set(rows.map(({ kind }) => kind as TranslatedKind)));
  const current = rows.filter(
    ({ kind, item_id, source }) => digests.get(`${kind}/${item_id}`) === source,
  );
  if (current.length === 0) return;
  await db
    .insertInto('translation')
    .values(current)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'item_id', 'language'])
        .doUpdateSet({ words: sql`excluded.words`, source: sql`excluded.source` })
        .where('translation.revision', '=', 0),
    )
    .execute();
}

async function storedDigests(db: Db, kinds: Set<TranslatedKind>): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const kind of kinds) {
    for (const { itemId, words } of await sources[kind](db)) {
      digests.set(keyOf({ kind, itemId }), sourceDigest(words));
    }
  }
  return digests;
}
