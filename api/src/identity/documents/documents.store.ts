import type { LegalDocumentName, TranslationLanguage } from '@nukkad/platform/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { legalDocumentItem, sourceDigest } from '../../core/language/translation-source';

type LegalDocumentRow = Selectable<Tables['legal_document']>;

/** The version in force: the newest one published, else undefined. */
export function documentInForce(
  db: Kysely<Tables>,
  name: LegalDocumentName,
): Promise<LegalDocumentRow | undefined> {
  return db
    .selectFrom('legal_document')
    .selectAll()
    .where('name', '=', name)
    .where('published_at', '<=', new Date())
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * A document in another language. Undefined unless the whole of this very text is translated: beside what
 * people agree to, neither half a translation nor one of other words may stand.
 */
export async function documentTranslation(
  db: Kysely<Tables>,
  document: LegalDocumentRow,
  language: TranslationLanguage,
): Promise<{ title: string; body: string } | undefined> {
  const { title, body } = document;
  const row = await db
    .selectFrom('translation')
    .select('words')
    .where('kind', '=', 'document')
    .where('item_id', '=', legalDocumentItem(document))
    .where('language', '=', language)
    .where('source', '=', sourceDigest({ title, body }))
    .executeTakeFirst();
  const words = row?.words;
  return words?.title && words.body ? { title: words.title, body: words.body } : undefined;
}
