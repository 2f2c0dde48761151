import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Tables of ordered offers. */
type OfferTable = 'vendor_service' | 'lesson_package';

export async function offerIds(trx: Db, table: OfferTable, vendorId: string): Promise<string[]> {
  const rows = await trx.selectFrom(table).select('id').where('vendor_id', '=', vendorId).execute();
  return rows.map(({ id }) => id);
}

/** Removes all other offers and clears the positions, so that the rest can be reordered. */
export async function keepOffers(
  trx: Db,
  table: OfferTable,
  vendorId: string,
  ids: string[],
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)}
    WHERE vendor_id = ${vendorId}::uuid AND id <> ALL (${ids}::uuid[])`.execute(trx);
  await sql`UPDATE ${sql.table(table)} SET position = -1 - position
    WHERE vendor_id = ${vendorId}::uuid`.execute(trx);
}

export async function putServices(
  trx: Db,
  rows: Insertable<Tables['vendor_service']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('vendor_service')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        name: row.ref('excluded.name'),
        minutes: row.ref('excluded.minutes'),
        rate_amount: row.ref('excluded.rate_amount'),
        other_charges_amount: row.ref('excluded.other_charges_amount'),
        fee_amount: row.ref('excluded.fee_amount'),
        fee_currency: row.ref('excluded.fee_currency'),
      })),
    )
    .execute();
}

export async function putPackages(
  trx: Db,
  rows: Insertable<Tables['lesson_package']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('lesson_package')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        name: row.ref('excluded.name'),
        lessons: row.ref('excluded.lessons'),
        minutes: row.ref('excluded.minutes'),
        fee_amount: row.ref('excluded.fee_amount'),
        fee_currency: row.ref('excluded.fee_currency'),
      })),
    )
    .execute();
}
