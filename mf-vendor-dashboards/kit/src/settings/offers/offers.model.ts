import {
  type LessonPackage,
  limits,
  type Money,
  type PackageChange,
  type PracticeProfile,
  type Service,
  type ServiceOrder,
} from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { sentAmount, typedAmount } from '../part/settings.model';
import { packagesText, text } from '../part/settings.text';

type Currency = Money['currency'];

interface Row {
  /** The stored id, or a temporary one. */
  id: string;
  isNew: boolean;
}

const storedRow = (_id: string): Row => ({ id: _id, isNew: false });

/** Omitted for a new row, which gets its id from the API. */
const storedId = ({ id, isNew }: Row) => (isNew ? {} : { _id: id });

/** Form values of a service. */
export interface TypedService extends Row {
  name: string;
  minutes: number | null;
  pricing: 'whole' | 'hourly';
  rate: number | null;
  otherCharges: number | null;
  fee: number | null;
  currency: Currency;
}

export const emptyService: Omit<TypedService, keyof Row> = {
  name: '',
  minutes: 30,
  pricing: 'whole',
  rate: null,
  otherCharges: 0,
  fee: null,
  currency: 'INR',
};

export function typedService(service: Service): TypedService {
  const { _id, name, minutes, rate, otherCharges, fee } = service;
  return {
    ...storedRow(_id),
    ...{ name, minutes },
    pricing: rate === null ? 'whole' : 'hourly',
    rate: rate === null ? null : typedAmount(rate.amount),
    otherCharges: typedAmount(otherCharges.amount),
    fee: typedAmount(fee.amount),
    currency: fee.currency,
  };
}

/** Fee of a service with a rate: rate × minutes ÷ 60 + other charges. */
export function feeOf(
  typed: Pick<TypedService, 'pricing' | 'rate' | 'minutes' | 'otherCharges' | 'fee'>,
) {
  if (typed.pricing === 'whole') return sentAmount(typed.fee);
  const time = (sentAmount(typed.rate) * (typed.minutes ?? 0)) / 60;
  return Math.round(time) + sentAmount(typed.otherCharges);
}

export function serviceOrder(typed: TypedService): ServiceOrder {
  const { name, minutes, pricing, rate, otherCharges, currency } = typed;
  const isHourly = pricing === 'hourly';
  return {
    ...storedId(typed),
    name: name.trim(),
    minutes: minutes ?? 0,
    rate: isHourly ? sentAmount(rate) : null,
    otherCharges: isHourly ? sentAmount(otherCharges) : 0,
    fee: feeOf(typed),
    currency,
  };
}

/** "30 minutes, ₹800" */
export const aboutService = (typed: TypedService): string =>
  `${text.minutes(typed.minutes ?? 0)}, ${priceWords(feeOf(typed), typed.currency)}`;

export interface TypedPackage extends Row {
  name: string;
  lessons: number | null;
  minutes: number | null;
  fee: number | null;
  currency: Currency;
}

export const emptyPackage: Omit<TypedPackage, keyof Row> = {
  name: '',
  lessons: 5,
  minutes: 50,
  fee: null,
  currency: 'INR',
};

export const typedPackage = (one: LessonPackage): TypedPackage => ({
  ...storedRow(one._id),
  name: one.name,
  lessons: one.lessons,
  minutes: one.minutes,
  fee: typedAmount(one.fee.amount),
  currency: one.fee.currency,
});

export const packageOrder = (typed: TypedPackage): PackageChange => ({
  ...storedId(typed),
  name: typed.name.trim(),
  lessons: typed.lessons ?? 0,
  minutes: typed.minutes ?? 0,
  fee: sentAmount(typed.fee),
  currency: typed.currency,
});

/** "5 lessons of 50 minutes, ₹4,000" */
export const aboutPackage = ({ lessons, minutes, fee, currency }: TypedPackage): string =>
  `${packagesText.about(lessons ?? 0, minutes ?? 0)}, ${priceWords(sentAmount(fee), currency)}`;

type Priced = Omit<TypedPackage, keyof Row | 'name'>;

/**
 * What a package costs beyond as many single lessons of its length; null where it is not dearer, or
 * where such lessons are not sold singly in its currency.
 */
export function surplusOf(
  typed: Priced,
  packages: readonly Priced[],
  fee: PracticeProfile['fee'],
): { singly: Money; more: Money } | null {
  const lessons = typed.lessons ?? 0;
  const one = typed.fee === null || lessons <= 1 ? null : singleLesson(typed, packages, fee);
  if (one === null) return null;
  const { currency } = typed;
  const singly = one * lessons;
  const more = sentAmount(typed.fee) - singly;
  return more > 0
    ? { singly: { amount: singly, currency }, more: { amount: more, currency } }
    : null;
}

/** The price of one lesson of that length: a package of one lesson comes before the fee. */
function singleLesson(
  { minutes, currency }: Priced,
  packages: readonly Priced[],
  fee: PracticeProfile['fee'],
): number | null {
  const single = packages.find(
    (one) => one.lessons === 1 && one.minutes === minutes && one.currency === currency,
  );
  if (single && sentAmount(single.fee) > 0) return sentAmount(single.fee);
  if (fee === null || fee.currency !== currency || fee.per === 'month') return null;
  if (fee.per === 'hour') return Math.round((fee.amount * (minutes ?? 0)) / 60);
  return minutes === limits.lessonMinutes ? fee.amount : null;
}

const priceWords = (amount: number, currency: Currency) => formatMoney({ amount, currency });
