import { allChips, paidSorts, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const engineer: Profession = {
  slug: 'engineer',
  listing: '/engineers',
  listingAliases: [],
  details: '/engineer-detail',
  one: 'engineer',
  many: 'engineers',
  title: 'Engineers',
  defaultSpec: null,
  specialitiesLabel: 'Fields of work',
  chips: allChips,
  heading: (field, place) => `Best ${field === null ? '' : `${field} `}Engineers in ${place}`,
  root: 'Engineers',
  branch: (field) => `${field} Engineers`,
  intro: null,
  yearsOf: 'experience',
  book: 'Hire Now',
  cardLines: qualificationLines,
  page: {
    shows: 'cards',
    actions: ['call', 'book', 'chat'],
    filters: ['top', 'popular', 'fee', 'exp', 'lang', 'rating', 'now', 'r', 'quick', 'liked'],
    sorts: paidSorts,
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'specialities', 'reviews', 'portfolio'],
    panel: { title: (name) => `Hire ${name}`, button: 'Hire Now' },
    extra: 'portfolio',
    schemaType: () => 'ProfessionalService',
  },
  stateKey: 'enggListing',
  hue: 'engineer',
};
