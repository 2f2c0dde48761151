import { limits, type Vendor } from '@nukkad/platform/contract';

interface Point {
  lat: number;
  lng: number;
}

const EARTH_KM = 6_371;

/** Great-circle distance in kilometres, one decimal. */
export function kmBetween(from: Point, to: Point): number {
  const rise = radians(to.lat - from.lat);
  const turn = radians(to.lng - from.lng);
  const half =
    Math.sin(rise / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(turn / 2) ** 2;
  return Math.round(EARTH_KM * 2 * Math.asin(Math.sqrt(half)) * 10) / 10;
}

/** Kilometres from a place; null if it has no point, or is in another region. */
export function kmFrom(point: Point | null, locality: Vendor['locality'] | null): number | null {
  if (point === null || !locality) return null;
  const km = kmBetween(point, locality);
  return km <= limits.nearbyKm ? km : null;
}

/** A search URL for the address that every map application understands. */
export function mapsAddress({ address, locality }: Vendor): string {
  const place =
    locality && !address.includes(locality.pin) ? `, ${locality.city} ${locality.pin}` : '';
  const query = new URLSearchParams({ api: '1', destination: address + place });
  return `https://www.google.com/maps/dir/?${query}`;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
