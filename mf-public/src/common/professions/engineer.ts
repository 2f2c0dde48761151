import { allChips, paidSorts, qualificationLines } from './plain-profession';
import type { Profession } from './profession';
import { panels, text } from './professions.text';

export const engineer: Profession = {
  slug: 'engineer',
  listing: '/engineers',
  listingAliases: [],
  details: '/engineer-detail',
  ...text.engineer,
  defaultSpec: null,
  chips: allChips,
  intro: null,
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
    panel: panels.hiring,
    extra: 'portfolio',
    schemaType: () => 'ProfessionalService',
  },
  stateKey: 'enggListing',
  hue: 'engineer',
};
