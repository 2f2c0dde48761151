import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { ProviderOrder, ProviderPayment } from '../providers/provider';

type Db = Kysely<Tables>;

/** Writes the intent: the provider's order follows after the commit. */
export async function insertOrder(trx: Db, payment_id: string): Promise<void> {
  await trx.insertInto('payment_order').values({ payment_id }).execute();
}

/** What the provider answered. An order that is there stays as it is. */
export async function keepOrder(
  db: Db,
  paymentId: string,
  { ref, checkout }: ProviderOrder,
): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ ref, checkout: JSON.stringify(checkout), sent_at: sql<Date>`now()`, failure: null })
    .where('payment_id', '=', paymentId)
    .where('ref', 'is', null)
    .execute();
}

export async function keepOrderFailure(db: Db, paymentId: string, failure: string): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ failure: failure.slice(0, 300) })
    .where('payment_id', '=', paymentId)
    .where('ref', 'is', null)
    .execute();
}

export const orderOf = (db: Db, paymentId: string) =>
  db
    .selectFrom('payment_order')
    .select(['ref', 'checkout', 'failure', 'bank_reference', 'reported_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** Days for which providers are asked about an order; money may arrive that late. */
const days = 5;

/**
 * Takes orders to ask about, those not asked about for longest first, and notes that they were. Asked
 * again after a minute, then after ever longer; a payment that was paid once more, after an hour.
 */
export async function takeOrdersToAsk(db: Db, providers: string[], most: number) {
  const { rows } = await sql<{ payment_id: string }>`UPDATE payment_order SET asked_at = now()
    WHERE payment_id IN (
      SELECT due.payment_id FROM payment_order due JOIN payment ON payment.id = due.payment_id
      WHERE due.ref IS NOT NULL AND payment.provider = ANY (${providers}::text[])
        AND due.created_at > now() - ${days}::int * interval '1 day'
        AND coalesce(due.asked_at, due.created_at) < now() - greatest(interval '1 minute',
          (coalesce(due.asked_at, due.created_at) - due.created_at) / 2)
        AND (payment.paid_at IS NULL OR due.asked_at IS NULL
          OR due.asked_at < payment.paid_at + interval '1 hour')
      ORDER BY due.asked_at NULLS FIRST, due.created_at LIMIT ${most}::int
      FOR UPDATE OF due SKIP LOCKED)
    RETURNING payment_id`.execute(db);
  return rows.map((row) => row.payment_id);
}

/** A payment as its provider knows it. */
export async function providerPayment(
  db: Db,
  paymentId: string,
): Promise<ProviderPayment & { provider: string }> {
  const { provider_ref: ref, ...row } = await db
    .selectFrom('payment')
    .leftJoin('payment_order', 'payment_order.payment_id', 'payment.id')
    .leftJoin('payment_transaction', 'payment_transaction.payment_id', 'payment.id')
    .select(['payment.provider', 'payment.provider_ref', 'payment_order.ref as orderRef'])
    .select('payment_transaction.ref as transaction')
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { ...row, ref };
}

/** The payment that a transaction belongs to. */
export async function paymentOfTransaction(
  db: Db,
  provider: string,
  ref: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_transaction')
    .select('payment_id')
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.payment_id;
}

export async function insertTransaction(
  trx: Db,
  transaction: { provider: string; ref: string; payment_id: string },
): Promise<void> {
  await trx.insertInto('payment_transaction').values(transaction).execute();
}
