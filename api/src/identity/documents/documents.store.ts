import type { LegalDocumentName } from '@nukkad/platform/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** The version in force: the newest one published, else undefined. */
export function documentInForce(
  db: Kysely<Tables>,
  name: LegalDocumentName,
): Promise<Selectable<Tables['legal_document']> | undefined> {
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
