import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

/** False when less than `amount` is left. */
export async function takeBack(trx: Kysely<Tables>, id: string, amount: number): Promise<boolean> {
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

export async function addRefund(
  trx: Kysely<Tables>,
  payment_id: string,
  amount: number,
): Promise<string> {
  const id = uuidv7();
  await trx.insertInto('payment_refund').values({ id, payment_id, amount }).execute();
  return id;
}

/** A refund not yet sent to the provider. */
export async function openRefund(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('payment_refund')
    .select(['id', 'payment_id', 'amount'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** False when it was done before. */
export async function finishRefund(trx: Kysely<Tables>, id: string): Promise<boolean> {
  const done = await trx
    .updateTable('payment_refund')
    .set({ done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}
