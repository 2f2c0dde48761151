import type { TranslatedKind } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { legalDocumentItem } from '../../core/language/translation-source';
import { defaultContent } from '../site/content.defaults';
import { readContent } from '../site/content.store';

type Db = Kysely<Tables>;

/** Content in English. */
export interface Source {
  itemId: string;
  title: string;
  /** By field, in the order of the form. */
  words: Record<string, string>;
}

/** Everything of a kind that can be translated. Drafts are: they come out in all languages at once. */
export const sources: Record<TranslatedKind, (db: Db) => Promise<Source[]>> = {
  async post(db) {
    const rows = await db
      .selectFrom('post')
      .select(['id', 'title', 'summary', 'body'])
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, ...words }) => ({ itemId: id, title: words.title, words }));
  },

  async faq(db) {
    const rows = await db
      .selectFrom('faq')
      .select(['id', 'key', 'question', 'answer'])
      .orderBy('key')
      .orderBy('position')
      .execute();
    return rows.map(({ id, key, ...words }) => ({
      itemId: id,
      title: `${key}: ${words.question}`,
      words,
    }));
  },

  async slide(db) {
    const rows = await db
      .selectFrom('banner_slide')
      .select(['id', 'title', 'text'])
      .orderBy('position')
      .execute();
    return rows.map(({ id, ...words }) => ({ itemId: id, title: words.title, words }));
  },

  async site(db) {
    const { name, address, copyright } = await readContent(db, 'site', defaultContent.site);
    return [{ itemId: 'site', title: name, words: { name, address, copyright } }];
  },

  /** By label: a link that is moved keeps its translation. */
  async footer(db) {
    const footer = await readContent(db, 'footer', defaultContent.footer);
    const { quickLinks, popularCategories, popularCities, social } = footer;
    const links = [...quickLinks, ...popularCategories, ...popularCities, ...social];
    const labels = links.map(({ label }) => label);
    const words = Object.fromEntries(labels.map((label) => [label, label]));
    return [{ itemId: 'footer', title: labels.join(', '), words }];
  },

  async document(db) {
    const rows = await db
      .selectFrom('legal_document')
      .select(['name', 'version', 'title', 'body'])
      .orderBy('published_at', 'desc')
      .orderBy('name')
      .execute();
    return rows.map(({ name, version, ...words }) => ({
      itemId: legalDocumentItem({ name, version }),
      title: `${words.title}: ${version}`,
      words,
    }));
  },
};
