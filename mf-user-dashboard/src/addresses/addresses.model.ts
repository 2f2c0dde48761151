import {
  type Address,
  type AddressOrder,
  limits,
  messages,
  type PinPlace,
} from '@nukkad/platform/contract';
import { all, pattern, required } from '@nukkad/shared-ui';
import { nationalOf, phoneOf } from '../common/phone.model';
import { text } from './addresses.text';

/** Form values of an address: `mobile` is the ten digits. */
export type TypedAddress = AddressOrder;

export const asked = required(messages.required);
export const pinProblem = all<string>(asked, pattern(/^\d{6}$/, text.pinWrong));

export const isPin = (typed: string): boolean =>
  typed.length === limits.pinDigits && /^\d+$/.test(typed);

/** Initial values of a new address; the first one is the default. */
export function emptyAddress(isFirst: boolean): TypedAddress {
  const nothing = { label: '', name: '', line: '', city: '', pin: '', mobile: '' };
  return { ...nothing, isDefault: isFirst };
}

export function addressValues({ _id, ...address }: Address): TypedAddress {
  return { ...address, mobile: nationalOf(address.mobile) };
}

export function addressOrder({ mobile, isDefault, ...typed }: TypedAddress): AddressOrder {
  return {
    label: typed.label.trim(),
    name: typed.name.trim(),
    line: typed.line.trim(),
    city: typed.city.trim(),
    pin: typed.pin.trim(),
    mobile: phoneOf(mobile),
    isDefault,
  };
}

/** Place of a PIN code: `HSR Layout, Bengaluru, Karnataka`. */
export function placeWords({ localities, city, state }: PinPlace): string {
  return [...localities.slice(0, 2), city, state].join(', ');
}

/** The list with a stored address; at most one is the default. */
export function withAddress(list: readonly Address[], stored: Address): Address[] {
  const isNew = !list.some(({ _id }) => _id === stored._id);
  const others = list.map((address) =>
    stored.isDefault ? { ...address, isDefault: false } : address,
  );
  if (isNew) return [...others, stored];
  return others.map((address) => (address._id === stored._id ? stored : address));
}

export function withoutAddress(list: readonly Address[], id: string): Address[] {
  return list.filter(({ _id }) => _id !== id);
}

export function mainAndOthers(list: readonly Address[]) {
  const main = list.find(({ isDefault }) => isDefault) ?? null;
  return { main, others: list.filter((address) => address !== main) };
}
