import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type { LegalDocument, LegalDocumentName } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { blocksOf } from '../../core/text/markdown.model';
import { documentInForce } from './documents.store';

export type DocumentsService = ReturnType<typeof documentsService>;

/** Legal documents that users accept at sign-up. */
export function documentsService(db: Kysely<Tables>) {
  return {
    /** Fails with `not-found` when the installation has published none. */
    async inForce(name: LegalDocumentName): Promise<LegalDocument> {
      const found = await documentInForce(db, name);
      const { title, version, body, published_at } = orNotFound(
        found,
        'This document has not been published yet.',
      );
      const publishedAt = dayIn(published_at, INDIA);
      return { name, title, version, publishedAt, body: blocksOf(body) };
    },
  };
}
