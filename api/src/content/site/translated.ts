import type { TranslatedKind } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { inLanguage } from '../../core/language/language';
import type { MessageLanguage } from '../../core/language/message-language';

/**
 * Items in the language of the request: each with the words that are translated in place of the English
 * ones. A translation whose English has changed since is still read; operators see that it is outdated.
 */
export async function translated<Item extends object>(
  db: Kysely<Tables>,
  kind: TranslatedKind,
  items: Item[],
  idOf: (item: Item) => string,
): Promise<Item[]> {
  const language = inLanguage();
  if ((language !== 'hi' && language !== 'kn') || items.length === 0) return items;
  const rows = await db
    .selectFrom('translation')
    .select(['item_id', 'words'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('item_id', 'in', items.map(idOf))
    .execute();
  const words = new Map(rows.map((row) => [row.item_id, row.words]));
  return items.map((item) => ({ ...item, ...words.get(idOf(item)) }));
}

interface Field {
  kind: TranslatedKind;
  id: string;
  field: string;
  english: string;
}

/** One field of an item in each language, for emails; English where it is not translated. */
export async function inEachLanguage(
  db: Kysely<Tables>,
  { kind, id, field, english }: Field,
): Promise<Record<MessageLanguage, string>> {
  const rows = await db
    .selectFrom('translation')
    .select(['language', 'words'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
  const said = new Map(rows.map(({ language, words }) => [language, words[field]]));
  return { 'en-IN': english, hi: said.get('hi') ?? english, kn: said.get('kn') ?? english };
}
