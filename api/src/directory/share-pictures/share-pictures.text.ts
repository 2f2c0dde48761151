import { formatCount } from '@nukkad/platform/format';

interface ListWords {
  all: string;
  of: (speciality: string) => string;
  /** What visitors do there. */
  promise: string;
  /** Whether the list is one of a place, and its people are counted. */
  hasPlace: boolean;
}

const people = (all: string, of = (speciality: string) => `${speciality} ${all}`): ListWords => ({
  ...{ all, of, hasPlace: true },
  promise: 'Compare fees, reviews and free times',
});

/** Words on link-preview pictures. */
export const text = {
  /** By profession, as the headings of the lists say. */
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
      ...{ promise: 'Departments, officers and forms', hasPlace: false },
    },
  } as Record<string, ListWords>,
  otherList: (category: string): ListWords => people(category, (speciality) => speciality),
  inPlace: (noun: string, place: string) => `${noun} in ${place}`,
  place: (locality: string, city: string) => (locality === city ? city : `${locality}, ${city}`),
  reviews: (count: number) => `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`,
  count: (count: number, city: string) => `${formatCount(count)} listed in ${city}`,
  listed: 'Listed on Nukkad',
} as const;
