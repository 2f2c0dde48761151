import { allChips, paidSorts, qualificationLines } from './plain-profession';
import type { Profession } from './profession';
import { panels, text } from './professions.text';

export const advocate: Profession = {
  slug: 'advocate',
  listing: '/advocates',
  listingAliases: [],
  details: '/advocate-detail',
  ...text.advocate,
  defaultSpec: null,
  chips: allChips,
  intro: null,
  cardLines: qualificationLines,
  page: {
    shows: 'cards',
    actions: ['call', 'book', 'chat'],
    filters: [
      'exp',
      'state',
      'city',
      'court',
      'lang',
      'gender',
      'fee',
      'rating',
      'now',
      'r',
      'liked',
    ],
    sorts: paidSorts,
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'practice', 'reviews'],
    panel: panels.consultation,
    extra: null,
    schemaType: () => 'LegalService',
  },
  stateKey: 'vendor',
  hue: 'advocate',
};
