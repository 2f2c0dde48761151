import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type {
  LegalDocument,
  LegalDocumentName,
  TranslationLanguage,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { inLanguage } from '../../core/language/language';
import { blocksOf } from '../../core/text/markdown.model';
import { documentInForce, documentTranslation } from './documents.store';

export type DocumentsService = ReturnType<typeof documentsService>;

/** Legal documents that users accept at sign-up. */
export function documentsService(db: Kysely<Tables>) {
  return {
    /**
     * The version in force, in the language of the request where that is translated, else in English. Fails
     * with `not-found` when the installation has published none.
     */
    async inForce(name: LegalDocumentName): Promise<LegalDocument> {
      const found = await documentInForce(db, name);
      const english = orNotFound(found, 'This document has not been published yet.');
      const { version, published_at } = english;
      const into = translationLanguage();
      const translation = into && (await documentTranslation(db, english, into));
      const { title, body } = translation ?? english;
      const publishedAt = dayIn(published_at, INDIA);
      const shown = { name, title, version, publishedAt, body: blocksOf(body) };
      return translation ? { ...shown, translatedInto: into } : shown;
    },
  };
}

function translationLanguage(): TranslationLanguage | undefined {
  const language = inLanguage();
  return language === 'hi' || language === 'kn' ? language : undefined;
}
