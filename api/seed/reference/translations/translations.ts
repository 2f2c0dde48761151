import type { TranslatedKind, TranslationLanguage } from '@nukkad/platform/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import { sources } from '../../../src/content/editorial/translation-sources.store';
import { defaultContent } from '../../../src/content/site/content.defaults';
import type { Tables } from '../../../src/core/db/tables.generated';
import { legalDocumentItem, sourceDigest } from '../../../src/core/language/translation-source';
import { namedId } from '../../ids';
import { documents } from '../documents/documents';
import { faqRows, slides, translatedTexts } from '../texts/texts';

type Db = Kysely<Tables>;
type TranslationRow = Insertable<Tables['translation']>;

/** Words of one item by field, as operators translate them. */
interface Item {
  kind: TranslatedKind;
  itemId: string;
  words: Record<string, string>;
}

export const translationLanguages: TranslationLanguage[] = ['hi', 'kn'];

/** What a release has in English, or what it says for that in another language. */
export const itemsIn = (language: 'en' | TranslationLanguage): Item[] => [
  ...documentItems(language),
  ...(language === 'en' ? englishItems() : translatedItems(language)),
];

const documentItems = (language: 'en' | TranslationLanguage): Item[] =>
  documents(language).map(({ title, body, ...document }) => ({
    kind: 'document',
    itemId: legalDocumentItem(document),
    words: { title, body },
  }));

function englishItems(): Item[] {
  const { name, address, copyright } = defaultContent.site;
  const { quickLinks, popularCategories } = defaultContent.footer;
  const labels = [...quickLinks, ...popularCategories].map(({ label }) => [label, label]);
  return [
    ...faqRows().map(({ id, question, answer }) => faqItem(id, { question, answer })),
    ...slides.map(({ topic, title, text }) => slideItem(topic, { title, text })),
    { kind: 'site', itemId: 'site', words: { name, address, copyright } },
    { kind: 'footer', itemId: 'footer', words: Object.fromEntries(labels) },
  ];
}

function translatedItems(language: TranslationLanguage): Item[] {
  const texts = translatedTexts[language];
  return [
    ...faqRows().flatMap(({ id, key, position }) => {
      const words = texts.faqs[key]?.[position];
      return words ? [faqItem(id, words)] : [];
    }),
    ...slides.flatMap(({ topic }, position) => {
      const words = texts.slides[position];
      return words ? [slideItem(topic, words)] : [];
    }),
    { kind: 'site', itemId: 'site', words: texts.site },
    { kind: 'footer', itemId: 'footer', words: texts.footer },
  ];
}

const faqItem = (id: string, words: Item['words']): Item => ({ kind: 'faq', itemId: id, words });

const slideItem = (topic: string, words: Item['words']): Item => ({
  kind: 'slide',
  itemId: namedId('slide', topic),
  words,
});

export function translationRows(): TranslationRow[] {
  const english = new Map(itemsIn('en').map((item) => [keyOf(item), item.words]));
  return translationLanguages.flatMap((language) =>
    itemsIn(language).map((item) => translationRow(item, language, english.get(keyOf(item)) ?? {})),
  );
}

/** With the digest of the English, so that it counts as current; revision 0 is a release's. */
export const translationRow = (
  { kind, itemId, words }: Item,
  language: TranslationLanguage,
  english: Item['words'],
): TranslationRow => ({
  ...{ kind, item_id: itemId, language, revision: 0 },
  words: JSON.stringify(words),
  source: sourceDigest(english),
});

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
