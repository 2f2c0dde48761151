import type { GeoPlace, NearestPlace } from '@nukkad/platform/contract';

/** `HSR Layout` → `hsr-layout`. */
export const slugOf = (name: string): string => words(name).join('-');

/** Names that cities no longer have and people still type. */
const formerNames: Record<string, string> = {
  bengaluru: 'bangalore',
  chennai: 'madras',
  delhi: 'new delhi',
  kochi: 'cochin',
  mumbai: 'bombay',
  mysuru: 'mysore',
  pune: 'poona',
};

/** Plain lower-case words: accents, punctuation and case make no difference. */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * The places a term can mean, best first: names that begin with it, then names with a word that
 * does, then places whose name, city, state or PIN has every word of it; where somebody can be
 * listed before where nobody can. A term that fits nowhere is taken for a misspelt name.
 */
export function placesFor(term: string, places: GeoPlace[], limit: number): GeoPlace[] {
  const fitting = placesFitting(term, places, limit);
  if (fitting.length > 0) return fitting;
  const asked = words(term);
  return asked.length === 0 ? [] : best(places, (place) => misspelling(asked, place), limit);
}

/** The same without taking a term for a misspelt name. */
export function placesFitting(term: string, places: GeoPlace[], limit: number): GeoPlace[] {
  const asked = words(term);
  return asked.length === 0 ? [] : best(places, (place) => fit(asked, place), limit);
}

/** Ranked ascending; null leaves a place out. Equal ranks keep the order they came in. */
function best(
  places: GeoPlace[],
  rank: (place: GeoPlace) => number | null,
  limit: number,
): GeoPlace[] {
  return places
    .map((place) => ({ place, rank: rank(place) }))
    .filter((ranked): ranked is { place: GeoPlace; rank: number } => ranked.rank !== null)
    .sort((a, b) => a.rank - b.rank || Number(b.place.isServed) - Number(a.place.isServed))
    .slice(0, limit)
    .map(({ place }) => place);
}

function fit(asked: string[], place: GeoPlace): number | null {
  const names = namesOf(place);
  const term = asked.join(' ');
  if (names.some((name) => name.join(' ').startsWith(term))) return 0;
  const isIn = (known: string[]) =>
    asked.every((word) => known.some((other) => other.startsWith(word)));
  if (names.some(isIn)) return 1;
  const around = [place.city, formerNames[place.citySlug] ?? '', place.state, place.pin ?? ''];
  return isIn([...names.flat(), ...around.flatMap(words)]) ? 2 : null;
}

/** The name, and of a city also the one it used to have. */
function namesOf({ kind, name, slug }: GeoPlace): string[][] {
  const former = kind === 'city' ? formerNames[slug] : undefined;
  return [words(name), ...(former ? [words(former)] : [])];
}

/** Shares of equal letter triples below this are chance. */
const alike = 0.3;

function misspelling(asked: string[], place: GeoPlace): number | null {
  const wanted = triples(asked.join(''));
  const likeness = Math.max(
    ...namesOf(place).map((name) => shared(wanted, triples(name.join('')))),
  );
  return likeness >= alike ? -likeness : null;
}

function triples(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function shared(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((triple) => other.has(triple)).length;
  return both / (one.size + other.size - both);
}

const earthRadiusKm = 6_371;

/** The place whose point is closest, on a globe; null when no place has a point. */
export function nearestTo(
  point: { lat: number; lng: number },
  places: GeoPlace[],
): NearestPlace | null {
  const measured = places.flatMap((place) =>
    place.point ? [{ place, km: kmBetween(point, place.point) }] : [],
  );
  if (measured.length === 0) return null;
  const { place, km } = measured.reduce((near, other) => (other.km < near.km ? other : near));
  return { place, km: Math.round(km * 10) / 10 };
}

export interface Point {
  lat: number;
  lng: number;
}

/** On a globe. */
export function kmBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
