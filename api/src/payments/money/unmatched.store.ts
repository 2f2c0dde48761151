import type { Money } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

export type Unmatched = Tables['unmatched_event'];

/** What a provider says of money: in an event, or in a settlement. */
interface UnmatchedMoney extends Money {
  kind: 'paid' | 'failed' | 'settled';
  eventId: string;
  ref: string;
  transaction?: string | undefined;
}

/** Keeps what a provider says of money that fits no payment, once however often it is said. */
export async function keepUnmatched(
  trx: Kysely<Tables>,
  provider: string,
  { eventId: event_id, kind, ref, transaction, amount, currency }: UnmatchedMoney,
  reason: Unmatched['reason'],
): Promise<void> {
  const row = { provider, event_id, kind, ref, amount, currency, reason };
  await trx
    .insertInto('unmatched_event')
    .values({ ...row, id: uuidv7(), transaction_ref: transaction ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nothing is left to look into. */
export async function settleUnmatched(
  trx: Kysely<Tables>,
  named: { id: string } | { provider: string; event_id: string },
): Promise<void> {
  const rows = trx.updateTable('unmatched_event').set({ settled_at: sql<Date>`now()` });
  await ('id' in named
    ? rows.where('id', '=', named.id)
    : rows.where('provider', '=', named.provider).where('event_id', '=', named.event_id)
  ).execute();
}
