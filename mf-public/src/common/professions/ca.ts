import { allChips, paidSorts, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const ca: Profession = {
  slug: 'ca',
  listing: "/ca's",
  listingAliases: ['/ca'],
  details: '/ca-detail',
  one: 'chartered accountant',
  many: 'chartered accountants',
  title: 'Chartered Accountants',
  defaultSpec: null,
  specialitiesLabel: 'Areas of work',
  chips: allChips,
  heading: (area, place) =>
    `Best ${area === null ? '' : `${area} `}Chartered Accountants in ${place}`,
  root: 'Chartered Accountants',
  branch: (area) => `${area} Chartered Accountants`,
  intro: null,
  yearsOf: 'practice',
  book: 'Book a Consultation',
  cardLines: qualificationLines,
  page: {
    shows: 'cards',
    actions: ['call', 'book', 'chat'],
    filters: ['now', 'top', 'fee', 'exp', 'lang', 'gender', 'rating', 'r', 'quick', 'liked'],
    sorts: paidSorts,
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'specialities', 'reviews', 'fees'],
    panel: { title: () => 'Schedule a Consultation', button: 'Schedule Now' },
    extra: 'fee-table',
    schemaType: () => 'AccountingService',
  },
  stateKey: 'vendor',
  hue: 'ca',
};
