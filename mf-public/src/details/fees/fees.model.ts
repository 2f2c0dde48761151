import type { LessonPackage, Money, Service } from '@nukkad/platform/contract';
import { formatDecimal } from '@nukkad/platform/format';

/** A line of the fee table. With a rate, hours × rate + charges = total. */
export interface FeeLine {
  id: string;
  name: string;
  /** Per hour; null for a fixed fee. */
  rate: Money | null;
  hours: number;
  charges: Money | null;
  total: Money;
}

const HOUR = 60;

export function feeLine({ _id, name, minutes, rate, otherCharges, fee }: Service): FeeLine {
  const hours = minutes / HOUR;
  if (rate === null) return { id: _id, name, rate, hours, charges: null, total: fee };
  const amount = Math.round(rate.amount * hours) + otherCharges.amount;
  return {
    id: _id,
    name,
    rate,
    hours,
    charges: otherCharges.amount > 0 ? otherCharges : null,
    total: { amount, currency: rate.currency },
  };
}

/** Prices of lessons, single and per hour. */
export interface LessonPrice {
  isFree: boolean;
  perLesson: Money;
  perHour: Money;
  /** Price of the same lessons bought singly, if higher. */
  instead: Money | null;
}

export function lessonPrice({ lessons, minutes, fee, instead }: LessonPackage): LessonPrice {
  const perLesson = fee.amount / Math.max(1, lessons);
  const money = (amount: number): Money => ({ ...fee, amount: Math.round(amount) });
  return {
    isFree: fee.amount === 0,
    perLesson: money(perLesson),
    perHour: money(minutes > 0 ? (perLesson * HOUR) / minutes : perLesson),
    instead: instead !== null && instead.amount > fee.amount ? instead : null,
  };
}

/** `1.5` hours, formatted with at most two decimals. */
export const hoursWords = (hours: number): string => formatDecimal(hours);

/** Paid packages of several lessons; single ones are booked instead. */
export const isSoldAhead = ({ lessons, fee }: LessonPackage): boolean =>
  lessons > 1 && fee.amount > 0;
