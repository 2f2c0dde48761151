interface Nouns {
  all: string;
  of: (speciality: string) => string;
  /** Whether the list is one of a place. */
  hasPlace: boolean;
}

const people = (all: string, of = (speciality: string) => `${speciality} ${all}`): Nouns => ({
  all,
  of,
  hasPlace: true,
});

/** Words on link-preview pictures. */
export const text = {
  /** By profession, as the headings of the lists say. */
  nouns: {
    doctor: people('Doctors', (speciality) => `${speciality}s`),
    engineer: people('Engineers'),
    ca: people('Chartered Accountants'),
    advocate: people('Advocates'),
    teacher: people('Teachers'),
    labour: people('Labours', (work) => work),
    officer: people('Officers', (kind) => `${kind.replace(/-related$/i, ' Related')} Complaints`),
    'govt-officer': {
      ...people('Government Offices', (department) => department),
      hasPlace: false,
    },
  } as Record<string, Nouns>,
  otherNouns: (category: string): Nouns => people(category, (speciality) => speciality),
  inPlace: (noun: string, place: string) => `${noun} in ${place}`,
  place: (locality: string, city: string) => (locality === city ? city : `${locality}, ${city}`),
  reviews: (count: number) =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? 'review' : 'reviews'}`,
  count: (count: number, city: string) => `${count.toLocaleString('en-IN')} listed in ${city}`,
  listed: 'Listed on Nukkad',
  promise: 'Compare fees, reviews and free times',
} as const;
