import type { GeoPlace, NearestPlace } from '@nukkad/platform/contract';
import { namesInLanguages } from '@nukkad/platform/names/in-languages';
import { namesOfPlace } from './place-names.model';

/** `HSR Layout` → `hsr-layout`. */
export const slugOf = (name: string): string => words(name).join('-');

/** Accents of Latin letters, the dot of `ज़` and joiners: the same name is written with and without. */
const optional = /[\u0300-\u036F\u093C\u0CBC\u200C\u200D]/g;

/** Lower-case words without accents or punctuation. Vowel signs of Indian scripts are letters. */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(optional, '')
    .replace(/\u0901/g, '\u0902')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether a place has this name, in any of its languages and spellings. */
export const isCalled = (place: Pick<GeoPlace, 'name' | 'slug'>, written: string): boolean =>
  namesOfPlace(place).some((name) => slugOf(name) === slugOf(written));

/** The place of a slug, or of a name in Hindi or Kannada written as one: `कोरमंगला`. */
export const placeOfSlug = (written: string, places: GeoPlace[]): GeoPlace | undefined =>
  places.find(({ slug }) => slug === written) ??
  places.find((place) => wordsOf(place).names.some((name) => name.join('-') === slugOf(written)));

/**
 * The places a term can mean, best first: names that begin with it, names with a word that does,
 * then places whose name, city, state or PIN contains every word; served places before others. A
 * term without a match is treated as a misspelt name.
 */
export function placesFor(term: string, places: GeoPlace[], limit: number): GeoPlace[] {
  const fitting = placesFitting(term, places, limit);
  if (fitting.length > 0) return fitting;
  const asked = words(term);
  return asked.length === 0 ? [] : best(places, (place) => misspelling(asked, place), limit);
}

/** The same without correcting misspelt names. */
export function placesFitting(term: string, places: GeoPlace[], limit: number): GeoPlace[] {
  const asked = words(term);
  return asked.length === 0 ? [] : best(places, (place) => fit(asked, place), limit);
}

/** Ranked ascending; null excludes a place. Equal ranks keep their order. */
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
  const { names, around } = wordsOf(place);
  const term = asked.join(' ');
  if (names.some((name) => name.join(' ').startsWith(term))) return 0;
  const isIn = (known: string[]) =>
    asked.every((word) => known.some((other) => other.startsWith(word)));
  if (names.some(isIn)) return 1;
  return isIn([...names.flat(), ...around]) ? 2 : null;
}

interface PlaceWords {
  /** Every name, in three scripts. */
  names: string[][];
  around: string[];
}

/** Every letter that somebody types is compared with all places. */
const wordsOfPlaces = new WeakMap<GeoPlace, PlaceWords>();

function wordsOf(place: GeoPlace): PlaceWords {
  const known = wordsOfPlaces.get(place);
  if (known) return known;
  const { city, citySlug, state, pin } = place;
  const names = namesOfPlace(place).map(words);
  const cities = namesOfPlace({ name: city, slug: citySlug });
  const around = [...cities, state, ...namesInLanguages(state), pin ?? ''].flatMap(words);
  const found = { names, around };
  wordsOfPlaces.set(place, found);
  return found;
}

/** Below this share of equal trigrams a match is chance. */
const alike = 0.3;

function misspelling(asked: string[], place: GeoPlace): number | null {
  const wanted = triples(asked.join(''));
  const likeness = Math.max(
    ...wordsOf(place).names.map((name) => shared(wanted, triples(name.join('')))),
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

/** The place whose point is nearest on the globe; null when no place has a point. */
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

/** Great-circle distance in kilometres. */
export function kmBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
