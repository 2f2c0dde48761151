import type {
  LessonPackage,
  Money,
  PackageChange,
  Service,
  ServiceOrder,
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

const priceWords = (amount: number, currency: Currency) => formatMoney({ amount, currency });
