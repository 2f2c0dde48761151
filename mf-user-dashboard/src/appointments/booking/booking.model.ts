import {
  type Booking,
  type BookingEvent,
  type BookingStatus,
  freeToCancelUntil,
  joinableFrom,
  joiningAt,
} from '@nukkad/platform/contract';
import { formatDateTime, formatMoney, formatSpan } from '@nukkad/platform/format';
import { text } from './booking.text';

const HOUR = 3_600_000;

export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

const tones: Record<BookingStatus, Tone> = {
  held: 'warning',
  requested: 'warning',
  confirmed: 'success',
  completed: 'success',
  'cancelled-by-client': 'neutral',
  'cancelled-by-vendor': 'danger',
  declined: 'danger',
  expired: 'neutral',
  'no-show': 'danger',
};

export const toneOf = (status: BookingStatus): Tone => tones[status];

/** Upcoming, so it can be added to a calendar. */
export const isOpen = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed';

/** `Monday 7 January 2030, 5:30 PM to 6:00 PM` */
export const spanWords = ({ start, end, timeZone }: Pick<Booking, 'start' | 'end' | 'timeZone'>) =>
  formatSpan(start, end, timeZone);

/** Price, and whether it is paid. */
export function paymentWords({
  payment,
  fee,
  status,
}: Pick<Booking, 'payment' | 'fee' | 'status'>) {
  if (payment.payingBy === 'credit') return text.payment.credit;
  if (payment.payingBy === 'free') return text.payment.free;
  const money = payment.amount ?? fee;
  if (money === null) return text.agreed;
  const amount = formatMoney(money);
  const isOver = !['held', 'requested', 'confirmed', 'completed'].includes(status);
  switch (payment.state) {
    case 'none':
    case 'due':
      if (isOver) return text.payment.notCharged(amount);
      return payment.payingBy === 'at-visit'
        ? text.payment.atVisit(amount)
        : text.payment.due(amount);
    case 'part-refunded':
      return text.payment.partRefunded(formatMoney(payment.refunded ?? money), amount);
    default:
      return text.payment[payment.state](amount);
  }
}

/** Video meeting and when it opens; null without one, or when over. */
export function joinWords(booking: Booking, now: Date): string | null {
  const joining = joiningAt(booking, now);
  if (joining !== 'ahead') return joining && text.joinNow;
  return text.joinFrom(formatDateTime(joinableFrom(booking.start), booking.timeZone));
}

/** Deadlines of the actions, or that they have passed; empty for a past appointment. */
export function policyWords(booking: Booking, now: Date): string[] {
  const { start, timeZone, policy, may } = booking;
  const before = (hours: number) => new Date(Date.parse(start) - hours * HOUR).toISOString();
  const until = (hours: number) => formatDateTime(before(hours), timeZone);
  const isFree = now.getTime() < freeToCancelUntil(booking);
  const isSoon = now.toISOString() >= before(policy.cancelHours);
  const notFree = isSoon ? text.notFree(policy.cancelHours) : text.notFreeAgain;
  if (!may.cancel) return [];
  const move = may.move ? text.moveUntil : text.moveTooLate;
  return [
    move(until(policy.moveHours)),
    isFree ? text.freeUntil(until(policy.cancelHours)) : notFree,
  ];
}

/** A directions URL that every map application understands. */
export function directionsAddress({ vendor: { address, locality } }: Pick<Booking, 'vendor'>) {
  const rest = [locality.name, locality.city].filter((part) => !address.includes(part));
  const destination = [address, ...rest].join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** An event from the client's view. */
export function eventWords(event: BookingEvent, booking: Booking, before?: BookingEvent): string {
  const by = event.by === 'vendor' ? booking.vendor.vendorName : text.by[event.by];
  const words = text.event;
  if (before && before.start !== event.start) {
    return words.moved(formatDateTime(event.start, booking.timeZone), by);
  }
  switch (event.to) {
    case 'requested':
      return words.asked;
    case 'confirmed':
      if (event.by === 'vendor') return words.confirmed(by);
      return event.from === 'requested' ? words.confirmedItself : words.booked;
    case 'completed':
      return words.completed;
    case 'declined':
      return words.declined(by);
    case 'expired':
      return words.expired;
    case 'no-show':
      return words.missed;
    case 'held':
      return words.held;
    default:
      return words.cancelled(by);
  }
}

/** Whether something of it was given back. */
export const hasCreditNotes = ({ payment }: Pick<Booking, 'payment'>): boolean =>
  payment.refunded !== null;

/** Whether something was paid, online or at the visit, also when the money went back since. */
export const hasInvoice = ({ payment: { state, amount } }: Pick<Booking, 'payment'>): boolean =>
  amount !== null &&
  amount.amount > 0 &&
  ['paid', 'refunding', 'refunded', 'part-refunded'].includes(state);
