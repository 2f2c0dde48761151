import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';
import { text } from './professions.text';

export const governmentOffice: Profession = {
  slug: 'govt-officer',
  listing: '/govt. officers',
  listingAliases: ['/govt-officers'],
  details: '/govt-offices-detail',
  ...text.governmentOffice,
  defaultSpec: null,
  chips: allChips,
  cardLines: qualificationLines,
  page: {
    shows: 'offices',
    actions: [],
    filters: [],
    sorts: [],
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'reviews', 'address'],
    panel: null,
    extra: null,
    schemaType: () => 'GovernmentOffice',
  },
  stateKey: 'vendor',
  hue: 'govt',
};
