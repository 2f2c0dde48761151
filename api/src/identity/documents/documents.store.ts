import type { LegalDocumentName } from '@nukkad/platform/contract';
import type { Kysely, Selectable } from 'kysely';
import type { LegalDocumentTable } from '../../core/db/account.types';
import type { Tables } from '../../core/db/database.types';

/** The wording in force: the newest that is out. Nothing where there is none. */
export function documentInForce(
  db: Kysely<Tables>,
  name: LegalDocumentName,
): Promise<Selectable<LegalDocumentTable> | undefined> {
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
