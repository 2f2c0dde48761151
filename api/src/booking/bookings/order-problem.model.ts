import { type BookingKind, type BookingOrder, messages } from '@nukkad/platform/contract';
import type { FieldMessages } from '../../core/language/message';

type Order = Pick<BookingOrder, 'address' | 'payingBy' | 'weeks'>;

/** Field errors of an order for its kind of booking; null when it is valid. */
export function orderProblem(kind: BookingKind, order: Order): FieldMessages | null {
  if (kind === 'hire' && !order.address) return { address: messages.required };
  return isSeries(order) ? seriesProblem(kind, order) : null;
}

/** Whether the order covers several weeks. */
export const isSeries = ({ weeks = 1 }: Pick<Order, 'weeks'>): boolean => weeks > 1;

function seriesProblem(kind: BookingKind, { payingBy }: Order): FieldMessages | null {
  if (kind !== 'lesson') return { weeks: 'only lessons repeat' };
  if (payingBy === 'online') return { payingBy: 'not for several weeks at once' };
  return null;
}
