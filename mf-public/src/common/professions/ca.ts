import { allChips, paidSorts, qualificationLines } from './plain-profession';
import type { Profession } from './profession';
import { panels, text } from './professions.text';

export const ca: Profession = {
  slug: 'ca',
  listing: "/ca's",
  listingAliases: ['/ca'],
  details: '/ca-detail',
  ...text.ca,
  defaultSpec: null,
  chips: allChips,
  intro: null,
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
    panel: panels.consultation,
    extra: 'fee-table',
    schemaType: () => 'AccountingService',
  },
  stateKey: 'vendor',
  hue: 'ca',
};
