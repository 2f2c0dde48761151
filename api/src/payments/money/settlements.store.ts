import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { SettledItem } from '../providers/provider';

/** False when the item was stated before, unless it fits a payment only now. */
export async function insertSettledItem(
  trx: Kysely<Tables>,
  provider: string,
  { kind, ref, settlement, utr, amount, fee, tax, currency, settledAt }: SettledItem,
  payment_id: string | null,
): Promise<boolean> {
  const added = await trx
    .insertInto('settlement_item')
    .values({
      ...{ provider, kind, ref, settlement_ref: settlement, utr, amount, fee, tax, currency },
      ...{ settled_at: settledAt, payment_id },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'kind', 'ref'])
        .doUpdateSet({ payment_id })
        .where('settlement_item.payment_id', 'is', null)
        .where(sql<boolean>`excluded.payment_id IS NOT NULL`),
    )
    .returning('ref')
    .executeTakeFirst();
  return added !== undefined;
}

/** The payment of a refund that its provider names so. */
export async function paymentOfRefundRef(
  trx: Kysely<Tables>,
  provider: string,
  ref: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select('payment.id')
    .where('payment_refund.provider_ref', '=', ref)
    .where('payment.provider', '=', provider)
    .executeTakeFirst();
  return row?.id;
}
