import { defaultSpecialities, limits } from '@nukkad/platform/contract';
import { paidSorts } from './plain-profession';
import type { Profession } from './profession';
import { cardText, panels, searchHint, text } from './professions.text';

export const doctor: Profession = {
  slug: 'doctor',
  listing: '/doctors',
  listingAliases: [],
  details: '/doctor-detail',
  ...text.doctor,
  defaultSpec: defaultSpecialities.doctor,
  chips: { shown: limits.specialitiesShown, wraps: false },
  intro: null,
  cardLines: ({ doctorDetails }) => [
    { label: cardText.education, value: doctorDetails?.education?.[0] },
    { label: cardText.experience, value: doctorDetails?.experience?.[0] },
    { label: cardText.clinic, value: doctorDetails?.clinicName },
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
    searchHint,
  },
  profile: {
    tabs: ['about', 'services', 'reviews', 'address'],
    panel: panels.appointment,
    extra: null,
    schemaType: (spec) => (spec === 'dentist' ? 'Dentist' : 'Physician'),
  },
  stateKey: 'doctorListing',
  hue: 'doctor',
};
