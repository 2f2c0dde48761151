import type { Booking, BookingPayment, BookingStatus } from '@nukkad/platform/contract';
import { formatLongDateTime, formatMoney } from '@nukkad/platform/format';
import type { Wanted } from '../../common/times/times.model';
import { text } from './ticket.text';

/** Visual category of a status; its icon says the same without colour. */
export type Mood = 'good' | 'open' | 'over' | 'bad';

const moods: Record<BookingStatus, Mood> = {
  held: 'open',
  requested: 'open',
  confirmed: 'good',
  completed: 'over',
  'cancelled-by-client': 'over',
  'cancelled-by-vendor': 'bad',
  declined: 'bad',
  expired: 'bad',
  'no-show': 'bad',
};

export const moodOf = (status: BookingStatus): Mood => moods[status];

/** Status in a sentence. */
export function statusText({ status, kind, vendor, answerBy }: Booking): string {
  const { vendorName } = vendor;
  if (status === 'requested' && answerBy !== null) {
    return text.answersBy(vendorName, formatLongDateTime(answerBy));
  }
  if (status === 'confirmed' && kind === 'hire') return text.hired(vendorName);
  return text.statuses[status](vendorName);
}

/** Payment state as text. */
export function paymentWords({ payingBy, state, amount, refunded }: BookingPayment): string {
  if (payingBy === 'credit') return text.credit;
  if (payingBy === 'free' || amount?.amount === 0) return text.payments.none();
  const isBack = state === 'refunding' || state === 'refunded' || state === 'part-refunded';
  const money = isBack ? (refunded ?? amount) : amount;
  return money === null ? text.agreed : text.payments[state](formatMoney(money));
}

const HOUR = 3_600_000;

/** Selection of times long enough for the booking. `services`: the vendor's. */
export function wantedOf(
  { kind, service, start, end }: Booking,
  services: readonly { _id: string; name: string }[],
): Wanted {
  const hours = Math.round((Date.parse(end) - Date.parse(start)) / HOUR);
  const own = services.find(({ name }) => name === service);
  return { kind, service: own?._id ?? null, hours: kind === 'hire' ? Math.max(1, hours) : null };
}

/** Map link with directions to the vendor. */
export function directionsTo({ address, locality }: Booking['vendor']): string {
  const destination = [address, locality.name, locality.city]
    .filter((part, place) => place === 0 || !address.includes(part))
    .join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** Name of the calendar file. */
export const fileName = ({ reference }: Pick<Booking, 'reference'>) => `${reference}.ics`;

/** Whether something was paid, online or at the visit, also when the money went back since. */
export const hasInvoice = ({ payment: { state, amount } }: Pick<Booking, 'payment'>): boolean =>
  amount !== null &&
  amount.amount > 0 &&
  ['paid', 'refunding', 'refunded', 'part-refunded'].includes(state);

/** Whether something of it was given back. */
export const hasCreditNotes = ({ payment }: Pick<Booking, 'payment'>): boolean =>
  payment.refunded !== null;
