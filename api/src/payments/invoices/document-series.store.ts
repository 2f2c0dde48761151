import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { financialYear } from './gst.model';

type Series = 'invoice' | 'credit_note';

/**
 * Writes a document with the number that follows the last one of the professional in the financial
 * year. The lock of their times, which the caller holds, keeps numbers consecutive.
 */
export async function issueNumbered<S extends Series>(
  trx: Kysely<Tables>,
  series: S,
  vendor_id: string,
  content: Omit<Insertable<Tables[S]>, 'vendor_id' | 'year' | 'sequence' | 'issued_at'>,
): Promise<void> {
  const issued_at = new Date();
  const year = financialYear(issued_at);
  const { last } = await trx
    .selectFrom(series as Series)
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('vendor_id', '=', vendor_id)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const row = { vendor_id, year, sequence: (last ?? 0) + 1, issued_at, ...content };
  await trx
    .insertInto(series as Series)
    .values(row as unknown as Insertable<Tables[Series]>)
    .execute();
}
