import {
  type BookingKind,
  bookingKinds,
  limits,
  type Money,
  type PayingBy,
} from '@nukkad/platform/contract';

/** A vendor's terms that an offer is computed from. */
export interface Seller {
  profession: string;
  fee: { amount: number; currency: Money['currency']; per: string } | null;
  /** Default length of an appointment, in minutes. */
  slotMinutes: number;
  /** Length and price of one lesson, where lessons are sold singly. */
  lesson: { minutes: number; fee: Money } | null;
}

export interface SoldService {
  minutes: number;
  rate: number | null;
  fee: Money;
}

/** The service or kind that the client wants to book. */
export interface Want {
  kind: BookingKind;
  service: SoldService | null;
  hours: number | null;
}

/** Length and price; a null fee is agreed at the visit. */
export interface Offer {
  minutes: number;
  fee: Money | null;
}

/** Null when this vendor is not booked for this kind. */
export function offerOf(seller: Seller, want: Want): Offer | null {
  if (!bookingKinds(seller.profession).includes(want.kind)) return null;
  switch (want.kind) {
    case 'trial':
      return { minutes: limits.trialMinutes, fee: nothing(seller) };
    case 'hire':
      return hire(seller, want);
    case 'lesson':
      return lesson(seller, want);
    default:
      return visit(seller, want);
  }
}

function visit(seller: Seller, { service }: Want): Offer {
  if (service) return { minutes: service.minutes, fee: service.fee };
  return { minutes: seller.slotMinutes, fee: feeFor(seller, seller.slotMinutes) };
}

function lesson(seller: Seller, { service }: Want): Offer {
  if (service) return { minutes: service.minutes, fee: service.fee };
  if (seller.lesson) return seller.lesson;
  return { minutes: limits.lessonMinutes, fee: feeFor(seller, limits.lessonMinutes) };
}

/** Hired by the hour, even for a service with a rate of its own. */
function hire(seller: Seller, { service, hours }: Want): Offer {
  const minutes = (hours ?? 1) * 60;
  if (service && service.rate !== null) {
    return { minutes, fee: { ...service.fee, amount: byTheHour(service.rate, minutes) } };
  }
  return { minutes, fee: feeFor(seller, minutes) };
}

function feeFor({ fee }: Seller, minutes: number): Money | null {
  if (fee === null || fee.per === 'month') return null;
  const amount = fee.per === 'hour' ? byTheHour(fee.amount, minutes) : fee.amount;
  return { amount, currency: fee.currency };
}

const byTheHour = (rate: number, minutes: number) => Math.round((rate * minutes) / 60);

const nothing = ({ fee }: Seller): Money => ({ amount: 0, currency: fee?.currency ?? 'INR' });

interface Means {
  fee: Money | null;
  isOnlineOffered: boolean;
  /** Prepaid lessons left. */
  credits: number;
}

/** The ways of paying for an offer, the default first. */
export function payingByOf({ fee, isOnlineOffered, credits }: Means): PayingBy[] {
  if (fee?.amount === 0) return ['free'];
  const usual: PayingBy[] = fee !== null && isOnlineOffered ? ['at-visit', 'online'] : ['at-visit'];
  return credits > 0 ? ['credit', ...usual] : usual;
}
