import { limits } from '@nukkad/platform/contract';
import { paidSorts } from './plain-profession';
import type { Profession } from './profession';

export const doctor: Profession = {
  slug: 'doctor',
  listing: '/doctors',
  listingAliases: [],
  details: '/doctor-detail',
  one: 'doctor',
  many: 'doctors',
  title: 'Doctors',
  defaultSpec: 'dentist',
  specialitiesLabel: 'Specialities',
  chips: { shown: limits.specialitiesShown, wraps: false },
  heading: (speciality, place) => `Best ${speciality ?? 'Doctors'} in ${place}`,
  root: 'Allopathic Doctors',
  branch: (speciality) => `${speciality[0]?.toUpperCase()}${speciality.slice(1)}s`,
  intro: null,
  book: 'appointment',
  cardLines: ({ doctorDetails }) => [
    { label: 'Education', value: doctorDetails?.education?.[0] },
    { label: 'Experience', value: doctorDetails?.experience?.[0] },
    { label: 'Clinic', value: doctorDetails?.clinicName },
  ],
  page: {
    shows: 'cards',
    actions: ['call', 'book', 'chat'],
    filters: [
      'now',
      'top',
      'popular',
      'gender',
      'fee',
      'exp',
      'lang',
      'rating',
      'r',
      'quick',
      'liked',
    ],
    sorts: paidSorts,
    hasBanner: false,
    searchHint: 'Search doctors, advocates, teachers and many more.....',
  },
  profile: {
    tabs: ['about', 'services', 'reviews', 'address'],
    panel: { title: () => 'Book appointment', button: 'Book Now' },
    extra: null,
    schemaType: (spec) => (spec === 'dentist' ? 'Dentist' : 'Physician'),
  },
  stateKey: 'doctorListing',
  hue: 'doctor',
};
