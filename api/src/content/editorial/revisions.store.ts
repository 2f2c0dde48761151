import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { changedElsewhere } from '../../core/http/refusals';

type Db = Kysely<Tables>;

/** Texts that are replaced as a whole. */
export type SheetName = `faq:${string}` | 'banner' | 'site' | 'footer' | 'locations';

/** The current revision of a sheet; 0 before its first change. */
export async function revisionOf(db: Db, name: SheetName): Promise<number> {
  const row = await db
    .selectFrom('editorial_sheet')
    .select('revision')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Increments the revision for the writer who read `read`. Fails with `draft-changed` if stale. */
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
