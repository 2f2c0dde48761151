import type {
  LessonPackage,
  Money,
  PackageChange,
  Service,
  ServiceOrder,
} from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { sentAmount, typedAmount } from './settings.model';

type Currency = Money['currency'];

/** A service as it is typed. */
export interface TypedService {
  name: string;
  minutes: number | null;
  pricing: 'whole' | 'hourly';
  rate: number | null;
  otherCharges: number | null;
  fee: number | null;
  currency: Currency;
}

export const emptyService: TypedService = {
  name: '',
  minutes: 30,
  pricing: 'whole',
  rate: null,
  otherCharges: 0,
  fee: null,
  currency: 'INR',
};

export function typedService({ name, minutes, rate, otherCharges, fee }: Service): TypedService {
  return {
    ...{ name, minutes },
    pricing: rate === null ? 'whole' : 'hourly',
    rate: rate === null ? null : typedAmount(rate.amount),
    otherCharges: typedAmount(otherCharges.amount),
    fee: typedAmount(fee.amount),
    currency: fee.currency,
  };
}

/** What a service costs: rate × minutes ÷ 60 + other charges, where there is a rate. */
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
    name: name.trim(),
    minutes: minutes ?? 0,
    rate: isHourly ? sentAmount(rate) : null,
    otherCharges: isHourly ? sentAmount(otherCharges) : 0,
    fee: feeOf(typed),
    currency,
  };
}

/** A service that stays as it is. */
export const sameService = ({ _id, ...service }: Service): ServiceOrder => ({
  ...serviceOrder(typedService({ _id, ...service })),
  _id,
});

export interface TypedPackage {
  name: string;
  lessons: number | null;
  minutes: number | null;
  fee: number | null;
  currency: Currency;
}

export const emptyPackage: TypedPackage = {
  name: '',
  lessons: 5,
  minutes: 50,
  fee: null,
  currency: 'INR',
};

export const typedPackage = ({ name, lessons, minutes, fee }: LessonPackage): TypedPackage => ({
  ...{ name, lessons, minutes },
  fee: typedAmount(fee.amount),
  currency: fee.currency,
});

export const packageOrder = (typed: TypedPackage): PackageChange => ({
  name: typed.name.trim(),
  lessons: typed.lessons ?? 0,
  minutes: typed.minutes ?? 0,
  fee: sentAmount(typed.fee),
  currency: typed.currency,
});

export const samePackage = (one: LessonPackage): PackageChange => ({
  ...packageOrder(typedPackage(one)),
  _id: one._id,
});

/** The list with one at its place, or as the last where it has none. */
export function withOne<Order extends { _id?: string }>(
  list: readonly Order[],
  order: Order,
  id: string | null,
): Order[] {
  if (id === null) return [...list, order];
  return list.map((one) => (one._id === id ? { ...order, _id: id } : one));
}

/** The list with one moved by so many places. */
export function moved<One>(list: readonly One[], index: number, by: number): One[] {
  const rest = [...list];
  const [one] = rest.splice(index, 1);
  if (one !== undefined) rest.splice(index + by, 0, one);
  return rest;
}

/** What was refused of one in a list, at the fields of its form: `3.name` is `name`. */
export function problemsOfOne(answer: SubmitAnswer, index: number): SubmitAnswer {
  if (answer === undefined || typeof answer === 'string') return answer;
  const named = Object.entries(answer).map(([field, message]) => [
    field.startsWith(`${index}.`) ? field.slice(`${index}.`.length) : field,
    message,
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}
