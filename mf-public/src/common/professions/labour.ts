import { allChips, paidSorts, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const labour: Profession = {
  slug: 'labour',
  listing: '/labours',
  listingAliases: [],
  details: '/labour-detail',
  one: 'labourer',
  many: 'labourers',
  title: 'Labours',
  defaultSpec: null,
  specialitiesLabel: 'Kinds of work',
  chips: allChips,
  heading: (work, place) => `Best ${work ?? 'Labours'} in ${place}`,
  root: 'Labours',
  branch: (work) => work,
  intro: null,
  yearsOf: 'experience',
  book: 'Hire Now',
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
    panel: { title: (name) => `Hire ${name}`, button: 'Hire Now' },
    extra: null,
    schemaType: (work) => trades[work ?? ''] ?? 'HomeAndConstructionBusiness',
  },
  stateKey: 'vendor',
  hue: 'labour',
};

const trades: Record<string, string> = { electrician: 'Electrician', plumber: 'Plumber' };
