import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';

type Db = Kysely<Tables>;

/** Texts that are changed as a whole. */
export type SheetName = `faq:${string}` | 'banner' | 'site' | 'footer' | 'locations';

/** Which change a sheet is at; 0 of one that nobody has changed yet. */
export async function revisionOf(db: Db, name: SheetName): Promise<number> {
  const row = await db
    .selectFrom('editorial_sheet')
    .select('revision')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** The next revision, for the one who changes `read`. Fails with `draft-changed` for the others. */
export async function turnPage(trx: Db, name: SheetName, read: number): Promise<void> {
  const turned = await trx
    .insertInto('editorial_sheet')
    .values({ name, revision: read + 1 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ revision: read + 1 })
        .where('editorial_sheet.revision', '=', read),
    )
    .returning('revision')
    .executeTakeFirst();
  if (!turned) throw changedElsewhere();
}

export const changedElsewhere = () =>
  new ApiError(
    'draft-changed',
    'Somebody else has changed this since you opened it, so yours is not saved yet. Look at theirs, then save again.',
  );
