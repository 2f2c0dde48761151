import { defaultSpecialities } from '@nukkad/platform/contract';
import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';
import { text } from './professions.text';

export const officer: Profession = {
  slug: 'officer',
  listing: '/officers',
  listingAliases: [],
  details: '/officer-detail',
  ...text.officer,
  defaultSpec: defaultSpecialities.officer,
  chips: allChips,
  cardLines: qualificationLines,
  page: {
    shows: 'cards',
    actions: ['view-complaints', 'write-complaint'],
    filters: ['rating', 'exp', 'lang', 'gender', 'state', 'city', 'r', 'liked'],
    sorts: ['relevance', 'distance', 'rating', 'experience'],
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['complaints', 'about', 'reviews'],
    panel: null,
    extra: 'complaints',
    schemaType: () => 'GovernmentOffice',
  },
  stateKey: 'vendor',
  hue: 'officer',
};
