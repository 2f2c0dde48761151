import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

export async function countWorks(trx: Db, vendorId: string): Promise<number> {
  const { works } = await trx
    .selectFrom('portfolio_work')
    .select(({ fn }) => fn.countAll<number>().as('works'))
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return works;
}

/** Appends a work. */
export async function addWork(
  trx: Db,
  vendor_id: string,
  work: Omit<Tables['portfolio_work'], 'id' | 'vendor_id' | 'position'>,
) {
  return trx
    .insertInto('portfolio_work')
    .values({
      ...{ id: uuidv7(), vendor_id, ...work },
      position: sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM portfolio_work
        WHERE vendor_id = ${vendor_id}::uuid)`,
    })
    .returning(['id', 'title', 'about', 'year', 'picture'])
    .executeTakeFirstOrThrow();
}

/** False when it is not this vendor's. */
export async function deleteWork(trx: Db, vendorId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('portfolio_work')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
