import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { PaymentEvent } from '../providers/provider';

export type Unmatched = Tables['unmatched_event'];

/** Keeps what a provider says of money that fits no payment, once however often it is said. */
export async function keepUnmatched(
  trx: Kysely<Tables>,
  provider: string,
  { eventId: event_id, kind, ref, transaction, amount, currency }: PaymentEvent,
  reason: Unmatched['reason'],
): Promise<void> {
  const row = { provider, event_id, kind, ref, amount, currency, reason };
  await trx
    .insertInto('unmatched_event')
    .values({ ...row, id: uuidv7(), transaction_ref: transaction ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
