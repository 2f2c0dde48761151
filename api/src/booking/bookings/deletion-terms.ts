import type { DeletionTerms } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Rolls back a dry run and carries its result. */
class Tried extends Error {
  constructor(readonly terms: DeletionTerms) {
    super('Only tried.');
  }
}

/**
 * A preview of deleting the account: cancellations, refunds and amounts kept. Computed by doing it
 * and rolling back, so that the preview cannot differ from the deletion.
 */
export async function deletionTerms(
  db: Db,
  userId: string,
  cancelAll: (trx: Db) => Promise<void>,
): Promise<DeletionTerms> {
  try {
    return await db.transaction().execute(async (trx) => {
      await cancelAll(trx);
      throw new Tried(await whatWasDone(trx, userId));
    });
  } catch (error) {
    if (error instanceof Tried) return error.terms;
    throw error;
  }
}

/** Counts this transaction only: money movements are written with its `now()`. */
async function whatWasDone(trx: Db, userId: string): Promise<DeletionTerms> {
  const { cancelled } = await trx
    .selectFrom('booking_event')
    .select(sql<number>`count(*)::int`.as('cancelled'))
    .where('actor_id', '=', userId)
    .where('to_status', 'in', ['cancelled-by-client', 'cancelled-by-vendor'])
    // Events are stamped with the clock, not with the transaction's start.
    .where('at', '>=', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  const refund = await trx
    .selectFrom('payment_refund as refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['payment.currency', sql<number>`sum(refund.amount)::int`.as('amount')])
    .where('payment.user_id', '=', userId)
    .where('refund.created_at', '=', sql<Date>`now()`)
    .groupBy('payment.currency')
    .execute();
  const kept = await trx
    .selectFrom('ledger_movement as movement')
    .innerJoin('ledger_entry as entry', 'entry.movement_id', 'movement.id')
    .select(['entry.currency', sql<number>`sum(entry.amount)::int`.as('amount')])
    .where('movement.kind', '=', 'earning')
    .where('movement.at', '=', sql<Date>`now()`)
    .where('entry.account', '=', 'vendor-earnings')
    .where('entry.user_id', '=', userId)
    .groupBy('entry.currency')
    .execute();
  return { cancelled, refund, kept };
}
