import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { privacy } from './privacy';
import { terms } from './terms';

/** What people agree to names it: an installation's own wording gets a version of its own. */
const version = 'sample-1';

/** The documents people agree to at sign-up, in a wording to be replaced. */
export async function seedDocuments(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .insertInto('legal_document')
    .values(
      [terms, privacy].map(({ name, title, body }) => ({
        ...{ name, version, title, body: body.trim(), published_at: now },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
