import { defaultSpecialities } from '@nukkad/platform/contract';
import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const officer: Profession = {
  slug: 'officer',
  listing: '/officers',
  listingAliases: [],
  details: '/officer-detail',
  one: 'officer',
  many: 'officers',
  title: 'Officers',
  defaultSpec: defaultSpecialities.officer,
  specialitiesLabel: 'Kinds of complaint',
  chips: allChips,
  heading: () => 'Raise a Complaint',
  root: 'Officers',
  branch: (kind) => `${kind.replace(/-related$/i, ' Related')} Complaints`,
  intro: 'Find the officer your complaint is about, and read other complaints.',
  yearsOf: 'service',
  book: 'Write a Complaint',
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
