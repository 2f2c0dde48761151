import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { Kysely } from 'kysely';
import { timeZone } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { PaymentProvider, SettledItem } from '../providers/provider';
import { addMovement } from './ledger.store';
import { paymentOfTransaction } from './orders.store';
import { aboutPayment, lockWhatIsPaid, type PaymentRow, paymentBy } from './payments.store';
import { insertSettledItem, paymentOfRefundRef } from './settlements.store';
import { keepUnmatched, settleUnmatched } from './unmatched.store';

type Trx = Kysely<Tables>;

/** Days that are read again: what a provider settles late is not missed. */
const days = 3;

/** Periodic task: books what providers have paid to the bank, and what they kept. */
export function readSettlements(db: Trx, providers: PaymentProvider[]) {
  return async (): Promise<void> => {
    const today = dayIn(new Date(), timeZone);
    for (const { name, settlements } of providers) {
      for (let ago = 0; ago < days; ago += 1) {
        for (const item of await settlements(addDays(today, -ago))) {
          await db.transaction().execute((trx) => bookSettled(trx, name, item));
        }
      }
    }
  };
}

/** Books an item once. One that fits no payment moves nothing, and operators see it. */
export async function bookSettled(trx: Trx, provider: string, item: SettledItem): Promise<void> {
  const id = await paymentIdOf(trx, provider, item);
  const payment = id === undefined ? undefined : await paymentBy(trx, { id });
  if (payment) await lockWhatIsPaid(trx, payment);
  const problem = problemOf(item, payment);
  const payment_id = problem === null && payment ? payment.id : null;
  if (!(await insertSettledItem(trx, provider, item, payment_id))) return;
  if (problem !== null || !payment) return keepUnsettled(trx, provider, item, problem ?? 'unknown');
  await settleUnmatched(trx, { provider, event_id: eventIdOf(item) });
  const { amount, fee, currency } = item;
  const about = aboutPayment(payment);
  const toBank = { amount: Math.abs(amount), currency };
  await addMovement(trx, amount > 0 ? 'settled' : 'settled-refund', toBank, about);
  // The bank receives less by the fee, which is a cost of ours.
  if (fee > 0) await addMovement(trx, 'provider-fee', { amount: fee, currency }, about);
}

async function paymentIdOf(trx: Trx, provider: string, { kind, ref }: SettledItem) {
  if (kind === 'payment') return paymentOfTransaction(trx, provider, ref);
  return kind === 'refund' ? paymentOfRefundRef(trx, provider, ref) : undefined;
}

function problemOf(
  item: SettledItem,
  payment: PaymentRow | undefined,
): 'unknown' | 'amount' | null {
  if (!payment) return 'unknown';
  if (item.currency !== payment.currency || item.amount === 0) return 'amount';
  return item.kind === 'payment' && item.amount !== payment.amount ? 'amount' : null;
}

function keepUnsettled(
  trx: Trx,
  provider: string,
  { kind, ref, settlement, amount, currency }: SettledItem,
  reason: 'unknown' | 'amount',
): Promise<void> {
  const event = { kind: 'settled', eventId: eventIdOf({ kind, ref }), ref: settlement } as const;
  return keepUnmatched(trx, provider, { ...event, transaction: ref, amount, currency }, reason);
}

const eventIdOf = ({ kind, ref }: Pick<SettledItem, 'kind' | 'ref'>) => `settled:${kind}:${ref}`;
