import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** False when less than `amount` is left. */
export async function takeBack(trx: Db, id: string, amount: number): Promise<boolean> {
  const taken = await trx
    .updateTable('payment')
    .set({
      refunded_amount: sql`refunded_amount + ${amount}::int`,
      state: sql`CASE WHEN refunded_amount + ${amount}::int = amount
        THEN 'refunded' ELSE 'part-refunded' END`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['paid', 'part-refunded'])
    .where(sql<boolean>`refunded_amount + ${amount}::int <= amount`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function addRefund(trx: Db, payment_id: string, amount: number): Promise<string> {
  const id = uuidv7();
  await trx.insertInto('payment_refund').values({ id, payment_id, amount }).execute();
  return id;
}

/** A refund that its provider has not paid yet. */
export async function openRefund(db: Db, id: string) {
  return db
    .selectFrom('payment_refund')
    .select(['id', 'payment_id', 'amount', 'provider_ref', 'sent_at', 'failed_at'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** False when it was done before. */
export async function finishRefund(trx: Db, id: string, ref: string | null): Promise<boolean> {
  const done = await trx
    .updateTable('payment_refund')
    .set({
      done_at: sql<Date>`now()`,
      provider_ref: sql`coalesce(${ref}, provider_ref)`,
      ...{ failed_at: null, failure: null },
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

export async function markRefundSent(trx: Db, id: string, ref: string | null): Promise<void> {
  await trx
    .updateTable('payment_refund')
    .set({ sent_at: sql<Date>`coalesce(sent_at, now())`, provider_ref: ref })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** False when it was done, or had failed before. */
export async function markRefundFailed(trx: Db, id: string, failure: string): Promise<boolean> {
  const failed = await trx
    .updateTable('payment_refund')
    .set({ failed_at: sql<Date>`now()`, failure: failure.slice(0, 300) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return failed !== undefined;
}

/** Takes refunds that a provider accepted ten minutes ago or earlier, and notes that it is asked. */
export async function takeRefundsToAsk(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE payment_refund SET asked_at = now()
    WHERE id IN (
      SELECT id FROM payment_refund
      WHERE done_at IS NULL AND failed_at IS NULL AND provider_ref IS NOT NULL
        AND coalesce(asked_at, sent_at) < now() - interval '10 minutes'
      ORDER BY asked_at NULLS FIRST LIMIT ${most}::int FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}
