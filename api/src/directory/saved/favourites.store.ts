import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** The latest first. */
export function favouritesOf(db: Db, userId: string) {
  return db
    .selectFrom('favourite')
    .select(['vendor_id', 'list', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('vendor_id')
    .execute();
}

/** The vendors among `ids` that are listed and not saved yet, in the order given. */
export async function newAmong(trx: Db, userId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('vendor')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'live')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('favourite')
            .select('vendor_id')
            .whereRef('vendor_id', '=', 'vendor.id')
            .where('user_id', '=', userId),
        ),
      ),
    )
    .execute();
  const listed = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => listed.has(id));
}

export async function count(trx: Db, userId: string): Promise<number> {
  const { liked } = await trx
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<string>().as('liked'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(liked);
}

/**
 * Each is stored a thousandth of a second after the next, so that the first counts as the latest.
 */
export async function add(
  trx: Db,
  userId: string,
  ids: string[],
  list: string | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('favourite')
    .values(
      ids.map((id, index) => ({
        user_id: userId,
        vendor_id: id,
        list,
        created_at: sql<Date>`statement_timestamp() - ${index}::int * interval '1 millisecond'`,
      })),
    )
    .execute();
}

/** Returns whether the vendor is saved; without a list it stays on its list. */
export async function putOnList(
  trx: Db,
  userId: string,
  vendorId: string,
  list: string | null | undefined,
): Promise<boolean> {
  const put = await trx
    .updateTable('favourite')
    .set({ list: list === undefined ? sql<string | null>`list` : list })
    .where('user_id', '=', userId)
    .where('vendor_id', '=', vendorId)
    .returning('vendor_id')
    .executeTakeFirst();
  return put !== undefined;
}

export async function drop(db: Db, userId: string, vendorId: string): Promise<void> {
  await db
    .deleteFrom('favourite')
    .where('user_id', '=', userId)
    .where('vendor_id', '=', vendorId)
    .execute();
}
