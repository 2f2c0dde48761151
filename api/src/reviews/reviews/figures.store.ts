import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { vendorChanged } from '../../directory';
import { ratingColumns, type StarCounts } from './rating.model';

type Db = Kysely<Tables>;

/**
 * Runs a change of a vendor's reviews, serialised per vendor, and updates the vendor's figures.
 * `is_counted` marks public reviews; only those count.
 */
export async function inFigures<T>(
  trx: Db,
  vendorId: string,
  change: () => Promise<T>,
): Promise<T> {
  await lockVendor(trx, vendorId);
  const changed = await change();
  await recount(trx, vendorId);
  return changed;
}

async function lockVendor(trx: Db, vendorId: string): Promise<void> {
  await trx.selectFrom('vendor').select('id').where('id', '=', vendorId).forNoKeyUpdate().execute();
}

async function recount(trx: Db, vendorId: string): Promise<void> {
  const counts = await countsOf(trx, vendorId);
  const changed = await trx
    .updateTable('vendor')
    .set(ratingColumns(counts))
    .where('id', '=', vendorId)
    .where(sql<boolean>`rating_counts IS DISTINCT FROM ${counts}::int[]`)
    .returning('id')
    .executeTakeFirst();
  if (changed) await vendorChanged(trx, vendorId);
}

async function countsOf(trx: Db, vendorId: string): Promise<StarCounts> {
  const rows = await trx
    .selectFrom('review')
    .select(['stars', sql<number>`count(*)::int`.as('count')])
    .where('vendor_id', '=', vendorId)
    .where('is_counted', '=', true)
    .groupBy('stars')
    .execute();
  const counts: StarCounts = [0, 0, 0, 0, 0];
  for (const { stars, count } of rows) counts[stars - 1] = count;
  return counts;
}
