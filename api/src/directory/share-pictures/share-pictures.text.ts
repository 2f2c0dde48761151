import { formatCount } from '@nukkad/platform/format';

interface ListWords {
  all: string;
  of: (speciality: string) => string;
  /** What visitors do there. */
  promise: string;
}

/** Words on link-preview pictures; names that they take are in the same language. */
export interface CardWords {
  /** By profession, as the headings of the lists say. */
  lists: Readonly<Record<string, ListWords>>;
  otherList: (category: string) => ListWords;
  inPlace: (noun: string, place: string) => string;
  place: (locality: string, city: string) => string;
  reviews: (count: number) => string;
  count: (count: number, city: string) => string;
  listed: string;
  /** What the product is, and for whom. */
  product: { heading: string; line: string };
}

const people = (all: string, of = (speciality: string) => `${speciality} ${all}`): ListWords => ({
  ...{ all, of },
  promise: 'Compare fees, reviews and free times',
});

export const text: CardWords = {
  lists: {
    doctor: people('Doctors', (speciality) => `${speciality}s`),
    engineer: people('Engineers'),
    ca: people('Chartered Accountants'),
    advocate: people('Advocates'),
    teacher: people('Teachers'),
    labour: people('Labours', (work) => work),
    officer: {
      ...people('Officers', (kind) => `${kind.replace(/-related$/i, ' Related')} Complaints`),
      promise: 'Find the officer and raise a complaint',
    },
    'govt-officer': {
      ...people('Government Offices', (department) => department),
      promise: 'Departments, officers and forms',
    },
  },
  otherList: (category) => people(category, (speciality) => speciality),
  inPlace: (noun, place) => `${noun} in ${place}`,
  place: (locality, city) => (locality === city ? city : `${locality}, ${city}`),
  reviews: (count) => `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`,
  count: (count, city) => `${formatCount(count)} listed in ${city}`,
  listed: 'Listed on Nukkad',
  product: {
    heading: 'Trusted professionals near you',
    line: 'Doctors, teachers, advocates, engineers and more',
  },
};
