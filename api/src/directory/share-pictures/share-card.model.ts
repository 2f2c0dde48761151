import type { Category, GeoPlace, Rating } from '@nukkad/platform/contract';
import { formatRating } from '@nukkad/platform/format';
import { listNameIn } from '../../core/language/list-names';
import { type MessageLanguage, translated } from '../../core/language/message-language';
import type { ShareCard } from './drawing/share-card';
import { text as hi } from './share-pictures.hi';
import { text as kn } from './share-pictures.kn';
import { text as english } from './share-pictures.text';

const cardWords = translated(english, { hi, kn });

/** Says names of lists in the language of a card. */
const namesOf = (language: MessageLanguage) => (name: string, of?: string) =>
  listNameIn(language, name, of);

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
export function vendorCard(vendor: VendorSubject, language: MessageLanguage): ShareCard {
  const { title, profession, category, speciality, locality, city, image, rating } = vendor;
  const words = cardWords(language);
  const name = namesOf(language);
  const label = speciality ?? category;
  return {
    profession,
    label: capitalized(name(label, profession)),
    heading: vendor.name,
    line: isSame(title, label) ? '' : name(title),
    place: words.place(name(locality), name(city)),
    rating: rating && {
      average: formatRating(rating.average),
      reviews: words.reviews(rating.count),
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

/** Offices are those of a whole city, and are not counted. */
const isOfCity = (profession: string) => profession === 'govt-officer';

/** The card of a list. */
export function listingCard(subject: ListSubject, language: MessageLanguage): ShareCard {
  const { spec, count, place } = subject;
  const { profession, categoryName } = subject.profession;
  const words = cardWords(language);
  const name = namesOf(language);
  const list = words.lists[profession] ?? words.otherList(name(categoryName));
  const noun = spec ? capitalized(list.of(name(spec.categoryName, profession))) : list.all;
  const [locality, city] = [name(place.name), name(place.city)];
  const hasPlace = !isOfCity(profession);
  const isCounted = hasPlace && count !== null && count > 0;
  return {
    profession,
    label: isCounted ? words.count(count, city) : words.listed,
    heading: hasPlace ? words.inPlace(noun, locality) : noun,
    line: list.promise,
    place: hasPlace ? words.place(locality, city) : city,
    rating: null,
    picture: { kind: 'scene' },
  };
}

/** The card of pages that have none of their own. */
export function productCard(language: MessageLanguage): ShareCard {
  const { heading, line } = cardWords(language).product;
  return {
    ...{ profession: '', label: '', heading, line, place: '', rating: null },
    picture: { kind: 'scene' },
  };
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
