import type { GeoPlace } from '@nukkad/platform/contract';
import type { Point } from '../geo/places.model';
import { blurred } from './box.model';

/** Where an address is, about. */
export interface AddressPlace extends Point {
  city: string;
}

/** `560 034` is written as often as `560034`. Longer numbers are no PIN codes. */
const pinCode = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g;

/** Localities by their PIN code. */
export type LocalitiesByPin = ReadonlyMap<string, readonly GeoPlace[]>;

/** Groups localities by PIN code; those without one are left out. */
export function localitiesByPin(localities: readonly GeoPlace[]): LocalitiesByPin {
  const byPin = new Map<string, GeoPlace[]>();
  for (const locality of localities) {
    if (locality.pin === null) continue;
    byPin.set(locality.pin, [...(byPin.get(locality.pin) ?? []), locality]);
  }
  return byPin;
}

/**
 * Where an address is: the middle of the neighbourhood of its PIN code that it names, else of all
 * that share the code. Null without a PIN code that the directory knows: words alone name streets
 * after neighbourhoods, and cities after others.
 */
export function placeOfAddress(address: string, byPin: LocalitiesByPin): AddressPlace | null {
  const pins = new Set(address.match(pinCode)?.map((pin) => pin.replace(' ', '')));
  const fitting = [...pins].flatMap((pin) => byPin.get(pin) ?? []);
  const [first] = fitting;
  if (!first) return null;
  const { city } = first;
  const here = fitting.filter((place) => place.city === city);
  const named = here.filter(({ name }) => address.toLowerCase().includes(name.toLowerCase()));
  const points = (named.length > 0 ? named : here).flatMap(({ point }) => point ?? []);
  return points.length === 0 ? null : { city, ...middleOf(points) };
}

function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) =>
    blurred(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
}
