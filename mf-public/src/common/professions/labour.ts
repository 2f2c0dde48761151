import { allChips, paidSorts, qualificationLines } from './plain-profession';
import type { Profession } from './profession';
import { panels, text } from './professions.text';

export const labour: Profession = {
  slug: 'labour',
  listing: '/labours',
  listingAliases: [],
  details: '/labour-detail',
  ...text.labour,
  defaultSpec: null,
  chips: allChips,
  intro: null,
  cardLines: qualificationLines,
  page: {
    shows: 'cards',
    actions: ['call', 'book', 'chat'],
    filters: ['now', 'top', 'gender', 'fee', 'exp', 'lang', 'rating', 'r', 'quick', 'liked'],
    sorts: paidSorts,
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'specialities', 'reviews', 'others'],
    panel: panels.hiring,
    extra: null,
    schemaType: (work) => trades[work ?? ''] ?? 'HomeAndConstructionBusiness',
  },
  stateKey: 'vendor',
  hue: 'labour',
};

const trades: Record<string, string> = { electrician: 'Electrician', plumber: 'Plumber' };
