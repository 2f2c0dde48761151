import { type Booking, freeToCancelUntil, type Money } from '@nukkad/platform/contract';
import { formatLongDateTime, formatMoney } from '@nukkad/platform/format';
import { text } from './book.text';

/** Price of `count` items; null: not known in advance. */
export function priceWords(fee: Money | null, count = 1): string {
  if (fee === null) return text.agreed;
  if (fee.amount === 0) return text.free;
  const price = formatMoney(fee);
  if (count === 1) return price;
  return text.times(price, count, formatMoney({ ...fee, amount: fee.amount * count }));
}

const HOUR = 3_600_000;

/** Deadline for free cancellation. */
export function policyWords(
  booking: Pick<Booking, 'start' | 'policy'> & Partial<Pick<Booking, 'history'>>,
  now: Date,
): string {
  const { start, policy, history = [] } = booking;
  const until = freeToCancelUntil({ start, policy, history });
  if (until <= now.getTime()) {
    const isSoon = Date.parse(start) - policy.cancelHours * HOUR <= now.getTime();
    return isSoon ? text.notFree(policy.cancelHours) : text.notFreeAgain;
  }
  return text.freeUntil(formatLongDateTime(new Date(until)));
}
