import type { GeoPlace, VendorsAnswer } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { text } from '../listing.text';
import { countWords, type Noun, nameOfSlug } from './listing.model';
import type { ListingQuery } from './listing.query.model';

/** Place of a list: `HSR Layout` in `Bengaluru`; no city or slug if it spans several. */
export interface PlaceOfList {
  name: string;
  city: string | null;
  slug: string | null;
}

type Asked = Pick<ListingQuery, 'loc' | 'facets'>;

/**
 * Place of a list: from the API's answer, else from the address, else the one chosen in the header.
 * Heading, breadcrumb, form and count all use it.
 */
export function placeOfList(...asked: Parameters<typeof englishPlaceOf>): PlaceOfList {
  const { name, city, slug } = englishPlaceOf(...asked);
  const names = name.split(', ').map((one) => localName(one));
  return { name: names.join(', '), city: city && localName(city), slug };
}

function englishPlaceOf(
  answer: VendorsAnswer | null,
  { loc, facets }: Asked,
  header: GeoPlace,
): PlaceOfList {
  if (answer?.place) return answer.place;
  const cities = facets.city ?? [];
  const states = facets.state ?? [];
  const isHere =
    (cities.length === 0 || cities.includes(header.citySlug)) &&
    (states.length === 0 || states.some((state) => nameOfSlug(state) === header.state));
  if (!isHere) return elsewhere(cities, states);
  if (loc === null || loc === header.slug) return header;
  return { name: nameOfSlug(loc), city: header.city, slug: loc };
}

function elsewhere(cities: string[], states: string[]): PlaceOfList {
  const name = (cities.length > 0 ? cities : states).map(nameOfSlug).join(', ');
  const [slug = null] = cities.length === 1 ? cities : [];
  return { name, city: slug && nameOfSlug(slug), slug };
}

/**
 * Count with its area: a neighbourhood's list covers the whole city, nearest first, so it must not
 * claim that all of them are in the neighbourhood.
 */
export function countInPlace(
  answer: VendorsAnswer,
  noun: Noun,
  { name, city }: Pick<PlaceOfList, 'name' | 'city'>,
  { radius, isLiked }: Pick<ListingQuery, 'radius' | 'isLiked'>,
): string {
  const count = countWords(answer, noun);
  if (isLiked) return text.countLiked(count);
  if (radius !== null) return text.countWithin(count, radius, name);
  if (isBeyond(answer, city)) return count;
  return city === null || name === city
    ? text.countIn(count, name)
    : text.countAround(count, name, city);
}

/** Whether the list reaches beyond its city: a search for a vendor's name covers all of them. */
export const isBeyond = ({ vendors }: VendorsAnswer, city: string | null): boolean =>
  vendors.some(({ locality }) => city !== null && localName(locality.city) !== city);

/** Whether words of a query name the place of its list, which then overrides the chosen one. */
export function namesPlace(
  { place }: VendorsAnswer,
  { term, loc, point, facets }: Pick<ListingQuery, 'term' | 'loc' | 'point' | 'facets'>,
  header: string,
): boolean {
  if (term === '' || point !== null || place === null) return false;
  const isOfCities = facets.city !== undefined || facets.state !== undefined;
  return !isOfCities && place.slug !== (loc ?? header);
}
