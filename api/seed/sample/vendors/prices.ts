import type { Selectable } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import type { Random } from '../../random';
import type { Profession, Trade } from '../professions/profession.types';

export type SampleService = Omit<Selectable<Tables['vendor_service']>, 'vendor_id'>;
export type SamplePackage = Omit<Tables['lesson_package'], 'vendor_id'>;

/** In hundredths of a rupee per `per`. */
export interface Price {
  amount: number;
  per: string;
}

interface Seller {
  profession: Profession;
  trade: Trade;
}

const fiftyRupees = 5_000;

/** Rounded to fifty rupees, as usual for prices. */
export const roundPrice = (amount: number): number =>
  Math.round(amount / fiftyRupees) * fiftyRupees;

/** Rate × time + charges; every fee with a rate is computed here. */
export const feeAt = (rate: number, minutes: number, otherCharges = 0): number =>
  Math.round((rate * minutes) / 60) + otherCharges;

const inRupees = { fee_currency: 'INR' } as const;
const forTheWhole = { rate_amount: null, other_charges_amount: 0 };

export function servicesOf(
  nextId: () => string,
  { profession, trade }: Seller,
  price: Price | undefined,
  random: Random,
): SampleService[] {
  const names = random.some(trade.services, Math.min(trade.services.length, random.int(2, 4)));
  const priced = names.map((name, rank) => ({
    name,
    minutes: profession.lengths[name] as number,
    ...priceOf(price ?? { amount: 0, per: 'visit' }, rank),
  }));
  const trial = profession.trial ? [{ ...profession.trial, ...forTheWhole, fee_amount: 0 }] : [];
  return [...trial, ...priced].map((service, position) => ({
    id: nextId(),
    position,
    ...service,
    fee_amount:
      service.rate_amount === null
        ? service.fee_amount
        : feeAt(service.rate_amount, service.minutes),
    ...inRupees,
  }));
}

/** Hours that a wage covers; a fee per visit or consultation is no wage. */
const hoursPaid: Record<string, number> = { hour: 1, day: 8, month: 208 };

const tenRupees = 1_000;

/** The first service has the card's price, later ones a higher one; a wage is the same for all. */
function priceOf({ amount, per }: Price, rank: number) {
  const asked = amount * (1 + rank * 0.5);
  const hours = hoursPaid[per];
  if (hours === undefined) return { ...forTheWhole, fee_amount: roundPrice(asked) };
  const rate = hours === 1 ? roundPrice(asked) : Math.round(amount / hours / tenRupees) * tenRupees;
  return { rate_amount: rate, other_charges_amount: 0, fee_amount: 0 };
}

const lessonMinutes = 60;
const bundles = [
  { lessons: 5, share: 0.91 },
  { lessons: 10, share: 0.885 },
];

/** A trial, one lesson, and several lessons at a discount. */
export function packagesOf(
  nextId: () => string,
  { profession }: Seller,
  price: Price | undefined,
): SamplePackage[] {
  const { trial } = profession;
  if (!trial || !price) return [];
  const lessons = bundles.map(({ lessons, share }) => ({
    name: `${lessons} lessons`,
    lessons,
    minutes: lessonMinutes,
    fee_amount: roundPrice(price.amount * lessons * share),
  }));
  return [
    { name: `${trial.minutes} min free trial`, lessons: 1, minutes: trial.minutes, fee_amount: 0 },
    { name: '1 lesson', lessons: 1, minutes: lessonMinutes, fee_amount: price.amount },
    ...lessons,
  ].map((lesson, position) => ({ id: nextId(), position, ...lesson, ...inRupees }));
}
