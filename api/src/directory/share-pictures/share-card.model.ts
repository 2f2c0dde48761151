import type { Category, GeoPlace, Rating } from '@nukkad/platform/contract';
import { formatRating } from '@nukkad/platform/format';
import type { ShareCard } from './drawing/share-card';
import { text } from './share-pictures.text';

/** A listed professional, as far as the card shows one. */
export interface VendorSubject {
  name: string;
  title: string;
  profession: string;
  category: string;
  speciality: string | null;
  locality: string;
  city: string;
  /** Address of the photo; null where visitors see none. */
  image: string | null;
  rating: Rating | null;
}

/** The card of a professional. */
export function vendorCard(vendor: VendorSubject): ShareCard {
  const { name, title, profession, category, speciality, locality, city, image, rating } = vendor;
  const label = speciality ?? category;
  return {
    profession,
    label: capitalized(label),
    heading: name,
    line: isSame(title, label) ? '' : title,
    place: text.place(locality, city),
    rating: rating && {
      average: formatRating(rating.average),
      reviews: text.reviews(rating.count),
    },
    picture: { kind: 'portrait', address: image },
  };
}

/** Subject of a list; `count` is null where it would not be of this place's city. */
export interface ListSubject {
  profession: Category;
  spec: Category | null;
  place: Pick<GeoPlace, 'name' | 'city'>;
  count: number | null;
}

/** The card of a list. */
export function listingCard({ profession, spec, place, count }: ListSubject): ShareCard {
  const list = text.lists[profession.profession] ?? text.otherList(profession.categoryName);
  const noun = spec === null ? list.all : capitalized(list.of(spec.categoryName));
  const isCounted = list.hasPlace && count !== null && count > 0;
  return {
    profession: profession.profession,
    label: isCounted ? text.count(count, place.city) : text.listed,
    heading: list.hasPlace ? text.inPlace(noun, place.name) : noun,
    line: list.promise,
    place: list.hasPlace ? text.place(place.name, place.city) : place.city,
    rating: null,
    picture: { kind: 'scene' },
  };
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
